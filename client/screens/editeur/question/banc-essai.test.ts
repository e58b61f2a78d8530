import { expect, test } from "vitest";
import { ecrireQuestion, questionVierge } from "../../../document/question-ecrite.ts";
import { verdictDe } from "./banc-essai.tsx";

const FROMAGE = ecrireQuestion({
  ...questionVierge("entree"),
  reponses: ["turophile"],
  reponsesBonus: ["tante Odile"],
});

test.each([
  ["Turophile", true, "acceptée"],
  ["turophyle", true, "acceptée, 1\u00A0faute pardonnée, sauf si c’est un autre mot"],
  ["tante odile", true, "acceptée, avec son bonus"],
  ["fromage", false, "refusée"],
])("%s", (essai, juste, phrase) => {
  expect(verdictDe(FROMAGE, essai)).toEqual({ juste, phrase });
});

test("nothing typed is not judged", () => {
  expect(verdictDe(FROMAGE, "  ")).toBeNull();
});
