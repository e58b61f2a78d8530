/** The connection to Redis, through a relay that can drop all data silently, as a network does. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { expect, onTestFinished, test } from "vitest";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { listWaitingSoirees } from "#server/several-processes/test/waiting-soirees.ts";
import { createRedisStore, type StoredGameWrite } from "./redis-store.ts";

const SILENCE_MAX_MS = 200;

async function monter() {
  const redis = await startTestRedis();
  const { port: la } = new URL(redis.url);
  const prises = new Set<Socket>();
  const paires: (readonly [prise: Socket, vers: Socket])[] = [];
  let ouvertes = 0;
  const relais = createServer((prise) => {
    ouvertes++;
    const vers = connect(Number(la), "127.0.0.1");
    prise.pipe(vers).pipe(prise);
    paires.push([prise, vers]);
    for (const [bout, autre] of [
      [prise, vers],
      [vers, prise],
    ] as const) {
      prises.add(bout);
      bout.on("error", () => {}).on("close", () => autre.destroy());
    }
  });
  relais.listen(0, "127.0.0.1");
  await once(relais, "listening");
  const adresse = relais.address();
  const port = typeof adresse === "object" ? (adresse?.port ?? 0) : 0;
  const store = createRedisStore(`redis://127.0.0.1:${String(port)}`, () => {}, SILENCE_MAX_MS);
  onTestFinished(() => {
    store.close();
    for (const prise of prises) prise.destroy();
    relais.close();
  });
  await store.open();
  const sur = [...prises];
  return {
    store,
    ouvertes: () => ouvertes,
    /** Silently drops all data of the open connections. */
    avaler: () => {
      for (const prise of sur) prise.unpipe().pause();
    },
    /** Holds back the data of the open connections until `livrer`, even if the client closes them. */
    retenir: () => {
      const retenus = paires.map(([prise, vers]) => {
        const dits: Buffer[] = [];
        prise.unpipe().removeAllListeners("close");
        prise.on("data", (dit: Buffer) => void dits.push(dit)).resume();
        return { vers, dits };
      });
      return {
        /** Delivers the data that was held back; resolves once Redis has answered, though nobody receives the answers. */
        async livrer() {
          for (const { vers, dits } of retenus) {
            const repondu = once(vers, "data");
            vers.unpipe().resume().write(Buffer.concat(dits));
            await repondu;
          }
        },
      };
    },
    couper: () => {
      for (const prise of sur) prise.destroy();
    },
  };
}
/** A state of the game, and a soirée that ended in it. */
const ecriture = (lease: number, etat: string): StoredGameWrite => ({
  code: "AAAAAA",
  lease,
  partie: { code: "AAAAAA", version: 10, partie: etat, morceaux: [], instant: 0 },
  soirees: [{ _id: etat, code: "AAAAAA", texte: "{}" }],
  deleted: false,
});

const repond = (store: { isAlive(processId: string): Promise<boolean> }) =>
  store.isAlive("jeu1.x").then(
    () => true,
    () => false,
  );

test("a silent connection is given up, and another opened", async () => {
  const { store, ouvertes, avaler } = await monter();
  expect(await repond(store)).toBe(true);
  avaler();
  expect(await repond(store)).toBe(false);
  await expect.poll(() => repond(store)).toBe(true);
  expect(ouvertes()).toBe(2);
});

test("commands of a closed connection do not close the next one", async () => {
  const { store, ouvertes, avaler, couper } = await monter();
  avaler();
  const perdue = repond(store);
  couper();
  expect(await perdue).toBe(false);
  await expect.poll(() => repond(store)).toBe(true);
  let echecs = 0;
  for (const fin = performance.now() + 3 * SILENCE_MAX_MS; performance.now() < fin;)
    if (!(await repond(store))) echecs++;
  expect({ ouvertes: ouvertes(), echecs }).toEqual({ ouvertes: 2, echecs: 0 });
});

test("a late write of an abandoned connection does not overwrite later ones", async () => {
  const { store, retenir } = await monter();
  const lease = (await store.reserve("AAAAAA", "jeu1.x")) ?? 0;
  const ecrire = (etat: string) => store.write("jeu1.x", [ecriture(lease, etat)]);
  await ecrire("S0");
  const enChemin = retenir();
  await expect(ecrire("S1")).rejects.toThrow();
  // the first attempts to write use the same connection, which has not timed out yet
  let essai = 1;
  await expect.poll(() => ecrire(`S${String(++essai)}`).catch(() => null)).toEqual([]);
  await enChemin.livrer();
  const acquittee = `S${String(essai)}`;
  expect((await store.read("AAAAAA"))?.partie).toBe(acquittee);
  expect((await listWaitingSoirees(store)).map(({ _id }) => _id).toSorted()).toEqual([
    "S0",
    acquittee,
  ]);
});

test("the rank of writes starts again with each lease", async () => {
  const redis = await startTestRedis();
  const [ancien, nouveau] = [await redis.store(), await redis.store()];
  const lease = (await ancien.reserve("AAAAAA", "jeu1.x")) ?? 0;
  for (const etat of ["1", "2", "3"]) await ancien.write("jeu1.x", [ecriture(lease, etat)]);
  const repris = { code: "AAAAAA", from: "jeu1.x", to: "jeu2.y", readsVersion: 10 };
  const suivant = (await nouveau.takeOver(repris)) ?? 0;
  expect(await nouveau.write("jeu2.y", [ecriture(suivant, "4")])).toEqual([]);
  expect((await nouveau.read("AAAAAA"))?.partie).toBe("4");
});
