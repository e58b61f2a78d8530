import { expect, test } from "vitest";
import { voisine } from "./voisine.ts";

test.each([
  ["b", "c"],
  ["d", "c"],
  ["bc", "d"],
  ["ac", "b"],
  ["cd", "b"],
  ["abcd", null],
])("%s taken out of abcd: %s", (parties, attendue) => {
  expect(voisine([..."abcd"], new Set(parties))).toBe(attendue);
});
