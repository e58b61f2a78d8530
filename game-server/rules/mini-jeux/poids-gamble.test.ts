import { expect, it } from "vitest";
import { POIDS_GAMBLE, poidsDe } from "./poids-gamble.ts";

it.each(Object.entries(POIDS_GAMBLE))("%s adds up to 100", (_, poids) => {
  expect(Object.values(poids).reduce((somme, n) => somme + n, 0)).toBe(100);
});

it.each([
  [-100, "zeroOuMoins"],
  [0, "zeroOuMoins"],
  [1, "sousDix"],
  [9, "sousDix"],
  [10, "dixOuPlus"],
  [29, "dixOuPlus"],
  [30, "trenteOuPlus"],
  [68, "trenteOuPlus"],
  [69, "soixanteNeuf"],
  [70, "trenteOuPlus"],
] as const)("a bet of %i: %s (jeu §9)", (mise, rang) => {
  expect(poidsDe(mise)).toBe(POIDS_GAMBLE[rang]);
});

it("only the cul sec for nothing or less, 98 % to drink from 30, the special cancel at 69 only", () => {
  expect(POIDS_GAMBLE.zeroOuMoins).toEqual({ culSec: 100 });
  expect(POIDS_GAMBLE.trenteOuPlus.boire).toBe(98);
  const avecSpeciale = Object.entries(POIDS_GAMBLE).filter(
    ([, poids]) => "annulerUneFois" in poids,
  );
  expect(avecSpeciale.map(([rang]) => rang)).toEqual(["soixanteNeuf"]);
});
