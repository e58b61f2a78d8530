/** A quizz without questions, with which the tests of the editors begin. */
import type { Quizz } from "#contracts/quizz.ts";

export const EXAMPLE_QUIZZ: Quizz = {
  _id: "q",
  title: "Fromages",
  createur: "lea",
  createurPseudo: "Léa",
  questions: [],
  visibilite: "prive",
  aleatoireGlobal: false,
  aleatoire: [],
  tags: [],
  date: "2026-11-22T20:00:00.000Z",
  note: -1,
  source: "",
  auteur: "",
  licence: "",
};
