import { expect, onTestFinished, test, vi } from "vitest";
import { createActesDeModerationRepository } from "#db/repositories/moderation/actes.ts";
import { creerBaseDeTest, creerCompteEnBase } from "#db/test/banc.ts";
import { creerFaussesRooms } from "../../test/banc.ts";
import { createAccountNotificationHub } from "../notifications.ts";
import { applyModerationOfOtherProcesses } from "./action-watcher.ts";

test("whoever another process suspended is out of the rooms and of the streams, once", async () => {
  const { db } = await creerBaseDeTest();
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  const actes = createActesDeModerationRepository(db);
  actes.noter({ genre: "mesure", par: null, titre: "", compte: lea, mesure: "suspendre" });
  const avis = createAccountNotificationHub();
  const exclus: string[] = [];
  const fermes: string[] = [];
  const dits: string[] = [];
  for (const compte of [lea, tom])
    avis.ecouter(compte, {
      recevoir: (nouvelle) => void dits.push(`${nouvelle} ${compte}`),
      fermer: () => void fermes.push(compte),
    });
  const rooms = creerFaussesRooms({
    exclure: async (juger) => void exclus.push(...[lea, tom].filter(juger)),
  });
  const veille = applyModerationOfOtherProcesses({ avis, db, rooms }, { error: () => {} });
  onTestFinished(() => veille.arreter());
  const suspendre = (compte: string) => {
    db.run(`update comptes set suspendu = '2999-01-01' where _id = '${compte}'`);
    actes.noter({ genre: "mesure", par: null, titre: "", compte, mesure: "suspendre" });
  };
  // actions from before its start were handled at the start
  await veille.regarder();
  expect([exclus, fermes]).toEqual([[], []]);
  suspendre(tom);
  await veille.regarder();
  expect([exclus, fermes, dits]).toEqual([[tom], [tom], []]);
  actes.noter({ genre: "role", par: null, titre: "", compte: lea, detail: "admin" });
  await veille.regarder();
  expect([exclus, fermes, dits]).toEqual([[tom], [tom], [`compte ${lea}`, `courrier ${lea}`]]);
  // `npm run admin` stops her from publishing, then lifts it; a moderator's own measure was announced by the site
  for (const [genre, par] of [
    ["mesure", null],
    ["lever", null],
    ["mesure", lea],
  ] as const) {
    actes.noter({ genre, par, titre: "", compte: lea, mesure: "nePlusPublier" });
    await veille.regarder();
  }
  expect(dits.filter((dit) => dit === `compte ${lea}`)).toHaveLength(3);
});

test("what could not be done everywhere is done again until it is, and the log says so once", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { db } = await creerBaseDeTest();
  const muette = new Error("a silent process has games");
  let [essais, muets] = [0, 5];
  const rooms = creerFaussesRooms({
    exclure: async () => {
      essais++;
      if (muets-- > 0) throw muette;
    },
  });
  const dits: unknown[] = [];
  const veille = applyModerationOfOtherProcesses(
    { avis: createAccountNotificationHub(), db, rooms },
    { error: (dit: unknown) => void dits.push(dit) },
  );
  onTestFinished(() => veille.arreter());
  await vi.advanceTimersByTimeAsync(10_000);
  expect([essais, dits]).toEqual([6, [{ err: muette, tus: 0 }]]);
});

test("whoever is named is told, once, though somebody cannot be put out everywhere", async () => {
  const { db } = await creerBaseDeTest();
  const lea = creerCompteEnBase(db, "Lea");
  const actes = createActesDeModerationRepository(db);
  const avis = createAccountNotificationHub();
  const dits: string[] = [];
  avis.ecouter(lea, { recevoir: (nouvelle) => void dits.push(nouvelle), fermer: () => {} });
  const rooms = creerFaussesRooms({
    exclure: async () => {
      throw new Error("a silent process has games");
    },
  });
  const veille = applyModerationOfOtherProcesses({ avis, db, rooms }, { error: () => {} });
  onTestFinished(() => veille.arreter());
  await veille.regarder().catch(() => {});
  actes.noter({ genre: "role", par: null, titre: "", compte: lea, detail: "admin" });
  for (let fois = 0; fois < 3; fois++) await veille.regarder().catch(() => {});
  expect(dits).toEqual(["compte", "courrier"]);
});

test("one look at a time, however long the processes take to answer", async () => {
  const { db } = await creerBaseDeTest();
  const lente = Promise.withResolvers<void>();
  let essais = 0;
  const rooms = creerFaussesRooms({
    exclure: async () => {
      essais++;
      await lente.promise;
    },
  });
  const veille = applyModerationOfOtherProcesses(
    { avis: createAccountNotificationHub(), db, rooms },
    { error: () => {} },
  );
  onTestFinished(() => veille.arreter());
  const deux = [veille.regarder(), veille.regarder()];
  lente.resolve();
  await Promise.all(deux);
  expect(essais).toBe(1);
});
