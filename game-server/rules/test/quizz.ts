/** Questions, quizzes and imprévus for tests, with defaults for every field that a test does not care about. */
import type { Imprevu } from "#contracts/imprevu.ts";
import { NOM_PAQUET_MAISON } from "#contracts/niveaux.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import type { CarteTirable, PaquetImprevus } from "../types/imprevus.ts";

const NUE: Question = {
  _id: "q",
  type: "rien",
  text: "",
  media: "",
  options: [],
  reponse: [],
  precis: [],
  temps: 0,
  preuve: null,
  suite: null,
  liste: [],
  aleatoire: false,
};

/** A question where "Canberra" is right, "Sydney" is accepted with a bonus, and "Perth" is wrong. */
export const creerQuestionChoix = (champs: Partial<Question> = {}): Question => ({
  ...NUE,
  type: "choix",
  text: "Capitale de l’Australie ?",
  options: ["Canberra", "Sydney", "Perth"],
  reponse: ["Canberra"],
  precis: ["Sydney"],
  ...champs,
});

export const creerQuestionEntree = (champs: Partial<Question> = {}): Question => ({
  ...NUE,
  type: "entree",
  text: "Qui a peint la Joconde ?",
  reponse: ["Léonard de Vinci"],
  precis: ["un Italien"],
  ...champs,
});

export const creerQuestionOrdre = (champs: Partial<Question> = {}): Question => ({
  ...NUE,
  type: "ordre",
  text: "Du plus petit au plus grand",
  options: ["chat", "souris", "cheval"],
  reponse: ["souris", "chat", "cheval"],
  ...champs,
});

export const creerQuestionRien = (champs: Partial<Question> = {}): Question => ({
  ...NUE,
  text: "À vos verres",
  ...champs,
});

export const creerQuizz = (questions: Question[], champs: Partial<Quizz> = {}): Quizz => ({
  _id: "quizz",
  title: "Un quizz",
  createur: "u1",
  createurPseudo: "Ada",
  questions: questions.map((question, i) => ({ ...question, _id: `q${i}` })),
  visibilite: "public",
  aleatoireGlobal: false,
  aleatoire: [],
  tags: [],
  source: "",
  auteur: "",
  licence: "",
  date: "2025-06-21",
  note: -1,
  ...champs,
});

export const creerImprevu = (champs: Partial<Imprevu> = {}): Imprevu => ({
  _id: "i1",
  text: "&joueur boit &gorgee",
  media: "imprevu.jpeg",
  rare: false,
  culSec: false,
  juge: false,
  suite: null,
  liste: [],
  niveau: "doux",
  paquet: NOM_PAQUET_MAISON,
  ...champs,
});

/** A deck as in the starter content: mild cards of one pack. */
export const creerCartesDImprevus = ({ normal, rare, aDeux }: PaquetImprevus): CarteTirable[] =>
  [...normal, ...rare].map((_id) => ({
    _id,
    rare: rare.includes(_id),
    aDeux: aDeux.includes(_id),
    niveau: "doux",
    paquet: NOM_PAQUET_MAISON,
  }));
