/** Starts the Redis of Debian with `appendfsync always`: a write is answered once it is on disk. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as dormir } from "node:timers/promises";
import { createRedisStore } from "#server/several-processes/redis/redis-store.ts";

const SONDE_MS = 10;
const DURABLE = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""];

export const redisUrl = (port: number): string => `redis://127.0.0.1:${String(port)}`;

/** Starts Redis with the data of that folder; resolves once it answers. Rejects when Redis is not installed. */
export async function startRedis(port: number, dossier: string): Promise<ChildProcess> {
  const ou = ["--port", String(port), "--bind", "127.0.0.1", "--dir", dossier];
  const processus = spawn("redis-server", [...ou, ...DURABLE], { stdio: "ignore" });
  const absent = once(processus, "error").then(() => {
    throw new Error("redis-server is missing: apt-get install redis-server");
  });
  await Promise.race([absent, repond(redisUrl(port))]);
  return processus;
}

/** Kills Redis, as a power cut would; resolves once it has exited. */
export async function killRedis(processus: ChildProcess): Promise<void> {
  if (processus.exitCode !== null || processus.signalCode !== null) return;
  const sorti = once(processus, "exit");
  processus.kill("SIGKILL");
  await sorti;
}

async function repond(url: string): Promise<void> {
  for (;;) {
    const store = createRedisStore(url, () => {});
    const ouvert = await store.open().then(
      () => true,
      () => false,
    );
    store.close();
    if (ouvert) return;
    await dormir(SONDE_MS);
  }
}
