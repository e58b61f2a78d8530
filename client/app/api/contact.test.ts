import { expect, test } from "vitest";
import { adresseDeContactParDefaut } from "./contact.ts";

test.each([
  ["trinquizz.fr", "contact@trinquizz.fr"],
  ["quizz.chez-moi.example", "contact@quizz.chez-moi.example"],
  ["127.0.0.1", null],
  ["192.168.1.20", null],
  ["[::1]", null],
  ["localhost", null],
  ["ordinateur", null],
  ["pc-de-lea.local", null],
])("a server at %s is written to at %s", (hote, adresse) => {
  expect(adresseDeContactParDefaut(hote)).toBe(adresse);
});
