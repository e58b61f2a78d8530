import { expect, test } from "vitest";
import { QUIZZ_ECRIT } from "../test/quizz-ecrit.ts";
import { type Document, doublerLa, lireDocument, retirerLa } from "./quizz-ecrit.ts";
import { ecrireQuestion, questionVierge } from "./question-ecrite.ts";

/** A document whose question was "neuve-x" when the screen was drawn, and has been saved as "de-x" since. */
function enregistree() {
  const question = (_id: string) => ({
    ...ecrireQuestion(questionVierge("rien")),
    _id,
    text: _id,
  });
  const questions = ["a", "de-x"].map(question);
  let document: Document = lireDocument({ ...QUIZZ_ECRIT, questions });
  return {
    ids: () => document.questions.map(({ _id }) => _id),
    atelier: {
      nomDe: (id: string) => (id === "neuve-x" ? "de-x" : id),
      faire(geste: (avant: Document) => Document) {
        document = geste(document);
      },
    },
  };
}

test("a question that was saved since the screen was drawn is doubled under the name it has now", () => {
  const { atelier, ids } = enregistree();
  const copie = doublerLa(atelier, "neuve-x");
  expect(ids()).toEqual(["a", "de-x", copie]);
  expect(doublerLa(atelier, "partie")).toBeUndefined();
  expect(ids()).toHaveLength(3);
});

test("and taken away", () => {
  const { atelier, ids } = enregistree();
  retirerLa(atelier, "neuve-x");
  expect(ids()).toEqual(["a"]);
});
