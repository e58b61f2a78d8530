/** Commands to the game processes, on a real Redis. */
import { randomUUID } from "node:crypto";
import { onTestFinished, expect, test } from "vitest";
import { readServerConfig } from "#config";
import { CONSIGNE_VIDER_PROCESSUS } from "#contracts/processus.ts";
import { createGameLeases } from "#server/several-processes/redis/leases.ts";
import { createProcessHeartbeat } from "#server/several-processes/redis/heartbeat.ts";
import { VERSION_PARTIE_STOCKEE } from "#game/rules/nouvelle-partie.ts";
import { createTestFicheProcessus } from "#server/several-processes/test/fiche.ts";
import { type TestRedis, startTestRedis } from "#server/several-processes/test/redis.ts";
import { parseAdminArguments } from "./arguments.ts";
import { executeGameProcessOrder } from "./processus.ts";

/** A game process that only gives signs of life and listens to commands. */
async function processus(
  redis: TestRedis,
  nom: string,
  parties: number,
  versionPartie = VERSION_PARTIE_STOCKEE,
  sansReponse = false,
) {
  let seVide = false;
  const processId = `${nom}.${randomUUID()}`;
  const store = await redis.store();
  const heartbeat = createProcessHeartbeat({
    store,
    leases: createGameLeases(),
    processId,
    beatMs: 20,
    fiche: async () =>
      createTestFicheProcessus(nom, {
        parties: seVide && !sansReponse ? 0 : parties,
        hotes: parties,
        telephones: 2 * parties,
        seVide,
        sansReponse: seVide && sansReponse,
        versionPartie,
      }),
    readsVersion: versionPartie,
    intake: () => "all",
    takeOver: async () => false,
    release: () => {},
    onWakeUp: () => {},
    onOrder: (dite) => void (seVide = dite === CONSIGNE_VIDER_PROCESSUS),
    report: () => {},
  });
  await heartbeat.start();
  onTestFinished(() => heartbeat.stop());
  return { store, processId, heartbeat };
}

function ordonner(url: string) {
  const lecture = readServerConfig(url === "" ? {} : { REDIS_URL: url });
  if (!lecture.ok) throw new Error(lecture.message);
  return async (...mots: string[]) => {
    const lus = parseAdminArguments(mots, { options: false, sansPseudo: false });
    if (lus.sur !== "processus") throw new Error(lus.sur);
    const { ok, message } = await executeGameProcessOrder(lecture.config, lus.ordre);
    return `${ok ? "oui" : "non"} ${message.replaceAll("\u00A0", " ")}`;
  };
}

test("lists them, empties one, has it play again, and never empties the last", async () => {
  const redis = await startTestRedis();
  const dire = ordonner(redis.url);
  expect(await dire("processus")).toBe("oui Aucun processus ne joue encore.");
  await processus(redis, "jeu1", 1);
  expect(await dire("vider", "jeu1")).toMatch(/^non jeu1 est le seul à jouer/);
  await processus(redis, "jeu-deux", 3);
  const tous = "jeu-deux  3 parties, 3 écrans, 6 téléphones";
  expect(await dire("processus")).toBe(`oui ${tous}\njeu1      1 partie, 1 écran, 2 téléphones`);
  expect(await dire("vider", "jeu1")).toBe(`oui ${tous}\njeu1      Vide : on peut l’arrêter`);
  expect(await dire("vider", "jeu-deux")).toMatch(/^non jeu-deux est le seul à jouer/);
  expect(await dire("reprendre", "jeu1")).toContain("jeu1      1 partie");
});

test("one that none of the others answers says so to whoever empties it, and plays on", async () => {
  const redis = await startTestRedis();
  const dire = ordonner(redis.url);
  await processus(redis, "jeu1", 1);
  const isole = await processus(redis, "jeu4", 8, VERSION_PARTIE_STOCKEE, true);
  expect(await dire("vider", "jeu4")).toMatch(/^non Aucun autre processus ne répond à jeu4 :/);
  await expect.poll(() => dire("processus")).toContain("jeu4  8 parties, 8 écrans");
  // another machine asked for the handover
  await isole.store.askToHandOver("jeu4", ["jeu1"]);
  await expect
    .poll(() => dire("processus"))
    .toContain("jeu4  Se vide : 8 parties encore, mais aucun des autres ne lui répond");
});

test("a process that is not there cannot be asked; one that died still has what others have not taken", async () => {
  const redis = await startTestRedis();
  const dire = ordonner(redis.url);
  const { store, processId, heartbeat } = await processus(redis, "mort", 0);
  await store.reserve("ABC234", processId);
  await heartbeat.stop();
  expect(await dire("processus")).toBe(
    "oui mort  Ne répond plus : 1 partie en attente d’un processus qui sache les lire",
  );
  for (const nom of ["mort", "personne", "Pas un nom"])
    expect(await dire("vider", nom)).toMatch(/^non Aucun processus qui joue ne s’appelle/);
});

test("while versions change, a process whose games the others could not read keeps them; what waits is said", async () => {
  const redis = await startTestRedis();
  const dire = ordonner(redis.url);
  const neuf = VERSION_PARTIE_STOCKEE + 1;
  await processus(redis, "vieux", 2);
  const jeu1 = await processus(redis, "jeu1", 3, neuf);
  expect(await dire("vider", "jeu1")).toMatch(/^non Les autres sont d’une version plus ancienne/);
  const code = "ABC234";
  const lease = (await jeu1.store.reserve(code, jeu1.processId)) ?? 0;
  const partie = { code, version: neuf, partie: "{}", morceaux: [], instant: 0 };
  await jeu1.store.write(jeu1.processId, [{ code, lease, partie, soirees: [], deleted: false }]);
  await jeu1.heartbeat.stop();
  const perdue = "en attente d’un processus qui sache les lire";
  expect(await dire("processus")).toMatch(`jeu1   Ne répond plus : 1 partie ${perdue}`);
  // the process is started again, and the unreadable games that it left no longer count as open
  await processus(redis, "jeu1", 0);
  expect(await dire("processus")).toMatch(`jeu1   Aucune partie ; 1 partie ${perdue}`);
  expect(await dire("vider", "vieux")).toMatch(/^oui/);
});

test("without a Redis it says so, and what it says", async () => {
  expect(await ordonner("")("processus")).toMatch(/^non REDIS_URL n’est pas réglé/);
  const redis = await startTestRedis();
  await redis.kill();
  await expect(ordonner(redis.url)("vider", "jeu1")).rejects.toThrow("Redis ne répond pas");
});
