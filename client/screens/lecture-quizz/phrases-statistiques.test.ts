import { expect, test } from "vitest";
import { direStatistiquesDeQuestion } from "./phrases-statistiques.ts";

test.each([
  [0, 0, "Pas encore de réponse."],
  [1, 1, "Une réponse, 100\u00A0% de justes."],
  [42, 26, "42\u00A0réponses, 62\u00A0% de justes."],
  [1234, 0, "1\u202F234\u00A0réponses, 0\u00A0% de justes."],
])("%i answers, %i of them right: %s", (posees, justes, phrase) => {
  expect(direStatistiquesDeQuestion({ _id: "q", posees, justes, fausse: null })).toBe(phrase);
});
