/** A real Redis for one test, empty at its start and stopped at its end. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { createRedisStore, type RedisStore } from "#server/several-processes/redis/redis-store.ts";
import { findFreePort } from "../../../scripts/free-port.ts";
import { startRedis, killRedis, redisUrl } from "./start-redis.ts";

export interface TestRedis {
  readonly url: string;
  /** Another connection, closed at the end of the test. */
  store(): Promise<RedisStore>;
  /** Kills Redis, as a power cut would. */
  kill(): Promise<void>;
  /** Starts Redis again with what was on its disk. */
  restart(): Promise<void>;
  /** Stops Redis for so many ms, as a slow disk would; resolves once it goes on. */
  freeze(ms: number): Promise<void>;
}

export async function startTestRedis(): Promise<TestRedis> {
  const port = await findFreePort();
  const url = redisUrl(port);
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-redis-"));
  let processus = await startRedis(port, dossier);
  const kill = () => killRedis(processus);
  onTestFinished(async () => {
    await kill();
    rmSync(dossier, { recursive: true, force: true });
  });
  return {
    url,
    kill,
    async restart() {
      processus = await startRedis(port, dossier);
    },
    async freeze(ms) {
      processus.kill("SIGSTOP");
      await sleep(ms);
      processus.kill("SIGCONT");
    },
    async store() {
      const store = createRedisStore(url, () => {});
      onTestFinished(() => store.close());
      await store.open();
      return store;
    },
  };
}
