/** A real Redis of Debian's, as it should be set: its answer to a write is the disk's. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as dormir } from "node:timers/promises";
import { createRedisStore } from "#server/several-processes/redis/redis-store.ts";

const SONDE_MS = 10;
const DURABLE = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""];

export const urlRedis = (port: number): string => `redis://127.0.0.1:${String(port)}`;

/** Resolves once it answers, with what was in that folder. Rejects when it is not installed. */
export async function lancerRedis(port: number, dossier: string): Promise<ChildProcess> {
  const ou = ["--port", String(port), "--bind", "127.0.0.1", "--dir", dossier];
  const processus = spawn("redis-server", [...ou, ...DURABLE], { stdio: "ignore" });
  const absent = once(processus, "error").then(() => {
    throw new Error("redis-server is missing: apt-get install redis-server");
  });
  await Promise.race([absent, repond(urlRedis(port))]);
  return processus;
}

/** As a power cut would; resolves once it is gone. */
export async function tuerRedis(processus: ChildProcess): Promise<void> {
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
