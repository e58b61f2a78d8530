import { expect, test } from "vitest";
import { motDePasse } from "./compte.ts";

test.each([
  ["Ab-1567", false],
  ["Ab-15678", true],
  [`Ab-1${"x".repeat(60)}`, true],
  [`Ab-1 ${"phrase ".repeat(27)}`, true],
  [`Ab-1${"x".repeat(197)}`, false],
])("a password has from 8 to 200 characters, spaces among them: %j", (mot, pris) => {
  expect(motDePasse.safeParse(mot).success).toBe(pris);
});
