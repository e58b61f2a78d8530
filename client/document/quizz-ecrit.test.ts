import { expect, test } from "vitest";
import { creerQuestionVierge, type QuestionEcrite } from "./question-ecrite.ts";
import {
  ajouterPlageAleatoireAuQuizz,
  changerQuestion,
  convertirEnQuizzEcrit,
  convertirPlagesDuQuizzEnAleatoire,
  deplacerQuestions,
  listerIdsDeQuestions,
  insererQuestions,
  type QuizzEcrit,
  retirerQuestions,
  remettreOrdreEtPlagesDAvant,
} from "./quizz-ecrit.ts";
import { EXAMPLE_QUIZZ } from "../test/quizz-example.ts";

const question = (_id: string): QuestionEcrite => ({
  ...creerQuestionVierge("entree"),
  _id,
  text: _id,
});
const AVANT: QuizzEcrit = ajouterPlageAleatoireAuQuizz(
  {
    ...convertirEnQuizzEcrit({ ...EXAMPLE_QUIZZ, questions: [], aleatoire: [] }),
    questions: ["a", "b", "c", "d"].map(question),
  },
  { debut: 0, fin: 1 },
);

test("an order is found again, with its ranges; what was written, added or removed meanwhile stays", () => {
  const range = deplacerQuestions(AVANT, new Set(["a"]), 3);
  expect(remettreOrdreEtPlagesDAvant(range, AVANT)).toEqual(AVANT);

  const ecrit = changerQuestion(range, "b", (une) => ({ ...une, text: "du co-auteur" }));
  const change = retirerQuestions(insererQuestions(ecrit, 0, [question("e")]), new Set(["d"]));
  const retrouve = remettreOrdreEtPlagesDAvant(change, AVANT);
  expect(listerIdsDeQuestions(retrouve.questions)).toEqual(["e", "a", "b", "c"]);
  expect(retrouve.questions[2]?.text).toBe("du co-auteur");
  expect(convertirPlagesDuQuizzEnAleatoire(retrouve)).toEqual([1, 2]);
});
