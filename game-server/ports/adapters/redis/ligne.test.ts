/** The line to Redis, through a relay that can swallow everything without a word, as a network does. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { expect, onTestFinished, test } from "vitest";
import { redisDeTest } from "#game/test/redis.ts";
import { createMagasin } from "./magasin.ts";

const SILENCE_MAX_MS = 200;

async function monter() {
  const redis = await redisDeTest();
  const { port: la } = new URL(redis.url);
  const prises = new Set<Socket>();
  let ouvertes = 0;
  const relais = createServer((prise) => {
    ouvertes++;
    const vers = connect(Number(la), "127.0.0.1");
    prise.pipe(vers).pipe(prise);
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
  const magasin = createMagasin(`redis://127.0.0.1:${String(port)}`, () => {}, SILENCE_MAX_MS);
  onTestFinished(() => {
    magasin.fermer();
    for (const prise of prises) prise.destroy();
    relais.close();
  });
  await magasin.ouvrir();
  const sur = [...prises];
  return {
    magasin,
    ouvertes: () => ouvertes,
    /** Nothing more passes on the lines that are open now; nobody says so. */
    avaler: () => {
      for (const prise of sur) prise.unpipe().pause();
    },
    couper: () => {
      for (const prise of sur) prise.destroy();
    },
  };
}
const repond = (magasin: { vivant(qui: string): Promise<boolean> }) =>
  magasin.vivant("jeu1.x").then(
    () => true,
    () => false,
  );

test("a line that swallows everything is given up, and another opened", async () => {
  const { magasin, ouvertes, avaler } = await monter();
  expect(await repond(magasin)).toBe(true);
  avaler();
  expect(await repond(magasin)).toBe(false);
  await expect.poll(() => repond(magasin)).toBe(true);
  expect(ouvertes()).toBe(2);
});

test("what was asked on a line that was cut cuts no other", async () => {
  const { magasin, ouvertes, avaler, couper } = await monter();
  avaler();
  const perdue = repond(magasin);
  couper();
  expect(await perdue).toBe(false);
  await expect.poll(() => repond(magasin)).toBe(true);
  let echecs = 0;
  for (const fin = performance.now() + 3 * SILENCE_MAX_MS; performance.now() < fin;)
    if (!(await repond(magasin))) echecs++;
  expect({ ouvertes: ouvertes(), echecs }).toEqual({ ouvertes: 2, echecs: 0 });
});
