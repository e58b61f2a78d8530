/** Heartbeats on a real Redis, faster than real ones. */
import { expect, onTestFinished, test } from "vitest";
import { createTestFicheProcessus } from "#server/several-processes/test/fiche.ts";
import { type TestRedis, startTestRedis } from "#server/several-processes/test/redis.ts";
import { VERSION_PARTIE_STOCKEE } from "#game/rules/nouvelle-partie.ts";
import { createRedisRoomDirectory } from "./room-directory.ts";
import { createGameLeases, createRedisJournalWriter } from "./leases.ts";
import type { RedisStore } from "./redis-store.ts";
import { createTakeOverGame } from "./takeover.ts";
import { createProcessHeartbeat } from "./heartbeat.ts";

const RYTHME = { beatMs: 20, believedMs: 200 };
/** A connection comes back within 250 ms, at any rhythm: as in real life, beats are counted for much longer than that. */
const RYTHME_APRES_COUPURE = { beatMs: 50, believedMs: 1_000 };

interface Reglages {
  readonly rythme?: { readonly beatMs: number; readonly believedMs: number };
  readonly seVide?: boolean;
  readonly versionPartie?: number;
  /** Operations that replace those of the process's Redis store. */
  readonly ligne?: (store: RedisStore) => Partial<RedisStore>;
}

/** A process reduced to its heartbeat, with the games that it opened and released. */
async function processus(
  redis: TestRedis,
  nom: string,
  {
    rythme = RYTHME,
    seVide = false,
    versionPartie = VERSION_PARTIE_STOCKEE,
    ligne = () => ({}),
  }: Reglages = {},
) {
  const droite = await redis.store();
  const store = { ...droite, ...ligne(droite) };
  const leases = createGameLeases();
  const [reprises, lachees, consignes]: [string[], string[], (string | null)[]] = [[], [], []];
  const [dites, battements, reveils]: [string[], string[], string[]] = [[], [], []];
  const processId = `${nom}.x`;
  const ecrivain = createRedisJournalWriter(store, processId, leases);
  const directory = createRedisRoomDirectory(store, processId, leases, async (code) => {
    await ecrivain.ecrire({ ecrire: [], soirees: [], oublier: [code] });
  });
  const heartbeat = createProcessHeartbeat({
    ...rythme,
    store,
    leases,
    processId,
    fiche: async () =>
      createTestFicheProcessus(nom, { parties: leases.codes().length, seVide, versionPartie }),
    readsVersion: versionPartie,
    intake: () => (seVide ? "own" : "all"),
    takeOver: createTakeOverGame({
      store,
      leases,
      processId,
      readsVersion: versionPartie,
      async open(code) {
        if ((await store.read(code)) === null) await directory.release(code);
        else reprises.push(code);
      },
    }),
    release: (code) => void lachees.push(code),
    onWakeUp: () => void reveils.push(nom),
    onOrder(dite) {
      battements.push(nom);
      if (consignes.at(-1) !== dite) consignes.push(dite);
    },
    report: (erreur) => dites.push(erreur instanceof Error ? erreur.message : ""),
  });
  await heartbeat.start();
  onTestFinished(() => heartbeat.stop());
  const tenir = async (code: string) => {
    await directory.reserve(code);
    await droite.write(processId, [
      {
        code,
        lease: leases.of(code) ?? 0,
        partie: { code, version: versionPartie, partie: "{}", morceaux: [], instant: 0 },
        soirees: [],
        deleted: false,
      },
    ]);
  };
  /** Waits until the process has made `fois` more heartbeats. */
  const battre = async (fois: number) => {
    const voulus = battements.length + fois;
    await expect.poll(() => battements.length, { interval: 5 }).toBeGreaterThan(voulus);
  };
  const dit = { reprises, lachees, consignes, dites, battements, reveils };
  return { store, leases, processId, directory, heartbeat, tenir, battre, ...dit };
}

test("the games of a dead process are taken by the others, each once", async () => {
  const redis = await startTestRedis();
  const [mort, un, deux] = [
    await processus(redis, "mort"),
    await processus(redis, "un"),
    await processus(redis, "deux"),
  ];
  const plein = await processus(redis, "plein", { seVide: true });
  const codes = Array.from({ length: 40 }, (_, n) => `GAME${String(10 + n)}`);
  for (const code of codes) await mort.tenir(code);
  await mort.heartbeat.stop();
  await expect.poll(() => un.reprises.length + deux.reprises.length).toBe(40);
  expect([...un.reprises, ...deux.reprises].toSorted()).toEqual(codes);
  // a process that is being emptied takes no game of a dead process
  expect(plein.reprises).toEqual([]);
  await expect
    .poll(async () => (await un.store.processes()).map(({ processId }) => processId).toSorted())
    .toEqual(["deux.x", "plein.x", "un.x"]);
});

test("a process that slept finds which games it lost when it wakes", async () => {
  const redis = await startTestRedis();
  const dormeur = await processus(redis, "dormeur");
  await dormeur.tenir("AAAAAA");
  await dormeur.tenir("BBBBBB");
  await dormeur.store.takeOver({
    code: "AAAAAA",
    from: "dormeur.x",
    to: "autre.x",
    readsVersion: VERSION_PARTIE_STOCKEE,
    agreedLease: dormeur.leases.of("AAAAAA") ?? 0,
  });
  // blocks the event loop for longer than a beat is believed
  const eveils = dormeur.reveils.length;
  const fin = performance.now() + RYTHME.believedMs * 1.5;
  while (performance.now() < fin);
  // the wake-up is announced; a beat sent before the sleep may already have released the game
  await expect.poll(() => dormeur.reveils.length).toBeGreaterThan(eveils);
  await expect.poll(() => dormeur.lachees).toEqual(["AAAAAA"]);
  expect(dormeur.leases.codes()).toEqual(["BBBBBB"]);
});

test("no game is taken after Redis was away", async () => {
  const redis = await startTestRedis();
  const rythme = RYTHME_APRES_COUPURE;
  const un = await processus(redis, "un", { rythme });
  const deux = await processus(redis, "deux", { rythme });
  await un.tenir("AAAAAA");
  await deux.tenir("BBBBBB");
  await redis.kill();
  const fin = performance.now() + rythme.believedMs * 1.5;
  while (performance.now() < fin) await new Promise((tour) => setImmediate(tour));
  await redis.restart();
  const observer = await redis.store();
  const [vivants] = [async () => (await observer.processes()).map(({ fiche }) => fiche !== null)];
  await expect.poll(vivants).toEqual([true, true]);
  expect([...un.reprises, ...deux.reprises, ...un.lachees, ...deux.lachees]).toEqual([]);
});

test("no game is taken after Redis stood still for longer than a beat is believed", async () => {
  const redis = await startTestRedis();
  const tous = [
    await processus(redis, "un"),
    await processus(redis, "deux"),
    await processus(redis, "trois"),
  ];
  for (const [rang, un] of tous.entries()) await un.tenir(`GAME${String(10 + rang)}`);
  for (const un of tous) await un.battre(15);
  for (let fois = 0; fois < 4; fois++) {
    await redis.freeze(RYTHME.believedMs * (1 + fois / 3));
    for (const un of tous) await un.battre(15);
  }
  expect(tous.flatMap(({ reprises, lachees }) => reprises.concat(lachees))).toEqual([]);
});

test("an order is heard at each beat until it is taken back", async () => {
  const redis = await startTestRedis();
  const { store, consignes } = await processus(redis, "jeu1");
  await store.askToHandOver("jeu1", ["jeu2"]);
  await expect.poll(() => consignes).toEqual([null, "vider"]);
  await store.askToPlay("jeu1");
  await expect.poll(() => consignes).toEqual([null, "vider", null]);
});

test("games of a newer version wait for a process that reads them, and are not asked for again and again", async () => {
  const redis = await startTestRedis();
  const neuf = { versionPartie: VERSION_PARTIE_STOCKEE + 1 };
  const [mort, vieux] = [await processus(redis, "mort", neuf), await processus(redis, "vieux")];
  await mort.tenir("AAAAAA");
  // a game of an older version is taken
  await vieux.tenir("BBBBBB");
  await mort.store.takeOver({
    code: "BBBBBB",
    from: "vieux.x",
    to: "mort.x",
    readsVersion: VERSION_PARTIE_STOCKEE + 1,
    agreedLease: vieux.leases.of("BBBBBB") ?? 0,
  });
  vieux.leases.drop("BBBBBB", vieux.leases.of("BBBBBB") ?? 0);
  await mort.heartbeat.stop();
  await expect.poll(() => vieux.reprises).toEqual(["BBBBBB"]);
  await expect.poll(() => vieux.dites.length).toBe(1);
  const avant = await vieux.store.holder("AAAAAA");
  expect(avant?.processId).toBe("mort.x");
  // reported once, and the dead process is not forgotten while it has a game
  await vieux.battre(5);
  expect(vieux.dites).toEqual([
    `1 games of mort.x wait for a process that reads later versions than ${String(VERSION_PARTIE_STOCKEE)}`,
  ]);
  const dit = (await vieux.store.processes()).find(({ processId }) => processId === "mort.x");
  expect(dit).toEqual({ processId: "mort.x", alive: false, fiche: null, ...neuf });
  const releve = await processus(redis, "releve", neuf);
  await expect.poll(() => releve.reprises).toEqual(["AAAAAA"]);
  expect(vieux.reprises).toEqual(["BBBBBB"]);
  await expect
    .poll(async () => (await vieux.store.processes()).map(({ processId }) => processId).toSorted())
    .toEqual(["releve.x", "vieux.x"]);
});

test("a game taken just before Redis died is opened once Redis is back", async () => {
  const redis = await startTestRedis();
  const mort = await processus(redis, "mort");
  await mort.tenir("AAAAAA");
  const lues: string[] = [];
  const heritier = await processus(redis, "heritier", {
    ligne: (droite) => ({
      async read(code) {
        if (lues.push(code) === 1) await redis.kill();
        return droite.read(code);
      },
    }),
  });
  await mort.heartbeat.stop();
  await expect.poll(() => heritier.dites.length).toBeGreaterThan(0);
  await expect.poll(() => heritier.leases.codes()).toEqual([]);
  expect(heritier.reprises).toEqual([]);
  await redis.restart();
  await expect.poll(() => heritier.reprises).toEqual(["AAAAAA"]);
  const observer = await redis.store();
  const tenue = await observer.holder("AAAAAA");
  expect(tenue).toEqual({ processId: heritier.processId, lease: heritier.leases.of("AAAAAA") });
  // the game is opened only once
  await heritier.battre(3);
  expect(heritier.reprises).toEqual(["AAAAAA"]);
});

test.each(["reserve", "takeOver"] as const)(
  "after the answer that gave a game is lost (%s), a stored game is opened and a code without game is free again",
  async (perdue) => {
    const redis = await startTestRedis();
    const mort = await processus(redis, "mort");
    await mort.tenir("AAAAAA");
    let fois = 0;
    /** Makes the first answer of an operation of Redis fail after the operation was done. */
    const perdre = async <T>(reponse: T): Promise<T> => {
      if (fois++ === 0) throw new Error("lost on the way");
      return reponse;
    };
    const heritier = await processus(redis, "heritier", {
      ligne: (droite) =>
        perdue === "reserve"
          ? { reserve: async (code, processId) => perdre(await droite.reserve(code, processId)) }
          : { takeOver: async (reprise) => perdre(await droite.takeOver(reprise)) },
    });
    const creee = heritier.directory.reserve("BBBBBB");
    if (perdue === "reserve") {
      await expect(creee).rejects.toThrow("lost");
      await expect.poll(() => heritier.store.holder("BBBBBB")).toBeNull();
    } else expect(await creee).toBe(true);
    await mort.heartbeat.stop();
    await expect.poll(() => heritier.reprises).toEqual(["AAAAAA"]);
    const tenue = await heritier.store.holder("AAAAAA");
    expect(tenue).toEqual({ processId: heritier.processId, lease: heritier.leases.of("AAAAAA") });
    expect(heritier.dites.includes("lost on the way")).toBe(perdue === "takeOver");
  },
);

test("a process that wakes while others take its games learns which at that very beat", async () => {
  const redis = await startTestRedis();
  const observer = await redis.store();
  let dort = false;
  const dormeur = await processus(redis, "dormeur", {
    ligne: (droite) => ({
      async beat(processId, fiche, dureeMs) {
        if (dort) {
          dort = false;
          // just before the beat of the sleeper is sent
          await observer.declareDead(processId);
          await observer.takeOver({
            code: "AAAAAA",
            from: processId,
            to: "autre.x",
            readsVersion: VERSION_PARTIE_STOCKEE,
          });
        }
        return droite.beat(processId, fiche, dureeMs);
      },
    }),
  });
  await dormeur.tenir("AAAAAA");
  await dormeur.tenir("BBBBBB");
  dort = true;
  await expect.poll(() => dormeur.lachees).toEqual(["AAAAAA"]);
  expect([dormeur.leases.codes(), dormeur.reprises]).toEqual([["BBBBBB"], []]);
});

test("a process that has just started, or that slept, waits for several beats before it takes games of others", async () => {
  const redis = await startTestRedis();
  const absent = await redis.store();
  await absent.reserve("AAAAAA", "absent.x");
  let battements = 0;
  const venu = await processus(redis, "venu", {
    ligne: (droite) => ({
      async beat(...dits) {
        battements++;
        if (battements === 5 || battements === 35)
          await absent.beat("absent.x", createTestFicheProcessus("absent"), 60_000);
        if (battements === 30)
          for (const processId of ["absent.x", "venu.x"]) await absent.declareDead(processId);
        return droite.beat(...dits);
      },
    }),
  });
  await venu.battre(55);
  expect(await absent.codesOf("absent.x")).toEqual(["AAAAAA"]);
  await absent.declareDead("absent.x");
  await expect.poll(() => absent.codesOf("absent.x")).toEqual([]);
});

test("a first beat without answer stops no process: the next ones are heard", async () => {
  const redis = await startTestRedis();
  let fois = 0;
  const venu = await processus(redis, "venu", {
    ligne: (droite) => ({
      async beat(...dits) {
        if (++fois === 1) throw new Error("too late");
        return droite.beat(...dits);
      },
    }),
  });
  expect(venu.dites).toEqual(["too late"]);
  await venu.battre(2);
  expect((await venu.store.processes()).map(({ alive }) => alive)).toEqual([true]);
});

test("a process that learns of its own expiry while it looks for dead ones takes none of their games", async () => {
  const redis = await startTestRedis();
  const mort = await processus(redis, "mort");
  await mort.tenir("AAAAAA");
  let battus = 0;
  let reveil: number | null = null;
  const heritier = await processus(redis, "heritier", {
    ligne: (droite) => ({
      async beat(...dits) {
        battus++;
        return droite.beat(...dits);
      },
      async processes() {
        const tous = await droite.processes();
        if (reveil === null && tous.some(({ alive }) => !alive)) {
          // the next beat is answered before the other questions, as after a silence of Redis
          await droite.declareDead("heritier.x");
          reveil = battus + 2;
          await expect.poll(() => battus, { interval: 5 }).toBeGreaterThan(reveil);
        }
        return tous;
      },
    }),
  });
  await mort.heartbeat.stop();
  await expect.poll(() => heritier.reprises).toEqual(["AAAAAA"]);
  expect(battus - (reveil ?? 0)).toBeGreaterThan(RYTHME.believedMs / RYTHME.beatMs);
});
