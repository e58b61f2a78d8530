import { expect, test } from "vitest";
import { calculerPseudoARetenir } from "./pseudo-retenu.ts";

test.each([
  ["the host gave another name", "Tom", "Tommy", "Tommy"],
  ["a second Léa is still Léa elsewhere", "Léa", "Léa 2", "Léa"],
  ["the twin who gets her seat back", "Léa 2", "Léa", "Léa"],
  ["a name that only begins the same", "Léa", "Léa la revenante", "Léa la revenante"],
  [
    "a long name, cut for its number",
    "Abcdefghijklmnopqrst",
    "Abcdefghijklmnopqr 2",
    "Abcdefghijklmnopqrst",
  ],
  ["another long name", "Abcdefghijklmnopqrst", "Abcdefghijklmnop 2", "Abcdefghijklmnop 2"],
  ["nothing was stored", "", "Zineb", "Zineb"],
  ["the room has not said yet", "Tom", "", "Tom"],
])("%s", (_, connu, dansLaRoom, attendu) => {
  expect(calculerPseudoARetenir(connu, dansLaRoom)).toBe(attendu);
});
