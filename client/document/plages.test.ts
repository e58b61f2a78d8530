import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ajouterPlageAleatoire,
  retirerPlageAleatoire,
  ecrirePlagesEnAleatoire,
  convertirAleatoireEnPlages,
  ajusterPlagesAuxQuestions,
} from "./plages.ts";

const IDS = ["a", "b", "c", "d", "e", "f", "g"];
/** Two ranges of questions: b c d, and e f. */
const PLAGES = convertirAleatoireEnPlages(IDS, [1, 3, 4, 5]);
const apres = (ids: readonly string[], venues: readonly string[]) =>
  ecrirePlagesEnAleatoire(ids, ajusterPlagesAuxQuestions(ids, new Set(venues), PLAGES));

test("two ranges side by side stay two", () => {
  expect(ecrirePlagesEnAleatoire(IDS, PLAGES)).toEqual([1, 3, 4, 5]);
});

describe("a question", () => {
  test.each([
    ["that goes away leaves its range", ["a", "b", "d", "e", "f", "g"], [], [1, 2, 3, 4]],
    ["that goes leaves one alone, which is no range", ["a", "b", "c", "d", "f", "g"], [], [1, 3]],
    ["between two of a range enters it", ["a", "b", "g", "c", "d", "e", "f"], ["g"], [1, 4, 5, 6]],
    [
      "that comes between two ranges is in none",
      ["a", "b", "c", "d", "x", "e", "f", "g"],
      ["x"],
      [1, 3, 5, 6],
    ],
    [
      "that leaves its neighbours leaves the range",
      ["c", "a", "b", "d", "e", "f", "g"],
      ["c"],
      [2, 3, 4, 5],
    ],
  ] as const)("%s", (_, ids, venues, plages) => {
    expect(apres(ids, venues)).toEqual(plages);
  });
});

test("a range that moves as a whole stays one, and goes into another", () => {
  expect(apres(["e", "f", "a", "b", "c", "d", "g"], ["e", "f"])).toEqual([0, 1, 3, 5]);
  expect(apres(["a", "b", "e", "f", "c", "d", "g"], ["e", "f"])).toEqual([1, 5]);
});

test("a new range takes what it covers, and leaves the rest of the others", () => {
  expect(
    ecrirePlagesEnAleatoire(IDS, ajouterPlageAleatoire(IDS, { debut: 3, fin: 4 }, PLAGES)),
  ).toEqual([1, 2, 3, 4]);
  expect(
    ecrirePlagesEnAleatoire(IDS, ajouterPlageAleatoire(IDS, { debut: 2, fin: 2 }, PLAGES)),
  ).toEqual([4, 5]);
  expect(ecrirePlagesEnAleatoire(IDS, retirerPlageAleatoire(PLAGES, "e"))).toEqual([1, 3]);
});

const bornes = fc
  .uniqueArray(fc.nat({ max: 9 }), { maxLength: 10 })
  .map((rangs) => rangs.toSorted((a, b) => a - b))
  .map((rangs) => rangs.slice(0, rangs.length - (rangs.length % 2)));
const dix = [..."abcdefghij"];

test("what was read is written again, whatever the ranges", () => {
  fc.assert(
    fc.property(bornes, (aleatoire) => {
      expect(ecrirePlagesEnAleatoire(dix, convertirAleatoireEnPlages(dix, aleatoire))).toEqual(
        aleatoire,
      );
    }),
  );
});

test("whatever moves, ranges are in order, apart, and of two or more", () => {
  fc.assert(
    fc.property(
      bornes,
      fc.shuffledSubarray(dix, { minLength: 10 }),
      fc.subarray(dix),
      (aleatoire, ordre, venues) => {
        const ecrites = ecrirePlagesEnAleatoire(
          ordre,
          ajusterPlagesAuxQuestions(
            ordre,
            new Set(venues),
            convertirAleatoireEnPlages(dix, aleatoire),
          ),
        );
        ecrites.forEach((borne, rang) => {
          const avant = ecrites[rang - 1] ?? -1;
          expect(borne).toBeGreaterThan(avant);
          expect(borne).toBeLessThan(ordre.length);
        });
        expect(ecrites.length % 2).toBe(0);
      },
    ),
  );
});
