/** Random quizzes of all types, settings, and the deck of imprévus of random games. */
import { IDS_MINI_JEUX } from "#contracts/mini-jeux.ts";
import * as fc from "fast-check";
import { type Imprevu } from "#contracts/imprevu.ts";
import { niveauImprevu, NOM_PAQUET_MAISON } from "#contracts/niveaux.ts";
import { allure, modeJeu, type ParametresDePartie } from "#contracts/partie.ts";
import { bavardageDuPatron } from "#contracts/patron.ts";
import { type Question, type Quizz, type TypeQuestion, typeQuestion } from "#contracts/quizz.ts";
import {
  creerCartesDImprevus,
  creerQuestionChoix,
  creerQuestionEntree,
  creerImprevu,
  creerQuestionOrdre,
  creerQuizz,
  creerQuestionRien,
} from "./quizz.ts";

const commun = {
  temps: fc.constantFrom(0, 0, 5),
  media: fc.constantFrom("", "question.jpeg", "video.mp4"),
  aleatoire: fc.boolean(),
};
/** One question of each type; the right answers contain a word that must never leave the game. */
const DE_CHAQUE_TYPE: Readonly<Record<TypeQuestion, (champs: Partial<Question>) => Question>> = {
  choix: (champs) =>
    creerQuestionChoix({
      ...champs,
      options: ["BONNE", "presque", "faux"],
      reponse: ["BONNE"],
      precis: ["presque"],
    }),
  entree: (champs) =>
    creerQuestionEntree({ ...champs, reponse: ["BONNE réponse"], precis: ["presque cela"] }),
  ordre(champs) {
    const reponse = ["BONNE 1", "BONNE 2", "BONNE 3"];
    return creerQuestionOrdre({ ...champs, options: reponse.toReversed(), reponse });
  },
  rien: creerQuestionRien,
};
const questionQuelconque: fc.Arbitrary<Question> = fc.oneof(
  ...typeQuestion.options.map((type) => fc.record(commun).map(DE_CHAQUE_TYPE[type])),
);

export const arbitraireDeQuizz: fc.Arbitrary<Quizz> = fc
  .record({
    questions: fc.array(questionQuelconque, { minLength: 1, maxLength: 8, size: "max" }),
    aleatoireGlobal: fc.boolean(),
    aleatoire: fc.array(fc.nat({ max: 7 }), { maxLength: 5 }),
  })
  .map(({ questions, ...champs }) => creerQuizz(questions, champs));

const AUTRE_PAQUET = "Voisins";

export const arbitraireDeParametres: fc.Arbitrary<ParametresDePartie> = fc.record({
  modeJeu: fc.constantFrom(...modeJeu.options),
  createur: fc.boolean(),
  sansImprevu: fc.boolean(),
  niveau: fc.constantFrom(...niveauImprevu.options),
  paquetsCoupes: fc.subarray([NOM_PAQUET_MAISON, AUTRE_PAQUET]),
  patron: fc.constantFrom(...bavardageDuPatron.options),
  rythme: fc.constantFrom("main" as const, ...allure.options),
});

const TEXTES: Record<string, Partial<Imprevu>> = {
  n1: {
    text: "&joueur boit &gorgeeEntre[8;24]",
    suite: { media: "", text: "&joueur et &joueurAutre boivent &gorgeeAutre, PLUS-TARD" },
  },
  n2: { text: "Le dernier à lever son verre boit &gorgeeEntre[1;30]", culSec: true },
  n3: {
    text: "&inconnue &liste &liste{a;b} &lettres &couleurs &langues &chiffreEntre[-3;3]",
    liste: ["x", "y"],
  },
  r1: {
    text: "&joueurAutre &boisDistrib, &joueur et les autres &boiventDistrib",
    rare: true,
    culSec: true,
  },
  n4: {
    text: "&joueur chante. Ovation : &gorgeeEntre[8;24] à distribuer. Sifflets : &gorgeeEntre[8;24] à boire.",
    juge: true,
    suite: { media: "", text: "La salle boit &gorgee, PLUS-TARD" },
  },
  n5: {
    text: "&joueur et &joueurAutre dansent. Ovation : &joueur et &joueurAutre distribuent &gorgeeEntre[8;24]. Sifflets : &joueur et &joueurAutre boivent &gorgeeEntre[8;24].",
    juge: true,
  },
  r2: { text: "", rare: true },
};
/** A deck of two packs, with every level. */
export const CARTES_DE_TEST = creerCartesDImprevus({
  normal: ["n1", "n2", "n3", "n4", "n5", ...IDS_MINI_JEUX],
  rare: ["r1", "r2"],
  aDeux: [],
}).map((carte) => Object.assign(carte, classer(carte._id)));

function classer(id: string): Pick<Imprevu, "niveau" | "paquet"> {
  return {
    niveau: id === "n2" || id === "r1" ? "corse" : id === "n3" ? "normal" : "doux",
    paquet: id === "n3" || id === "r2" ? AUTRE_PAQUET : NOM_PAQUET_MAISON,
  };
}

export function imprevuDuPaquet(id: string): Imprevu {
  return creerImprevu({ _id: id, ...TEXTES[id], ...classer(id) });
}
