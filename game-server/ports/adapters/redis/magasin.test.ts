/** What Redis promises to many processes, on a real one. */
import { expect, test } from "vitest";
import { redisDeTest } from "#game/test/redis.ts";
import { createBaux, createEcrivainRedis } from "./baux.ts";
import { situer } from "./annuaire-redis.ts";
import type { EcritureTenue } from "./magasin.ts";

const FICHE = {
  nom: "jeu1",
  adresse: "http://127.0.0.1:1",
  depuis: "2026-01-01T00:00:00.000Z",
  parties: 0,
  essais: 0,
  hotes: 0,
  telephones: 0,
  seVide: false,
  enregistrees: true,
  attenteMs: 0,
};

const ecriture = (code: string, bail: number, partie = "{}"): EcritureTenue => ({
  code,
  bail,
  partie: { code, version: 10, partie, morceaux: [{ nom: "joueurs", texte: "[]" }], instant: 7 },
  soirees: [{ _id: `${code}-1`, code, texte: "{}" }],
  oubliee: false,
});

/** A game of a process that died, and a process that may take it. */
async function orpheline() {
  const redis = await redisDeTest();
  const magasin = await redis.magasin();
  const bail = (await magasin.reserver("AAAAAA", "jeu1.a")) ?? 0;
  await magasin.ecrire("jeu1.a", [ecriture("AAAAAA", bail, '{"tour":1}')]);
  return { redis, magasin, bail };
}

test("ten thousand reservations at once of fifty codes, by three processes: one each", async () => {
  const redis = await redisDeTest();
  const lignes = [await redis.magasin(), await redis.magasin(), await redis.magasin()];
  const prises = await Promise.all(
    Array.from({ length: 10_000 }, async (_, n) => {
      const code = `TWIN${String(10 + (n % 50))}`;
      const qui = n % lignes.length;
      const bail = await lignes[qui]?.reserver(code, `jeu${String(qui)}`);
      return bail === null ? null : code;
    }),
  );
  const obtenues = prises.filter((code) => code !== null);
  expect([obtenues.length, new Set(obtenues).size]).toEqual([50, 50]);
});

test("what was stored is read back, whole, and after Redis was killed too", async () => {
  const { redis, magasin } = await orpheline();
  await redis.tuer();
  await expect(magasin.lire("AAAAAA")).rejects.toThrow();
  await redis.rallumer();
  const apres = await redis.magasin();
  expect(await apres.lire("AAAAAA")).toMatchObject({
    code: "AAAAAA",
    version: 10,
    partie: '{"tour":1}',
    instant: 7,
    morceaux: [{ nom: "joueurs", texte: "[]" }],
  });
  expect(await apres.soirees()).toEqual([{ _id: "AAAAAA-1", texte: "{}" }]);
});

test("a process that slept writes nothing of a game that was taken over: neither state, nor evening, nor end", async () => {
  const { magasin, bail } = await orpheline();
  const nouveau = await magasin.prendre("AAAAAA", "jeu1.a", "jeu2.b");
  expect(nouveau).toBeGreaterThan(bail);
  await magasin.retirerSoirees(["AAAAAA-1"]);
  const vieille = ecriture("AAAAAA", bail, '{"tour":99}');
  expect(
    await magasin.ecrire("jeu1.a", [vieille, { ...vieille, partie: null, oubliee: true }]),
  ).toEqual(["AAAAAA", "AAAAAA"]);
  expect((await magasin.lire("AAAAAA"))?.partie).toBe('{"tour":1}');
  expect(await magasin.soirees()).toEqual([]);
  expect(await magasin.codesDe("jeu2.b")).toEqual(["AAAAAA"]);
});

test("a game is taken from the dead, or from whoever agrees; never twice", async () => {
  const { magasin, bail } = await orpheline();
  await magasin.battre("jeu1.a", FICHE, 60_000);
  expect(await magasin.prendre("AAAAAA", "jeu1.a", "jeu2.b")).toBeNull();
  expect(await magasin.prendre("AAAAAA", "jeu1.a", "jeu2.b", bail + 1)).toBeNull();
  const accord = await magasin.prendre("AAAAAA", "jeu1.a", "jeu2.b", bail);
  expect(accord).toBeGreaterThan(bail);
  expect(await magasin.prendre("AAAAAA", "jeu1.a", "jeu3.c", bail)).toBeNull();
  await magasin.mourir("jeu1.a");
  expect(await magasin.prendre("AAAAAA", "jeu1.a", "jeu3.c")).toBeNull();
  expect(await magasin.tenues(["AAAAAA", "BBBBBB"])).toEqual([
    { qui: "jeu2.b", bail: accord },
    null,
  ]);
});

test("where a game is: under its process's path, on its way, or nowhere", async () => {
  const { magasin } = await orpheline();
  expect(await situer(magasin, "AAAAAA")).toBe("enRoute");
  await magasin.battre("jeu1.a", FICHE, 60_000);
  expect(await situer(magasin, "AAAAAA")).toEqual({ chemin: "/p/jeu1/" });
  expect(await situer(magasin, "AAAAAA", "jeu1.a")).toBe("enRoute");
  expect(await situer(magasin, "BBBBBB")).toBeNull();
});

test("the journal's writer names what it lost, and writes nothing of what is not its own", async () => {
  const { magasin } = await orpheline();
  const baux = createBaux();
  const ecrivain = createEcrivainRedis(magasin, "jeu2.b", baux);
  const partie = { code: "AAAAAA", version: 10, partie: "{}", morceaux: [], instant: 1 };
  const lot = { ecrire: [partie], soirees: [], oublier: [] };
  expect(await ecrivain.ecrire(lot)).toEqual(["AAAAAA"]);
  baux.noter("AAAAAA", (await magasin.prendre("AAAAAA", "jeu1.a", "jeu2.b")) ?? 0);
  expect(await ecrivain.ecrire(lot)).toEqual([]);
  await magasin.prendre("AAAAAA", "jeu2.b", "jeu3.c");
  expect(await ecrivain.ecrire(lot)).toEqual(["AAAAAA"]);
  expect(baux.codes()).toEqual([]);
  expect(await ecrivain.ecrire({ ecrire: [], soirees: [], oublier: ["AAAAAA"] })).toEqual([]);
  expect(await magasin.lire("AAAAAA")).not.toBeNull();
});

test("an evening is kept whatever becomes of its game: closed in the same batch, or not written in it", async () => {
  const { magasin, bail } = await orpheline();
  await magasin.retirerSoirees(["AAAAAA-1"]);
  const baux = createBaux();
  baux.noter("AAAAAA", bail);
  const ecrivain = createEcrivainRedis(magasin, "jeu1.a", baux);
  const soiree = (_id: string) => ({ _id, code: "AAAAAA", texte: "{}" });
  expect(await ecrivain.ecrire({ ecrire: [], soirees: [soiree("seule")], oublier: [] })).toEqual(
    [],
  );
  const fermee = { ecrire: [], soirees: [soiree("derniere")], oublier: ["AAAAAA"] };
  expect(await ecrivain.ecrire(fermee)).toEqual([]);
  expect((await magasin.soirees()).map(({ _id }) => _id).toSorted()).toEqual(["derniere", "seule"]);
  expect(await magasin.tenues(["AAAAAA"])).toEqual([null]);
  // of a game that is somebody else's it is theirs to write
  expect(await ecrivain.ecrire({ ecrire: [], soirees: [soiree("vieille")], oublier: [] })).toEqual([
    "AAAAAA",
  ]);
  expect(await magasin.soirees()).toHaveLength(2);
});
