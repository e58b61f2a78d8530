/** A game process while Redis is away: its health turns red even with nothing to store, and its log stays short. */
import { expect, test } from "vitest";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { startGameProcess } from "./test/start-game-process.ts";

const ERREUR = 50;
const attente = { timeout: 20_000 };

test("health is red while Redis is away and green again afterwards; the log says each once", async () => {
  const redis = await startTestRedis();
  const { adresse, journal } = await startGameProcess(redis, "jeu1");
  const sante = async () => {
    const reponse = await fetch(`${adresse}/api/sante`);
    return [reponse.status, await reponse.json()];
  };
  const pret = async () =>
    /^trinquizz_pret (\d)$/m.exec(await (await fetch(`${adresse}/metrics`)).text())?.[1];
  const verte = [200, { ok: true, details: { enregistrees: true, parties: 0 } }];
  expect(await sante()).toMatchObject(verte);

  await redis.kill();
  await expect
    .poll(sante, attente)
    .toMatchObject([503, { ok: false, details: { enregistrees: false } }]);
  expect(await pret()).toBe("0");
  await redis.restart();
  await expect.poll(sante, attente).toMatchObject(verte);
  await expect.poll(pret).toBe("1");
  await expect.poll(() => journal.map(({ msg }) => msg)).toContain("redis is back");
  // the heartbeat, the outbox and the connection to Redis have each failed several times
  expect(journal.filter(({ level }) => level >= ERREUR).map(({ msg }) => msg)).toEqual(["redis"]);
}, 60_000);
