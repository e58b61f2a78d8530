/** Codes that are reserved and released, on a real Redis that comes and goes. */
import { expect, onTestFinished, test } from "vitest";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { createBatchedJournal } from "../../../game-server/ports/adapters/batched-journal.ts";
import { createRedisRoomDirectory } from "./room-directory.ts";
import { createGameLeases, createRedisJournalWriter } from "./leases.ts";

async function monter() {
  const redis = await startTestRedis();
  const store = await redis.store();
  const leases = createGameLeases();
  const journal = createBatchedJournal({
    ecrivain: createRedisJournalWriter(store, "jeu1.x", leases),
    lire: async () => [],
    reessaiMs: 10,
  });
  onTestFinished(() => journal.fermer());
  return {
    redis,
    store,
    directory: createRedisRoomDirectory(store, "jeu1.x", leases, (code) => journal.oublier(code)),
  };
}

test("a released code can be reserved by any process", async () => {
  const { directory } = await monter();
  expect([await directory.reserve("AAAAAA"), await directory.reserve("AAAAAA")]).toEqual([
    true,
    false,
  ]);
  expect(await directory.locate("AAAAAA")).toBe("enRoute");
  await directory.release("AAAAAA");
  expect(await directory.locate("AAAAAA")).toBeNull();
  expect(await directory.reserve("AAAAAA")).toBe(true);
});

test("a code released while Redis is away is free once Redis is back, and nothing fails meanwhile", async () => {
  const { redis, store, directory } = await monter();
  await directory.reserve("AAAAAA");
  await redis.kill();
  const rendue = directory.release("AAAAAA");
  await expect(store.codesOf("jeu1.x")).rejects.toThrow();
  await redis.restart();
  await rendue;
  expect([await store.codesOf("jeu1.x"), await directory.locate("AAAAAA")]).toEqual([[], null]);
});
