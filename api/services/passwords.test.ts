import { expect, test } from "vitest";
import { PASSWORD_HASHER_WITHOUT_PROCESS } from "../test/banc.ts";
import { createPasswordHashQueue } from "./passwords.ts";

test("a password is the one that was hashed, and no other", async () => {
  const mots = createPasswordHashQueue(PASSWORD_HASHER_WITHOUT_PROCESS);
  const hache = await mots.hacher("Sésame-1");
  expect(hache).toMatch(/^\$argon2id\$/);
  expect(await mots.verifier(hache, "Sésame-1")).toBe(true);
  for (const faux of ["Sésame-2", "sésame-1", "Sésame-", "Sésame-1 "])
    expect(await mots.verifier(hache, faux), faux).toBe(false);
  const long = "Sésame-1".repeat(25);
  expect(await mots.verifier(await mots.hacher(long), `${long.slice(0, -1)}2`)).toBe(false);
});

test("an accent is the same however it is typed, for hashes of before too", async () => {
  const mots = createPasswordHashQueue(PASSWORD_HASHER_WITHOUT_PROCESS);
  const [ensemble, aPart] = ["Sésame-1é".normalize("NFC"), "Sésame-1é".normalize("NFD")];
  expect(ensemble).not.toBe(aPart);
  const neuf = await mots.hacher(aPart);
  const rendu = await PASSWORD_HASHER_WITHOUT_PROCESS.faire({ genre: "hacher", motDePasse: aPart });
  const ancien = rendu.genre === "hacher" ? rendu.hache : "";
  for (const hache of [neuf, ancien, await mots.hacher(ensemble)])
    for (const tape of [ensemble, aPart]) expect(await mots.verifier(hache, tape)).toBe(true);
  expect(await mots.verifier(neuf, "Sesame-1e")).toBe(false);
});

test("whoever has no account makes the same work as who has one, accents or not", async () => {
  for (const tape of ["Sesame-1", "Sésame-1"]) {
    const travaux = async (connu: boolean) => {
      let n = 0;
      const mots = createPasswordHashQueue({
        faire: async (demande) => {
          n++;
          return PASSWORD_HASHER_WITHOUT_PROCESS.faire(demande);
        },
      });
      const hache = connu ? await mots.hacher("Autre-12") : null;
      await mots.verifier(hache, "premier");
      n = 0;
      await mots.verifier(hache, tape);
      return n;
    };
    expect(await travaux(true)).toBe(await travaux(false));
  }
});

test("nobody's password is never right", async () => {
  const mots = createPasswordHashQueue(PASSWORD_HASHER_WITHOUT_PROCESS);
  expect(await mots.verifier(null, "personne")).toBe(false);
});

test("few at a time, some wait, the others are told to come back", async () => {
  const mots = createPasswordHashQueue(PASSWORD_HASHER_WITHOUT_PROCESS, { enVol: 2, attente: 3 });
  const issues = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) => mots.hacher(`Sésame-${i}`)),
  );
  const refuses = issues.filter(({ status }) => status === "rejected");
  expect(refuses).toHaveLength(3);
  for (const refus of refuses) expect(refus).toMatchObject({ reason: { statusCode: 503 } });
  // the queue of hashes accepts passwords again
  expect(await mots.hacher("Sésame-9")).toMatch(/^\$argon2id\$/);
});

test("somebody who is known goes before those who wait, however many they are", async () => {
  const mots = createPasswordHashQueue(PASSWORD_HASHER_WITHOUT_PROCESS, { enVol: 1, attente: 3 });
  const hache = await mots.hacher("Sésame-1");
  const ordre: string[] = [];
  const foule = Array.from({ length: 4 }, () =>
    mots.verifier(hache, "faux").then(() => ordre.push("foule")),
  );
  const connue = mots.verifier(hache, "Sésame-1", true).then((bon) => ordre.push(`connue ${bon}`));
  await Promise.all([...foule, connue]);
  // the running hash was not stopped
  expect(ordre).toEqual(["foule", "connue true", "foule", "foule", "foule"]);
});

test("those who are known pass in their order, take turns with the others, and are few at a time too", async () => {
  const mots = createPasswordHashQueue(PASSWORD_HASHER_WITHOUT_PROCESS, { enVol: 1, attente: 3 });
  const hache = await mots.hacher("Sésame-1");
  const ordre: string[] = [];
  const verifier = (qui: string, connue: boolean) =>
    mots.verifier(hache, "Sésame-1", connue).then(
      () => ordre.push(qui),
      ({ statusCode }) => ordre.push(`${qui} ${String(statusCode)}`),
    );
  const demandes = ["a", "b", "c"].map((qui) => verifier(qui, false));
  for (const qui of ["K", "L", "M", "N"]) demandes.push(verifier(qui, true));
  await Promise.all(demandes);
  expect(ordre).toEqual(["N 503", "a", "K", "b", "L", "c", "M"]);
});
