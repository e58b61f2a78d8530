import { expect, test } from "vitest";
import { adresseMail, motDePasse } from "./compte.ts";

test.each([
  ["Ab-1567", false],
  ["Ab-15678", true],
  [`Ab-1${"x".repeat(60)}`, true],
  [`Ab-1 ${"phrase ".repeat(27)}`, true],
  [`Ab-1${"x".repeat(197)}`, false],
])("a password has from 8 to 200 characters, spaces among them: %j", (mot, pris) => {
  expect(motDePasse.safeParse(mot).success).toBe(pris);
});

test.each([
  "lea@exemple.fr\r\nBcc: tom@exemple.fr",
  "lea@exemple.fr\nDATA",
  "lea@exemple.fr, tom@exemple.fr",
  "<lea@exemple.fr> SIZE=1",
])("%j is no address, so that a mail has one reader", (adresse) => {
  expect(adresseMail.safeParse(adresse).success).toBe(false);
});
