import { expect, test } from "vitest";
import { direLigneDuSoir, type LigneSoir, placeDuSoir } from "./soiree.ts";

const ligne = (champs: Partial<LigneSoir>): LigneSoir => ({
  id: "moi",
  pseudo: "Léa",
  rang: 1,
  points: 0,
  gorgees: 0,
  joues: 1,
  gagnes: 0,
  prix: 0,
  ...champs,
});

test.each([
  [{}, false, "0 point, 0 gorgée"],
  [
    { points: 1, gorgees: 1, gagnes: 1, prix: 1 },
    false,
    "1 point, 1 gorgée, 1 quizz gagné, 1 prix",
  ],
  [{ points: 12, gorgees: 24, gagnes: 2 }, false, "12 points, 24 gorgées, 2 quizz gagnés"],
  [{ points: 3, gorgees: 8, prix: 2 }, true, "3 points, 8 gorgées d’eau, 2 prix"],
])("%o: %s", (champs, eau, phrase) => {
  expect(direLigneDuSoir(ligne(champs), eau).replaceAll("\u00A0", " ")).toBe(phrase);
});

test("the first are in the lead, the others have their place", () => {
  expect([1, 2, 3].map((rang) => placeDuSoir(ligne({ rang })))).toEqual(["En tête", "2ᵉ", "3ᵉ"]);
});
