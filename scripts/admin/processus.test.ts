/** Orders to the processes, on a real Redis. */
import { onTestFinished, expect, test } from "vitest";
import { lireConfig } from "#config";
import { CONSIGNE_VIDER } from "#contracts/processus.ts";
import { createBaux } from "#game/ports/adapters/redis/baux.ts";
import { createVeille } from "#game/ports/adapters/redis/veille.ts";
import { type RedisDeTest, redisDeTest } from "#game/test/redis.ts";
import { lireOrdreSurProcessus, obeirSurProcessus } from "./processus.ts";

/** A process that has no more to say than that it lives, and hears. */
async function processus(redis: RedisDeTest, nom: string, parties: number) {
  let seVide = false;
  const magasin = await redis.magasin();
  const veille = createVeille({
    magasin,
    baux: createBaux(),
    qui: `${nom}.x`,
    battementMs: 20,
    fiche: async () => ({
      nom,
      adresse: "http://127.0.0.1:1",
      depuis: "2026-01-01T00:00:00.000Z",
      parties: seVide ? 0 : parties,
      essais: 0,
      hotes: parties,
      telephones: 2 * parties,
      seVide,
      enregistrees: true,
      attenteMs: 0,
    }),
    reprendre: async () => {},
    lacher: () => {},
    consigne: (dite) => void (seVide = dite === CONSIGNE_VIDER),
    signaler: () => {},
  });
  await veille.commencer();
  onTestFinished(() => veille.finir());
  return { magasin, veille };
}

function ordonner(url: string) {
  const lecture = lireConfig(url === "" ? {} : { REDIS_URL: url });
  if (!lecture.ok) throw new Error(lecture.message);
  return async (...mots: string[]) => {
    const ordre = lireOrdreSurProcessus(mots);
    if (ordre === null) return "about an account";
    const { ok, message } = await obeirSurProcessus(lecture.config, ordre);
    return `${ok ? "oui" : "non"} ${message.replaceAll("\u00A0", " ")}`;
  };
}

test("lists them, empties one, has it play again, and never empties the last", async () => {
  const redis = await redisDeTest();
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

test("a process that is not there cannot be asked; one that died still has what others have not taken", async () => {
  const redis = await redisDeTest();
  const dire = ordonner(redis.url);
  const { magasin, veille } = await processus(redis, "mort", 0);
  await magasin.reserver("ABC234", "mort.x");
  await veille.finir();
  expect(await dire("processus")).toBe(
    "oui mort  Ne répond plus : 1 partie à reprendre par les autres",
  );
  for (const nom of ["mort", "personne", "Pas un nom"])
    expect(await dire("vider", nom)).toMatch(/^non Aucun processus qui joue ne s’appelle/);
});

test("without a Redis it says so, and what it says", async () => {
  expect(await ordonner("")("processus")).toMatch(/^non REDIS_URL n’est pas réglé/);
  const redis = await redisDeTest();
  await redis.tuer();
  await expect(ordonner(redis.url)("vider", "jeu1")).rejects.toThrow("Redis ne répond pas");
});

test.each([
  ["vider"],
  ["Margaux"],
  ["processus", "jeu1"],
  ["vider", "jeu1", "jeu2"],
  ["videz", "jeu1"],
])("%s %s is not about them", (...mots) => {
  expect(lireOrdreSurProcessus(mots)).toBeNull();
});
