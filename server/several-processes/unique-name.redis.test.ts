/** Two processes with the same name, on a real Redis. */
import { performance } from "node:perf_hooks";
import { expect, onTestFinished, test } from "vitest";
import { readServerConfig } from "#config";
import { createTestFicheProcessus } from "#server/several-processes/test/fiche.ts";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { startGameRole } from "./game-role.ts";
import { waitForUniqueProcessName, ProcessNameTakenError } from "./unique-name.ts";

test("an unused name is free at once; the name of a dead process, as soon as its sign of life runs out", async () => {
  const redis = await startTestRedis();
  const store = await redis.store();
  await store.beat("jeu10.x", createTestFicheProcessus("jeu10"), 60_000);
  await waitForUniqueProcessName(store, "jeu1", 300, () => {});
  // the measured time starts before the heartbeat, whose write may take a moment
  const debut = performance.now();
  await store.beat("jeu1.x", createTestFicheProcessus("jeu1"), 300);
  await waitForUniqueProcessName(store, "jeu1", 300, () => {});
  expect(performance.now() - debut).toBeGreaterThan(290);
});

test("a failed look-up is tried again, and reported", async () => {
  const dites: unknown[] = [];
  let fois = 0;
  const processes = async () => {
    if (++fois === 1) throw new Error("too late");
    return [];
  };
  await waitForUniqueProcessName({ processes }, "jeu1", 300, (erreur) => dites.push(erreur));
  expect([fois, dites.length]).toEqual([2, 1]);
});

test("a process does not start under the name of a living one, and says what to do", async () => {
  const redis = await startTestRedis();
  const store = await redis.store();
  await store.publishSettings({ publicUrl: null, version: "", placesMax: 8 });
  const vivre = () => store.beat("jeu1.x", createTestFicheProcessus("jeu1"), 400);
  await vivre();
  const battement = setInterval(() => void vivre().catch(() => {}), 50);
  onTestFinished(() => clearInterval(battement));
  const lecture = readServerConfig({
    ROLE: "jeu",
    PROCESSUS: "jeu1",
    PORT: "0",
    REDIS_URL: redis.url,
    API_URL: "http://127.0.0.1:1",
    SERVICE_KEY: "une-cle-de-service-pour-essayer",
    LOG_LEVEL: "fatal",
  });
  if (!lecture.ok) throw new Error(lecture.message);
  const depart = startGameRole(lecture.config, {}, (ports) => ports, { believedMs: 400 });
  await expect(depart).rejects.toThrow(ProcessNameTakenError);
  await expect(depart).rejects.toThrow("donnez un autre PROCESSUS");
  const connus = (await store.processes()).map(({ processId }) => processId);
  expect(connus).toEqual(["jeu1.x"]);
});
