import { expect, test } from "vitest";
import { proposerTags } from "./proposer-tags.ts";

test.each([
  ["rap", [], ["Rap", "Rap FR", "Rap US", "Géographie"]],
  ["Sport", [], ["Sport", "E-sport"]],
  ["Sport", ["Sport"], ["E-sport"]],
  ["geo", [], ["Géographie"]],
  ["fr", [], ["Afrique", "Chanson FR", "Rap FR"]],
  [" ", [], []],
  ["fromage", [], []],
])("%s, beside %j: %j", (saisie, presents, attendus) => {
  expect(proposerTags(saisie, presents)).toEqual(attendus);
});

test("no more than six", () => {
  expect(proposerTags("e", [])).toHaveLength(6);
});
