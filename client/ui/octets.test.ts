import { expect, test } from "vitest";
import { direTailleDeFichier } from "./octets.ts";

test.each([
  [0, "0 o"],
  [999, "999 o"],
  [12_345, "12,3 Ko"],
  [4_000_000, "4 Mo"],
  [123_456_789, "123 Mo"],
  [1_000_000_000, "1 Go"],
  [2_500_000_000_000, "2 500 Go"],
])("%d bytes", (n, texte) => {
  expect(direTailleDeFichier(n).replaceAll(/\s/g, " ")).toBe(texte);
});
