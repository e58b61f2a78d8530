import { expect, it } from "vitest";
import {
  POIDS_DES_ISSUES_PAR_MISE,
  type PoidsDesIssuesGamble,
  trouverPoidsDesIssuesPourMise,
} from "./poids-gamble.ts";

it.each(Object.entries(POIDS_DES_ISSUES_PAR_MISE))("%s adds up to 100", (_, poids) => {
  expect(Object.values(poids).reduce((somme, n) => somme + n, 0)).toBe(100);
});

it.each([
  // each row: [bet, to drink, cul sec, cancel once], in hundredths
  [-100, 0, 100, 0],
  [0, 0, 100, 0],
  [1, 22, 8, 0],
  [9, 22, 8, 0],
  [10, 40, 6, 0],
  [29, 40, 6, 0],
  [30, 98, 0, 0],
  [68, 98, 0, 0],
  [69, 31, 0, 69],
  [70, 98, 0, 0],
] as const)("a bet of %i (jeu §9)", (mise, boire, culSec, annulerUneFois) => {
  const poids: PoidsDesIssuesGamble = trouverPoidsDesIssuesPourMise(mise);
  const lus = [poids.boire, poids.culSec, poids.annulerUneFois].map((n = 0) => n);
  expect(lus).toEqual([boire, culSec, annulerUneFois]);
});
