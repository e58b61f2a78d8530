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

test.each([
  ["tags", "lea+1@exemple.fr", "lea+deux@exemple.fr", "lea@exemple.fr", "LEA+x+y@Exemple.fr"],
  [
    "Gmail's dots",
    "lea.b@gmail.com",
    "l.e.a.b@gmail.com",
    "leab+1@googlemail.com",
    "leab@gmail.com",
  ],
])("one mailbox under several addresses is counted once: %s", (_case, ...addresses) => {
  const limit = createMailThrottle(() => 0);
  expect(addresses.map((address) => limit.permettre("inscription", address))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(limit.permettre("inscription", "le.ab@exemple.fr")).toBe(true);
});
