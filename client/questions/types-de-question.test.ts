import { expect, test } from "vitest";
import {
  convertirEnQuestionEcrite,
  creerQuestionVierge,
  convertirEnQuestionAEnregistrer,
} from "../document/question-ecrite.ts";
import { resumerQuestionPourListeDEditeur } from "./types-de-question.ts";

const une = (champs: object) =>
  convertirEnQuestionEcrite(
    Object.assign({}, convertirEnQuestionAEnregistrer(creerQuestionVierge("choix")), champs),
  );

test.each([
  [{ type: "choix", options: ["a", "b"], reponse: ["b"] }, "2\u00A0options · B, b"],
  [{ type: "choix", options: ["a"], reponse: [] }, "1\u00A0option"],
  [
    { type: "choix", options: ["a", "b", "c"], reponse: ["a", "c"] },
    "3\u00A0options · A, a · C, c",
  ],
  [
    { type: "ordre", options: ["b", "a"], reponse: ["a", "b"] },
    "2\u00A0éléments · de «\u00A0a\u00A0» à «\u00A0b\u00A0»",
  ],
  [{ type: "entree", reponse: [], precis: [] }, "0\u00A0réponse"],
  [{ type: "entree", reponse: ["x", "y"], precis: ["z"] }, "2\u00A0réponses, 1\u00A0bonus · x"],
  [{ type: "rien" }, "Message"],
])("%j", (champs, phrase) => {
  expect(resumerQuestionPourListeDEditeur(une(champs))).toBe(phrase);
});
