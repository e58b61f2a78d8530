import { expect, test } from "vitest";
import { CODE_ROOM_ALPHABET } from "#contracts/limites.ts";
import { nettoyerCodeDeRoom } from "./code.ts";

test.each([
  [" ab-c 123 ", "ABC123"],
  ["oi10lz9", "0110LZ"],
])("%s is read %s", (brut, code) => {
  expect(nettoyerCodeDeRoom(brut)).toBe(code);
});

test("cleaning leaves the characters of a real code as they are", () => {
  for (const caractere of CODE_ROOM_ALPHABET) expect(nettoyerCodeDeRoom(caractere)).toBe(caractere);
});
