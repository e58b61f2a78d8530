import { expect, test } from "vitest";
import { aerer } from "./texte-libre.ts";

test.each([
  ["a\nb", "a\nb"],
  ["a\n\nb", "a\n\nb"],
  ["a\n \n\n\t\nb", "a\n\nb"],
  [`${"\n".repeat(1997)}a`, "a"],
  ["  a  b ", "a  b"],
])("%j", (ecrit, lu) => {
  expect(aerer(ecrit)).toBe(lu);
});
