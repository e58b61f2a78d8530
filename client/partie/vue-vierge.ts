/** Where nothing has happened yet: what a preview or a test begins with. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";

/** Somebody who has just come in, and is there. */
export const joueurVierge = (pseudo: string): VueJoueur => ({
  pseudo,
  gorgee: 0,
  score: 0,
  createur: false,
  present: true,
  sansAlcool: false,
  gambling: false,
  dessin: 0,
  dessinEfface: false,
  participe: false,
  aRepondu: false,
  reponse: [],
  jugement: "",
  enMs: 0,
  fautes: 0,
  aBoire: "0",
  reste: 0,
  demandees: 0,
  partage: 0,
});

/** A room where nothing has happened. */
export const vueVierge = (): Vue => ({
  code: "",
  phase: "salon",
  etape: ETAPE.question,
  tour: 0,
  position: 0,
  numero: 0,
  nbQuestions: 0,
  modeJeu: "classique",
  createur: false,
  sansImprevu: false,
  niveau: "normal",
  paquetsCoupes: [],
  bavardage: "bavard",
  rythme: "main",
  tenu: false,
  titre: "",
  chargement: false,
  placesMax: 0,
  hotePresent: true,
  enPause: false,
  pauseDemandee: false,
  attendJugement: false,
  mediaAVenir: "",
  sauvegardeEnPanne: false,
  joueurs: { [CLE_CREATEUR]: { ...joueurVierge(""), createur: true } },
  partis: [],
  imprevuIndisponible: false,
  enCours: [],
  compteursCaches: false,
  telecommande: "",
  dons: [],
});
