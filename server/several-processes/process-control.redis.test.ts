/** Orders of administrators to game processes, on a real Redis. */
import { expect, test } from "vitest";
import { createTestFicheProcessus } from "#server/several-processes/test/fiche.ts";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { createGameProcessControl } from "./process-control.ts";

const BELIEVED_MS = 60_000;

test("of two processes emptied at the same moment by two people, one goes on playing", async () => {
  const redis = await startTestRedis();
  const store = await redis.store();
  /** Heartbeats of the processes: each hears its order, and shows it with the next beat. */
  const battre = async (nom: string) => {
    const fiche = createTestFicheProcessus(nom);
    const { order } = await store.beat(`${nom}.a`, fiche, BELIEVED_MS);
    await store.beat(`${nom}.a`, { ...fiche, seVide: order === "vider" }, BELIEVED_MS);
  };
  const noms = ["jeu1", "jeu2"];
  await Promise.all(noms.map(battre));

  const demandes = noms.map(async (nom) =>
    createGameProcessControl(await redis.store()).demander(nom, "vider"),
  );
  let finies = 0;
  for (const demande of demandes) void demande.then(() => finies++);
  await expect
    .poll(async () => {
      await Promise.all(noms.map(battre));
      return finies;
    })
    .toBe(2);
  expect((await Promise.all(demandes)).sort()).toEqual(["dernier", "fait"]);
  const { processus } = await createGameProcessControl(store).lire();
  expect(processus.map(({ etat }) => etat).sort()).toEqual(["joue", "seVide"]);
});
