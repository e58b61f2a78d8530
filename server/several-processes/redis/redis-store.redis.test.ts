/** The guarantees of the store to several processes, on a real Redis. */
import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { createTestFicheProcessus } from "#server/several-processes/test/fiche.ts";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { listWaitingSoirees } from "#server/several-processes/test/waiting-soirees.ts";
import { createGameLeases, createRedisJournalWriter } from "./leases.ts";
import { locateRoomProcess } from "./room-directory.ts";
import type { StoredGameWrite } from "./redis-store.ts";

const FICHE = createTestFicheProcessus("jeu1");

const ecriture = (code: string, lease: number, partie = "{}"): StoredGameWrite => ({
  code,
  lease,
  partie: { code, version: 10, partie, morceaux: [{ nom: "joueurs", texte: "[]" }], instant: 7 },
  soirees: [{ _id: `${code}-1`, code, texte: "{}" }],
  deleted: false,
});

/** A game of a process that died, and a process that may take it. */
async function orpheline() {
  const redis = await startTestRedis();
  const store = await redis.store();
  const lease = (await store.reserve("AAAAAA", "jeu1.a")) ?? 0;
  await store.write("jeu1.a", [ecriture("AAAAAA", lease, '{"tour":1}')]);
  const prendre = (de: string, a: string, accord?: number, lit = 10) =>
    store.takeOver({
      code: "AAAAAA",
      from: de,
      to: a,
      readsVersion: lit,
      ...(accord === undefined ? {} : { agreedLease: accord }),
    });
  return { redis, store, lease, prendre };
}

test("ten thousand reservations of fifty codes by three processes give each code once", async () => {
  const redis = await startTestRedis();
  const lignes = [await redis.store(), await redis.store(), await redis.store()];
  const prises = await Promise.all(
    Array.from({ length: 10_000 }, async (_, n) => {
      const code = `TWIN${String(10 + (n % 50))}`;
      const processId = n % lignes.length;
      const lease = await lignes[processId]?.reserve(code, `jeu${String(processId)}`);
      return lease === null ? null : code;
    }),
  );
  const obtenues = prises.filter((code) => code !== null);
  expect([obtenues.length, new Set(obtenues).size]).toEqual([50, 50]);
});

test("a stored game is read back whole, also after Redis was killed", async () => {
  const { redis, store } = await orpheline();
  await redis.kill();
  await expect(store.read("AAAAAA")).rejects.toThrow();
  await redis.restart();
  const apres = await redis.store();
  expect(await apres.read("AAAAAA")).toMatchObject({
    code: "AAAAAA",
    version: 10,
    partie: '{"tour":1}',
    instant: 7,
    morceaux: [{ nom: "joueurs", texte: "[]" }],
  });
  expect(await listWaitingSoirees(apres)).toEqual([{ _id: "AAAAAA-1", texte: "{}" }]);
});

test("a thousand waiting soirées are read in batches, each of them", async () => {
  const { store, lease } = await orpheline();
  const soirees = Array.from({ length: 1_000 }, (_, n) => ({
    _id: `S${String(n)}`,
    code: "AAAAAA",
    texte: "{}".padEnd(100),
  }));
  await store.write("jeu1.a", [{ ...ecriture("AAAAAA", lease), soirees }]);
  const lus = new Set<string>();
  let lots = 0;
  for await (const lot of store.waitingSoirees(50)) {
    lots++;
    expect(lot.length).toBeLessThan(500);
    for (const { _id } of lot) lus.add(_id);
  }
  expect(lots).toBeGreaterThan(2);
  expect(lus).toEqual(new Set([...soirees.map(({ _id }) => _id), "AAAAAA-1"]));
});

test("a process that slept writes nothing of a game that was taken over: no state, no soirée, no deletion", async () => {
  const { store, lease, prendre } = await orpheline();
  const nouveau = await prendre("jeu1.a", "jeu2.b");
  expect(nouveau).toBeGreaterThan(lease);
  await store.removeSoirees(["AAAAAA-1"]);
  const vieille = ecriture("AAAAAA", lease, '{"tour":99}');
  expect(
    await store.write("jeu1.a", [vieille, { ...vieille, partie: null, deleted: true }]),
  ).toEqual(["AAAAAA", "AAAAAA"]);
  expect((await store.read("AAAAAA"))?.partie).toBe('{"tour":1}');
  expect(await listWaitingSoirees(store)).toEqual([]);
  expect(await store.codesOf("jeu2.b")).toEqual(["AAAAAA"]);
});

test("a game is taken from a dead process or from one that agrees, never twice", async () => {
  const { store, lease, prendre } = await orpheline();
  await store.beat("jeu1.a", FICHE, 60_000);
  expect(await prendre("jeu1.a", "jeu2.b")).toBeNull();
  expect(await prendre("jeu1.a", "jeu2.b", lease + 1)).toBeNull();
  const accord = await prendre("jeu1.a", "jeu2.b", lease);
  expect(accord).toBeGreaterThan(lease);
  expect(await prendre("jeu1.a", "jeu3.c", lease)).toBeNull();
  await store.declareDead("jeu1.a");
  expect(await prendre("jeu1.a", "jeu3.c")).toBeNull();
  expect(await store.holder("AAAAAA")).toEqual({ processId: "jeu2.b", lease: accord });
  expect(await store.holder("BBBBBB")).toBeNull();
});

test("a game of a later version is never taken, and stays unchanged", async () => {
  const { store, lease, prendre } = await orpheline();
  expect(await prendre("jeu1.a", "vieux.b", undefined, 9)).toBeNull();
  expect(await prendre("jeu1.a", "vieux.b", lease, 9)).toBeNull();
  expect(await store.holder("AAAAAA")).toEqual({ processId: "jeu1.a", lease });
  expect([await store.codesOf("jeu1.a"), await store.codesOf("vieux.b")]).toEqual([["AAAAAA"], []]);
  // a code that was reserved and never stored may be taken by any version
  await store.reserve("BBBBBB", "jeu1.a");
  const rien = { code: "BBBBBB", from: "jeu1.a", to: "vieux.b", readsVersion: 1 };
  expect(await store.takeOver(rien)).toBeGreaterThan(lease);
  expect(await prendre("jeu1.a", "neuf.b", undefined, 11)).toBeGreaterThan(lease);
});

test("a process that describes itself in another form is alive, without description", async () => {
  const redis = await startTestRedis();
  const store = await redis.store();
  await store.beat("jeu2.b", createTestFicheProcessus("jeu2", { versionPartie: 12 }), 60_000);
  const autre = new Redis(redis.url);
  onTestFinished(() => autre.disconnect());
  // an entry of a process as an older version wrote it, and one as a newer version may write it
  await autre.hset("tq:processus", "vieux.c", "vieux");
  await autre.set("tq:vie:vieux.c", JSON.stringify({ nom: "vieux", adresse: "http://vieux:3000" }));
  await autre.hset("tq:processus", "neuf.d", "13");
  await autre.set(
    "tq:vie:neuf.d",
    JSON.stringify({ ...createTestFicheProcessus("neuf"), parties: "beaucoup" }),
  );
  // a key that something else has written over must not hide the other processes
  await autre.hset("tq:processus", "casse.e", "13");
  await autre.set("tq:vie:casse.e", "{");
  const inconnu = { alive: true, fiche: null };
  expect(
    (await store.processes()).toSorted((a, b) => a.processId.localeCompare(b.processId)),
  ).toEqual([
    { processId: "casse.e", ...inconnu, versionPartie: 13 },
    {
      processId: "jeu2.b",
      alive: true,
      versionPartie: 12,
      fiche: expect.objectContaining({ nom: "jeu2" }),
    },
    { processId: "neuf.d", ...inconnu, versionPartie: 13 },
    { processId: "vieux.c", ...inconnu, versionPartie: null },
  ]);
});

test("a lease given twice, by a Redis that lost its last second, writes for one process only", async () => {
  const { redis, store, lease, prendre } = await orpheline();
  const autre = new Redis(redis.url);
  onTestFinished(() => autre.disconnect());
  const avant = await prendre("jeu1.a", "jeu2.b");
  // the state of a Redis whose disk missed the last write
  await autre.hset("tq:partie:AAAAAA", { a: "jeu1.a", lease });
  await autre.smove("tq:chez:jeu2.b", "tq:chez:jeu1.a", "AAAAAA");
  await autre.decr("tq:baux");
  expect(await prendre("jeu1.a", "jeu3.c")).toBe(avant);
  const dite = ecriture("AAAAAA", avant ?? 0, '{"tour":2}');
  expect(await store.write("jeu2.b", [{ ...dite, deleted: true }])).toEqual(["AAAAAA"]);
  expect((await store.read("AAAAAA"))?.partie).toBe('{"tour":1}');
  expect(await store.write("jeu3.c", [dite])).toEqual([]);
  expect((await store.read("AAAAAA"))?.partie).toBe('{"tour":2}');
});

test("a process with a game is always known; one that is alive or has a game is never forgotten", async () => {
  const { store, lease, prendre } = await orpheline();
  const connus = async () => (await store.processes()).map(({ processId }) => processId);
  expect(await connus()).toEqual(["jeu1.a"]);
  await store.forget("jeu1.a");
  expect(await connus()).toEqual(["jeu1.a"]);
  // both processes stop: one looks for a target for its game, the other declares itself dead and is forgotten
  await store.beat("jeu2.b", createTestFicheProcessus("jeu2"), 60_000);
  await store.forget("jeu2.b");
  expect(await connus()).toEqual(["jeu1.a", "jeu2.b"]);
  await store.declareDead("jeu2.b");
  await store.forget("jeu2.b");
  expect(await connus()).toEqual(["jeu1.a"]);
  expect(await prendre("jeu1.a", "jeu2.b", lease)).toBeGreaterThan(lease);
  await store.forget("jeu1.a");
  expect(await connus()).toEqual(["jeu2.b"]);
});

test("a process takes its own game under a new lease, and late writes under the old one are refused", async () => {
  const { store, lease, prendre } = await orpheline();
  await store.beat("jeu1.a", FICHE, 60_000);
  const neuf = await prendre("jeu1.a", "jeu1.a");
  expect(neuf).toBeGreaterThan(lease);
  expect(await prendre("jeu1.a", "jeu2.b", lease)).toBeNull();
  expect(await store.write("jeu1.a", [ecriture("AAAAAA", lease)])).toEqual(["AAAAAA"]);
  expect(await store.codesOf("jeu1.a")).toEqual(["AAAAAA"]);
  expect(await prendre("jeu2.b", "jeu2.b")).toBeNull();
});

test("a game is under the path of its process, on its way, or nowhere", async () => {
  const { store } = await orpheline();
  expect(await locateRoomProcess(store, "AAAAAA")).toBe("enRoute");
  await store.beat("jeu1.a", FICHE, 60_000);
  expect(await locateRoomProcess(store, "AAAAAA")).toEqual({ chemin: "/p/jeu1/" });
  expect(await locateRoomProcess(store, "AAAAAA", "jeu1.a")).toBe("enRoute");
  expect(await locateRoomProcess(store, "BBBBBB")).toBeNull();
});

test("the writer names the games that it lost, and writes only games of its own", async () => {
  const { store, prendre } = await orpheline();
  const leases = createGameLeases();
  const ecrivain = createRedisJournalWriter(store, "jeu2.b", leases);
  const partie = { code: "AAAAAA", version: 10, partie: "{}", morceaux: [], instant: 1 };
  const lot = { ecrire: [partie], soirees: [], oublier: [] };
  expect(await ecrivain.ecrire(lot)).toEqual(["AAAAAA"]);
  leases.record("AAAAAA", (await prendre("jeu1.a", "jeu2.b")) ?? 0);
  expect(await ecrivain.ecrire(lot)).toEqual([]);
  await prendre("jeu2.b", "jeu3.c");
  expect(await ecrivain.ecrire(lot)).toEqual(["AAAAAA"]);
  expect(leases.codes()).toEqual([]);
  expect(await ecrivain.ecrire({ ecrire: [], soirees: [], oublier: ["AAAAAA"] })).toEqual([]);
  expect(await store.read("AAAAAA")).not.toBeNull();
});

test("a soirée is kept whether its game is deleted or absent in the same batch", async () => {
  const { store, lease } = await orpheline();
  await store.removeSoirees(["AAAAAA-1"]);
  const leases = createGameLeases();
  leases.record("AAAAAA", lease);
  const ecrivain = createRedisJournalWriter(store, "jeu1.a", leases);
  const soiree = (_id: string) => ({ _id, code: "AAAAAA", texte: "{}" });
  expect(await ecrivain.ecrire({ ecrire: [], soirees: [soiree("seule")], oublier: [] })).toEqual(
    [],
  );
  const fermee = { ecrire: [], soirees: [soiree("derniere")], oublier: ["AAAAAA"] };
  expect(await ecrivain.ecrire(fermee)).toEqual([]);
  expect((await listWaitingSoirees(store)).map(({ _id }) => _id).toSorted()).toEqual([
    "derniere",
    "seule",
  ]);
  expect(await store.holder("AAAAAA")).toBeNull();
  // only the holder of a game writes its soirées
  expect(await ecrivain.ecrire({ ecrire: [], soirees: [soiree("vieille")], oublier: [] })).toEqual([
    "AAAAAA",
  ]);
  expect(await listWaitingSoirees(store)).toHaveLength(2);
});

test("wrong codes of an address are counted over all processes, and for longer beyond the allowance", async () => {
  const redis = await startTestRedis();
  const [un, deux] = [await redis.store(), await redis.store()];
  expect((await un.countFailure("a", 3)).total).toBe(1);
  const { total, resteMs } = await deux.countFailure("a", 3);
  expect(total).toBe(2);
  expect(resteMs).toBeGreaterThan(0);
  expect(resteMs).toBeLessThanOrEqual(60_000);
  await un.countFailure("a", 3);
  const trop = await deux.countFailure("a", 3);
  expect(trop.total).toBe(4);
  expect(trop.resteMs).toBeGreaterThan(60_000);
  expect((await un.countFailure("b", 3)).total).toBe(1);
});
