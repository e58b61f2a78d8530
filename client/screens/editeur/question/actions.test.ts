import { expect, test } from "vitest";
import { EXAMPLE_QUIZZ } from "../../../test/quizz-example.ts";
import {
  convertirEnQuestionAEnregistrer,
  creerQuestionVierge,
} from "../../../document/question-ecrite.ts";
import { convertirEnQuizzEcrit, type QuizzEcrit } from "../../../document/quizz-ecrit.ts";
import { dupliquerQuestionDuQuizzEdite, retirerQuestionDuQuizzEdite } from "./actions.ts";

/** A document whose question was "neuve-x" when the page was rendered, and was saved as "de-x" since. */
function enregistree() {
  const question = (_id: string) => ({
    ...convertirEnQuestionAEnregistrer(creerQuestionVierge("rien")),
    _id,
    text: _id,
  });
  const questions = ["a", "de-x"].map(question);
  let document: QuizzEcrit = convertirEnQuizzEcrit({ ...EXAMPLE_QUIZZ, questions });
  return {
    ids: () => document.questions.map(({ _id }) => _id),
    edite: {
      nomDe: (id: string) => (id === "neuve-x" ? "de-x" : id),
      faire(geste: (avant: QuizzEcrit) => QuizzEcrit) {
        document = geste(document);
      },
    },
  };
}

test("a question that was saved since the screen was drawn is doubled under the name it has now", () => {
  const { edite, ids } = enregistree();
  const copie = dupliquerQuestionDuQuizzEdite(edite, "neuve-x");
  expect(ids()).toEqual(["a", "de-x", copie]);
  expect(dupliquerQuestionDuQuizzEdite(edite, "partie")).toBeUndefined();
  expect(ids()).toHaveLength(3);
});

test("and taken away", () => {
  const { edite, ids } = enregistree();
  retirerQuestionDuQuizzEdite(edite, "neuve-x");
  expect(ids()).toEqual(["a"]);
});
