import { expect, test } from "vitest";
import { creerMailsParDestinataire } from "./mails-par-destinataire.ts";

test("three an hour, as time goes by, of each kind and for each address", () => {
  let maintenant = 0;
  const mails = creerMailsParDestinataire(() => maintenant);
  const encore = () => mails.permettre("motDePasse", "lea@exemple.fr");
  const permis = [];
  for (let minute = 0; minute < 120; minute += 10) {
    maintenant = minute * 60_000;
    permis.push(encore());
  }
  const [oui, non] = [true, false];
  expect(permis).toEqual([oui, oui, oui, non, non, non, oui, oui, oui, non, non, non]);
  expect(mails.permettre("motDePasse", "tom@exemple.fr")).toBe(true);
  expect(mails.permettre("inscription", "lea@exemple.fr")).toBe(true);
});
