import { expect, test } from "vitest";
import { direBilanDEssai } from "./essai.tsx";

const CREATEUR = {
  id: "createur",
  pseudo: "",
  gorgees: 0,
  score: -1,
  jugees: 0,
  rang: 0,
  parti: false,
};
const avec = (champs: { score: number; jugees: number; gorgees: number }) => ({
  table: [CREATEUR, { ...CREATEUR, id: "j1", pseudo: "Essai", rang: 1, ...champs }],
});

test.each([
  [
    { score: 7, jugees: 10, gorgees: 4 },
    "7\u00A0bonnes réponses sur\u00A010, et 4\u00A0gorgées à boire.",
  ],
  [
    { score: 1, jugees: 2, gorgees: 1 },
    "1\u00A0bonne réponse sur\u00A02, et 1\u00A0gorgée à boire.",
  ],
  [
    { score: 0, jugees: 3, gorgees: 3 },
    "0\u00A0bonne réponse sur\u00A03, et 3\u00A0gorgées à boire.",
  ],
  [
    { score: 2, jugees: 2, gorgees: 0 },
    "2\u00A0bonnes réponses sur\u00A02, et pas une gorgée à boire.",
  ],
  [{ score: 0, jugees: 0, gorgees: 0 }, ""],
])("after %j one is told %j", (joueur, phrase) => {
  expect(direBilanDEssai(avec(joueur))).toBe(phrase);
});

test("without an end there is nothing to tell", () => {
  expect(direBilanDEssai(undefined)).toBe("");
});
