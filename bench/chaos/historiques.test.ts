/** Comparison of the histories with the games that the tables saw: bench/chaos. */
import { expect, test } from "vitest";
import { findHistoriqueErrors } from "./historiques.ts";

const CODES = ["AAAAAA", "BBBBBB", "CCCCCC"];
const partie = (code: string, ...gorgees: number[]) => ({ code, gorgees });
/** Each room saw two games to their end; the acknowledgement of a third one never came. */
const tables = CODES.map((code) => ({
  code,
  bilan: {
    finies: [partie(code, 1, 2), partie(code, 3, 4)],
    sansAccuse: [partie(code, 1, 2)],
  },
}));
const vues = tables.flatMap(({ bilan }) => bilan.finies);
const fautesDe = (...deTrop: readonly ReturnType<typeof partie>[]) =>
  findHistoriqueErrors([...deTrop, ...vues], tables).fautes;

test("what was seen is there once; an end that nobody acknowledged may be, and one that nobody saw", () => {
  expect(findHistoriqueErrors(vues, tables)).toEqual({ finies: 6, ecrites: 6, fautes: [] });
  expect(fautesDe(...CODES.map((code) => partie(code, 7, 8)))).toEqual([]);
  expect(fautesDe(partie("AAAAAA", 1, 2), partie("AAAAAA", 7, 8))).toEqual([]);
});

test("one room has two games too many, however many rooms there are", () => {
  expect(fautesDe(partie("BBBBBB", 7, 8), partie("BBBBBB", 9, 9))).toEqual([
    "nobody saw it end, and it is in the histories: BBBBBB 9 9",
  ]);
});

test("the same game twice is one too many, alone in its room or not", () => {
  expect(fautesDe(partie("AAAAAA", 3, 4))).toEqual(["twice in the histories: AAAAAA 3 4"]);
  expect(fautesDe(partie("AAAAAA", 7, 8), partie("AAAAAA", 3, 4))).toEqual([
    "twice in the histories: AAAAAA 3 4",
  ]);
});

test("one that is missing is not made up for by another room's, nor by another game", () => {
  expect(
    findHistoriqueErrors([...vues.slice(1), partie("BBBBBB", 1, 2), partie("AAAAAA", 5, 6)], tables)
      .fautes,
  ).toEqual(["not in the histories: AAAAAA 1 2"]);
  expect(fautesDe(partie("ZZZZZZ", 1, 2))).toEqual([
    "of a room that nobody opened, in the histories: ZZZZZZ",
  ]);
});
