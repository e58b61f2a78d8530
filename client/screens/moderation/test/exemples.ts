/** Example cases and reports shared by the tests of this folder. */
import type { Question } from "#contracts/quizz.ts";

export const QUESTION: Question = {
  _id: "a",
  type: "choix",
  text: "Qui habite là ?",
  media: "question.jpeg",
  options: ["Kévin M., 4 rue des Lilas", "Lison P."],
  reponse: ["Lison P."],
  precis: [],
  temps: 20,
  preuve: null,
  suite: null,
  liste: [],
  aleatoire: false,
};
