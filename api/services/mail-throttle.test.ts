import { expect, test } from "vitest";
import { createMailThrottle } from "./mail-throttle.ts";

test("three an hour, as time goes by, of each kind and for each address", () => {
  let maintenant = 0;
  const mails = createMailThrottle(() => maintenant);
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

test("one that did not leave is not counted", () => {
  const mails = createMailThrottle(() => 0);
  const encore = () => mails.permettre("suppression", "lea@exemple.fr");
  mails.rendre("suppression", "lea@exemple.fr");
  for (let n = 0; n < 5; n++) {
    expect(encore()).toBe(true);
    mails.rendre("suppression", "lea@exemple.fr");
  }
  expect([encore(), encore(), encore(), encore()]).toEqual([true, true, true, false]);
  mails.rendre("suppression", "lea@exemple.fr");
  expect([encore(), encore()]).toEqual([true, false]);
});
