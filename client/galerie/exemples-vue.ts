/** An invented state of a room and its parts, shared by the views of the gallery and by tests. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueImprevu, VueJoueur, VueQuestion } from "#game/schema/etat.ts";
import { creerJoueurVierge, creerVueDeRoomVierge } from "../partie/vue-vierge.ts";
import type { LigneDeJoueurSurArdoise } from "../scenes/hote/ardoise.tsx";

export const exempleJoueur = (pseudo: string, champs: Partial<VueJoueur> = {}): VueJoueur => ({
  ...creerJoueurVierge(pseudo),
  gorgee: 12,
  score: 3,
  participe: true,
  ...champs,
});

export const VUE_DE_ROOM_EXEMPLE: Vue = {
  ...creerVueDeRoomVierge(),
  code: "4KX2P9",
  phase: "jeu",
  etape: ETAPE.imprevu,
  tour: 7,
  position: 6,
  numero: 7,
  nbQuestions: 15,
  titre: "Apéro et culture générale",
  placesMax: 60,
  joueurs: {
    [CLE_CREATEUR]: exempleJoueur("Hôte", { createur: true }),
    lea: exempleJoueur("Léa"),
    tom: exempleJoueur("Tom", { sansAlcool: true }),
    max: exempleJoueur("Maximilien-Auguste-X"),
    jb: exempleJoueur("Jean-Baptiste", { present: false }),
  },
};

/** The host and `nombre` players, by key: twenty chosen names, then numbered cousins; `champs` gives fields of a player by rank. */
export function exempleHoteEtJoueurs(
  nombre: number,
  champs: (rang: number) => Partial<VueJoueur> = () => ({}),
): Vue["joueurs"] {
  const noms = exempleLignesDeJoueursSurArdoise(Math.min(nombre, 20));
  const tous = Array.from({ length: nombre }, (_, rang) => {
    const { nom, n } = noms[rang] ?? { nom: `Cousin éloigné ${String(rang - 19)}`, n: rang };
    // one player in six has no drawing
    const dessin = rang % 6 === 4 ? 0 : rang + 1;
    return exempleJoueur(nom, { gorgee: n, aRepondu: rang % 3 !== 0, dessin, ...champs(rang) });
  });
  return {
    [CLE_CREATEUR]: exempleJoueur("Hôte", { createur: true }),
    ...Object.fromEntries(tous.map((un, rang) => [`j${String(rang)}`, un])),
  };
}

export const exempleQuestion = (champs: Partial<VueQuestion> = {}): VueQuestion => ({
  type: "choix",
  text: "Combien de côtés a un décagone\u00a0?",
  media: "",
  options: ["Dix", "Douze"],
  temps: 0,
  aPreuve: false,
  reponse: [],
  precis: [],
  suiteTexte: [],
  suiteMedia: "",
  offres: [],
  ...champs,
});

export const exempleImprevu = (champs: Partial<VueImprevu> = {}): VueImprevu => ({
  rare: false,
  culSec: false,
  media: "",
  lecteur: "",
  texte: [],
  aSuite: false,
  suiteMontree: false,
  suiteTexte: [],
  suiteMedia: "",
  offres: [],
  ...champs,
});

/** A question of 300 characters. */
export const QUESTION_DE_300_SIGNES =
  "En 1972, lors du tournage d’un film resté inachevé, un réalisateur français fit livrer sur le plateau, pour une seule scène de banquet, trois cents homards vivants que l’équipe refusa de cuire ce jour\u00a0: dans quel port breton furent-ils relâchés le lendemain, sous les hourras des pêcheurs du lieu\u00a0?";
/** Six options of 60 characters. */
export const OPTIONS_DE_60_SIGNES = [
  "Saint-Quay-Portrieux, devant la jetée du vieux port à flot\u00a0!",
  "Douarnenez, juste après une longue procession et une fanfare",
  "Le Guilvinec, un mardi pluvieux, au retour des chalutiers là",
  "Concarneau, du haut des remparts, et tous en même temps, hop",
  "Roscoff, où ils furent aussitôt repêchés par cent plaisantin",
  "Cancale, entre deux parcs à huîtres et trois touristes émus.",
];
/** A word of 60 letters. */
export const MOT_DE_60_LETTRES = "Anticonstitutionnellementhexakosioihexekontahexaphobiquement";
export const MOTS_DE_60_LETTRES = ["A", "B", "C", "D", "E", "F"].map(
  (lettre) => lettre + MOT_DE_60_LETTRES.slice(1),
);

const NOMS = [
  "Léa",
  "Tom",
  "Zineb",
  "Jean-Baptiste",
  "Margaux",
  "Oncle Didier",
  "Maximilien-Auguste-X",
  "Yo",
  "Père Castor",
  "Camille",
  "Inès",
  "Ousmane",
  "Hector",
  "Wwwwwwwwwwwwwwwwwwww",
  "Nadia",
  "Célestine",
  "Björn",
  "La Daronne",
  "Gégé",
  "Anne-So",
];
const COMPTES = [12, 7, 19, 4, 9, 63, 128, 0, 41, 5, 22, 1, 34, 88, 16, 27, 245, 3, 50, 11];
/** Lines of the slate with names and counts of all widths. */
export const exempleLignesDeJoueursSurArdoise = (
  nombre: number,
): readonly LigneDeJoueurSurArdoise[] =>
  NOMS.slice(0, nombre).map((nom, i) => ({
    cle: nom,
    nom,
    n: COMPTES[i] ?? 0,
    coche: i % 3 !== 0,
    absent: i === 8,
    eau: i === 4,
  }));
