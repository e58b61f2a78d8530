/** What Redis promises to many processes, on a real one. */
import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { ficheDeTest } from "#server/several-processes/test/fiche.ts";
import { redisDeTest } from "#server/several-processes/test/redis.ts";
import { soireesDe } from "#server/several-processes/test/waiting-soirees.ts";
import { createLeases, createRedisWriter } from "./leases.ts";
import { locateRoom } from "./room-directory.ts";
import type { GameWrite } from "./redis-store.ts";

const FICHE = ficheDeTest("jeu1");

const ecriture = (code: string, lease: number, partie = "{}"): GameWrite => ({
  code,
  lease,
  partie: { code, version: 10, partie, morceaux: [{ nom: "joueurs", texte: "[]" }], instant: 7 },
  soirees: [{ _id: `${code}-1`, code, texte: "{}" }],
  deleted: false,
});

/** A game of a process that died, and a process that may take it. */
async function orpheline() {
  const redis = await redisDeTest();
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

test("ten thousand reservations at once of fifty codes, by three processes: one each", async () => {
  const redis = await redisDeTest();
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

test("what was stored is read back, whole, and after Redis was killed too", async () => {
  const { redis, store } = await orpheline();
  await redis.tuer();
  await expect(store.read("AAAAAA")).rejects.toThrow();
  await redis.rallumer();
  const apres = await redis.store();
  expect(await apres.read("AAAAAA")).toMatchObject({
    code: "AAAAAA",
    version: 10,
    partie: '{"tour":1}',
    instant: 7,
    morceaux: [{ nom: "joueurs", texte: "[]" }],
  });
  expect(await soireesDe(apres)).toEqual([{ _id: "AAAAAA-1", texte: "{}" }]);
});

test("a thousand evenings that wait are read a few at a time, each of them", async () => {
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

test("a process that slept writes nothing of a game that was taken over: neither state, nor evening, nor end", async () => {
  const { store, lease, prendre } = await orpheline();
  const nouveau = await prendre("jeu1.a", "jeu2.b");
  expect(nouveau).toBeGreaterThan(lease);
  await store.removeSoirees(["AAAAAA-1"]);
  const vieille = ecriture("AAAAAA", lease, '{"tour":99}');
  expect(
    await store.write("jeu1.a", [vieille, { ...vieille, partie: null, deleted: true }]),
  ).toEqual(["AAAAAA", "AAAAAA"]);
  expect((await store.read("AAAAAA"))?.partie).toBe('{"tour":1}');
  expect(await soireesDe(store)).toEqual([]);
  expect(await store.codesOf("jeu2.b")).toEqual(["AAAAAA"]);
});

test("a game is taken from the dead, or from whoever agrees; never twice", async () => {
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

test("a game of a later version is not taken, dead or willing, and nothing of it moves", async () => {
  const { store, lease, prendre } = await orpheline();
  expect(await prendre("jeu1.a", "vieux.b", undefined, 9)).toBeNull();
  expect(await prendre("jeu1.a", "vieux.b", lease, 9)).toBeNull();
  expect(await store.holder("AAAAAA")).toEqual({ processId: "jeu1.a", lease });
  expect([await store.codesOf("jeu1.a"), await store.codesOf("vieux.b")]).toEqual([["AAAAAA"], []]);
  // reserved and never stored: anybody may give it back
  await store.reserve("BBBBBB", "jeu1.a");
  const rien = { code: "BBBBBB", from: "jeu1.a", to: "vieux.b", readsVersion: 1 };
  expect(await store.takeOver(rien)).toBeGreaterThan(lease);
  expect(await prendre("jeu1.a", "neuf.b", undefined, 11)).toBeGreaterThan(lease);
});

test("one who describes itself in other words lives, and no more is known of it than that", async () => {
  const redis = await redisDeTest();
  const store = await redis.store();
  await store.beat("jeu2.b", ficheDeTest("jeu2", { versionPartie: 12 }), 60_000);
  const autre = new Redis(redis.url);
  onTestFinished(() => autre.disconnect());
  // as the one before this version did, and as a later one may
  await autre.hset("tq:processus", "vieux.c", "vieux");
  await autre.set("tq:vie:vieux.c", JSON.stringify({ nom: "vieux", adresse: "http://vieux:3000" }));
  await autre.hset("tq:processus", "neuf.d", "13");
  await autre.set("tq:vie:neuf.d", JSON.stringify({ ...ficheDeTest("neuf"), parties: "beaucoup" }));
  const inconnu = { alive: true, fiche: null };
  expect(
    (await store.processes()).toSorted((a, b) => a.processId.localeCompare(b.processId)),
  ).toEqual([
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

test("a number that is drawn twice, by a Redis that lost its last second, writes for one process only", async () => {
  const { redis, store, lease, prendre } = await orpheline();
  const autre = new Redis(redis.url);
  onTestFinished(() => autre.disconnect());
  const avant = await prendre("jeu1.a", "jeu2.b");
  // as it is read from a disk that this had not reached
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

test("whoever has a game is known, even if they were forgotten a moment before; nobody who has one is forgotten, or who lives", async () => {
  const { store, lease, prendre } = await orpheline();
  const connus = async () => (await store.processes()).map(({ processId }) => processId);
  expect(await connus()).toEqual(["jeu1.a"]);
  await store.forget("jeu1.a");
  expect(await connus()).toEqual(["jeu1.a"]);
  // both stop: one looks for whom to hand its game to, the other says that it is gone and is forgotten
  await store.beat("jeu2.b", ficheDeTest("jeu2"), 60_000);
  await store.forget("jeu2.b");
  expect(await connus()).toEqual(["jeu1.a", "jeu2.b"]);
  await store.declareDead("jeu2.b");
  await store.forget("jeu2.b");
  expect(await connus()).toEqual(["jeu1.a"]);
  expect(await prendre("jeu1.a", "jeu2.b", lease)).toBeGreaterThan(lease);
  await store.forget("jeu1.a");
  expect(await connus()).toEqual(["jeu2.b"]);
});

test("one's own game is taken afresh: what was on its way under the number of before comes too late", async () => {
  const { store, lease, prendre } = await orpheline();
  await store.beat("jeu1.a", FICHE, 60_000);
  const neuf = await prendre("jeu1.a", "jeu1.a");
  expect(neuf).toBeGreaterThan(lease);
  expect(await prendre("jeu1.a", "jeu2.b", lease)).toBeNull();
  expect(await store.write("jeu1.a", [ecriture("AAAAAA", lease)])).toEqual(["AAAAAA"]);
  expect(await store.codesOf("jeu1.a")).toEqual(["AAAAAA"]);
  expect(await prendre("jeu2.b", "jeu2.b")).toBeNull();
});

test("where a game is: under its process's path, on its way, or nowhere", async () => {
  const { store } = await orpheline();
  expect(await locateRoom(store, "AAAAAA")).toBe("enRoute");
  await store.beat("jeu1.a", FICHE, 60_000);
  expect(await locateRoom(store, "AAAAAA")).toEqual({ chemin: "/p/jeu1/" });
  expect(await locateRoom(store, "AAAAAA", "jeu1.a")).toBe("enRoute");
  expect(await locateRoom(store, "BBBBBB")).toBeNull();
});

test("the journal's writer names what it lost, and writes nothing of what is not its own", async () => {
  const { store, prendre } = await orpheline();
  const leases = createLeases();
  const ecrivain = createRedisWriter(store, "jeu2.b", leases);
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

test("an evening is kept whatever becomes of its game: closed in the same batch, or not written in it", async () => {
  const { store, lease } = await orpheline();
  await store.removeSoirees(["AAAAAA-1"]);
  const leases = createLeases();
  leases.record("AAAAAA", lease);
  const ecrivain = createRedisWriter(store, "jeu1.a", leases);
  const soiree = (_id: string) => ({ _id, code: "AAAAAA", texte: "{}" });
  expect(await ecrivain.ecrire({ ecrire: [], soirees: [soiree("seule")], oublier: [] })).toEqual(
    [],
  );
  const fermee = { ecrire: [], soirees: [soiree("derniere")], oublier: ["AAAAAA"] };
  expect(await ecrivain.ecrire(fermee)).toEqual([]);
  expect((await soireesDe(store)).map(({ _id }) => _id).toSorted()).toEqual(["derniere", "seule"]);
  expect(await store.holder("AAAAAA")).toBeNull();
  // of a game that is somebody else's it is theirs to write
  expect(await ecrivain.ecrire({ ecrire: [], soirees: [soiree("vieille")], oublier: [] })).toEqual([
    "AAAAAA",
  ]);
  expect(await soireesDe(store)).toHaveLength(2);
});

test("wrong codes of an address are counted by all the processes together, and for longer beyond what is allowed", async () => {
  const redis = await redisDeTest();
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
