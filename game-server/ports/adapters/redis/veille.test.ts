/** Signs of life on a real Redis, with beats of a test. */
import { expect, onTestFinished, test } from "vitest";
import { type RedisDeTest, redisDeTest } from "#game/test/redis.ts";
import { createBaux } from "./baux.ts";
import { createVeille } from "./veille.ts";

const RYTHME = { battementMs: 20, vieMs: 200 };

/** A process as far as the others see it: what it took over and what it let go. */
async function processus(redis: RedisDeTest, nom: string, seVide = false) {
  const magasin = await redis.magasin();
  const baux = createBaux();
  const [reprises, lachees, consignes]: [string[], string[], (string | null)[]] = [[], [], []];
  const qui = `${nom}.x`;
  const veille = createVeille({
    ...RYTHME,
    magasin,
    baux,
    qui,
    fiche: async () => ({
      nom,
      adresse: "http://127.0.0.1:1",
      depuis: "2026-01-01T00:00:00.000Z",
      parties: baux.codes().length,
      essais: 0,
      hotes: 0,
      telephones: 0,
      seVide,
      enregistrees: true,
      attenteMs: 0,
    }),
    reprendre: async (code) => void reprises.push(code),
    lacher: (code) => void lachees.push(code),
    consigne: (dite) => void (consignes.at(-1) === dite || consignes.push(dite)),
    signaler: () => {},
  });
  await veille.commencer();
  onTestFinished(() => veille.finir());
  const tenir = async (code: string) => {
    const bail = await magasin.reserver(code, qui);
    if (bail !== null) baux.noter(code, bail);
    await magasin.ecrire(qui, [
      {
        code,
        bail: bail ?? 0,
        partie: { code, version: 10, partie: "{}", morceaux: [], instant: 0 },
        soirees: [],
        oubliee: false,
      },
    ]);
  };
  return { magasin, baux, qui, veille, reprises, lachees, consignes, tenir };
}

test("the games of a process that gives no more signs are taken by the others, each once", async () => {
  const redis = await redisDeTest();
  const [mort, un, deux] = [
    await processus(redis, "mort"),
    await processus(redis, "un"),
    await processus(redis, "deux"),
  ];
  const plein = await processus(redis, "plein", true);
  const codes = Array.from({ length: 40 }, (_, n) => `GAME${String(10 + n)}`);
  for (const code of codes) await mort.tenir(code);
  await mort.veille.finir();
  await expect.poll(() => un.reprises.length + deux.reprises.length).toBe(40);
  expect([...un.reprises, ...deux.reprises].toSorted()).toEqual(codes);
  // one that is being emptied takes none
  expect(plein.reprises).toEqual([]);
  await expect
    .poll(async () => (await un.magasin.processus()).map(({ qui }) => qui).toSorted())
    .toEqual(["deux.x", "plein.x", "un.x"]);
});

test("who slept finds as it wakes what it does not play any more", async () => {
  const redis = await redisDeTest();
  const dormeur = await processus(redis, "dormeur");
  await dormeur.tenir("AAAAAA");
  await dormeur.tenir("BBBBBB");
  await dormeur.magasin.prendre("AAAAAA", "dormeur.x", "autre.x", dormeur.baux.de("AAAAAA"));
  // no timer of this process runs for longer than it is believed to live
  const fin = performance.now() + RYTHME.vieMs * 1.5;
  while (performance.now() < fin);
  await expect.poll(() => dormeur.lachees).toEqual(["AAAAAA"]);
  expect(dormeur.baux.codes()).toEqual(["BBBBBB"]);
});

test("Redis away and back takes nobody's games", async () => {
  const redis = await redisDeTest();
  const [un, deux] = [await processus(redis, "un"), await processus(redis, "deux")];
  await un.tenir("AAAAAA");
  await deux.tenir("BBBBBB");
  await redis.tuer();
  const fin = performance.now() + RYTHME.vieMs * 1.5;
  while (performance.now() < fin) await new Promise((tour) => setImmediate(tour));
  await redis.rallumer();
  const temoin = await redis.magasin();
  const [vivants] = [async () => (await temoin.processus()).map(({ fiche }) => fiche !== null)];
  await expect.poll(vivants).toEqual([true, true]);
  expect([...un.reprises, ...deux.reprises, ...un.lachees, ...deux.lachees]).toEqual([]);
});

test("what was asked of a process is heard at its next beat, until it is taken back", async () => {
  const redis = await redisDeTest();
  const { magasin, consignes } = await processus(redis, "jeu1");
  await magasin.demander("jeu1", "vider");
  await expect.poll(() => consignes).toEqual([null, "vider"]);
  await magasin.demander("jeu1", null);
  await expect.poll(() => consignes).toEqual([null, "vider", null]);
});
