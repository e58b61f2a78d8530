/** A real Redis for one test, empty at its start and stopped at its end. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as dormir } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { createRedisStore, type RedisStore } from "#server/several-processes/redis/redis-store.ts";
import { freePort } from "../../../scripts/free-port.ts";
import { lancerRedis, tuerRedis, urlRedis } from "./start-redis.ts";

export interface RedisDeTest {
  readonly url: string;
  /** Another connection, closed at the end of the test. */
  store(): Promise<RedisStore>;
  /** Kills Redis, as a power cut would. */
  tuer(): Promise<void>;
  /** Starts Redis again with what was on its disk. */
  rallumer(): Promise<void>;
  /** Stops Redis for so many ms, as a slow disk would; resolves once it goes on. */
  figer(ms: number): Promise<void>;
}

export async function redisDeTest(): Promise<RedisDeTest> {
  const port = await freePort();
  const url = urlRedis(port);
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-redis-"));
  let processus = await lancerRedis(port, dossier);
  const tuer = () => tuerRedis(processus);
  onTestFinished(async () => {
    await tuer();
    rmSync(dossier, { recursive: true, force: true });
  });
  return {
    url,
    tuer,
    async rallumer() {
      processus = await lancerRedis(port, dossier);
    },
    async figer(ms) {
      processus.kill("SIGSTOP");
      await dormir(ms);
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
