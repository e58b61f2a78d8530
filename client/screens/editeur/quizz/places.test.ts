import { expect, test } from "vitest";
import { placeLachee, placePoussee } from "./places.ts";

const IDS = [..."abcde"];
/** The list after those that were chosen have come together at that place. */
function ranger(choisies: string, place: number | null): string {
  if (place === null) return "=";
  const restent = IDS.filter((id) => !choisies.includes(id));
  return restent.toSpliced(place, 0, ...choisies).join("");
}

test.each([
  // one alone takes the rank that it is let go of at
  ["a", "a", 2, "bcade"],
  ["d", "d", 1, "adbce"],
  ["a", "a", 4, "bcdea"],
  // several go where the one that is held goes
  ["ab", "a", 3, "cdabe"],
  ["de", "e", 1, "adebc"],
  ["bd", "b", 4, "acebd"],
  ["bd", "d", 0, "bdace"],
  ["bd", "b", 2, "acbde"],
  // let go of on one of their own, they stay where they are: none is thrown to the top
  ["cde", "c", 3, "abcde"],
  ["cde", "c", 4, "abcde"],
  ["cde", "e", 2, "abcde"],
  ["ab", "b", 0, "abcde"],
])("%s, held by %s and let go of at %i: %s", (choisies, id, rang, attendu) => {
  expect(ranger(choisies, placeLachee(IDS, new Set(choisies), id, rang))).toBe(attendu);
});

test.each([
  ["c", 1, "abdce"],
  ["cd", 1, "abecd"],
  ["cde", 1, "="],
  ["cde", -1, "acdeb"],
  ["ab", -1, "="],
  ["bd", 1, "acebd"],
  ["bd", -1, "bdace"],
  ["", 1, "="],
] as const)("%s pushed by %i: %s", (choisies, pas, attendu) => {
  expect(ranger(choisies, placePoussee(IDS, new Set(choisies), pas))).toBe(attendu);
});
