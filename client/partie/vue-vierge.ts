/** A room where nothing has happened, with which a preview or a test begins. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE, PARAMETRES_DE_PARTIE_NEUFS } from "#contracts/partie.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";

const { patron: bavardage, ...PARAMETRES_NEUFS } = PARAMETRES_DE_PARTIE_NEUFS;

/** A player who has just joined and whose phone is connected. */
export const creerJoueurVierge = (pseudo: string): VueJoueur => ({
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

export const creerVueDeRoomVierge = (): Vue => ({
  code: "",
  phase: "salon",
  etape: ETAPE.question,
  tour: 0,
  position: 0,
  numero: 0,
  nbQuestions: 0,
  ...PARAMETRES_NEUFS,
  bavardage,
  tenu: false,
  titre: "",
  chargement: false,
  composition: 0,
  placesMax: 0,
  hotePresent: true,
  enPause: false,
  pauseDemandee: false,
  attendJugement: false,
  mediaAVenir: "",
  sauvegardeEnPanne: false,
  joueurs: { [CLE_CREATEUR]: { ...creerJoueurVierge(""), createur: true } },
  partis: [],
  imprevuIndisponible: false,
  enCours: [],
  compteursCaches: false,
  telecommande: "",
  dons: [],
});
