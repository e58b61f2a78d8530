import { expect, test } from "vitest";
import { direDepuisCombienDeTemps, direEnregistreA } from "./dates.ts";

const SAUVE = new Date(2026, 9, 21, 21, 14).getTime();

test.each([
  [new Date(2026, 9, 21, 23, 59), "Enregistré à 21\u00A0h\u00A014"],
  [new Date(2026, 9, 22, 0, 1), "Enregistré le 21/10/2026 à 21\u00A0h\u00A014"],
  [new Date(2026, 10, 21, 21, 14), "Enregistré le 21/10/2026 à 21\u00A0h\u00A014"],
])("a save of the 21st of October at 21:14, read at %s", (lu, dite) => {
  expect(direEnregistreA(SAUVE, lu.getTime())).toBe(dite);
});

test.each([
  [-5, "à l’instant"],
  [0, "à l’instant"],
  [1, "il y a 1\u00A0s"],
  [59, "il y a 59\u00A0s"],
  [60, "il y a 1\u00A0min"],
  [3599, "il y a 59\u00A0min"],
  [3600, "à 21\u00A0h\u00A014"],
])("%d seconds ago", (secondes, dite) => {
  expect(direDepuisCombienDeTemps(SAUVE, SAUVE + secondes * 1000)).toBe(dite);
});
