/** A real Redis for a test, of Debian's version, empty and gone with it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as dormir } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { createMagasin, type Magasin } from "#game/ports/adapters/redis/magasin.ts";

async function portLibre(): Promise<number> {
  const sonde = createServer().listen(0, "127.0.0.1");
  await once(sonde, "listening");
  const adresse = sonde.address();
  sonde.close();
  await once(sonde, "close");
  return typeof adresse === "object" && adresse !== null ? adresse.port : 0;
}

export interface RedisDeTest {
  readonly url: string;
  /** Another line to it, closed with the test. */
  magasin(): Promise<Magasin>;
  /** As a power cut would. */
  tuer(): Promise<void>;
  /** With what was on its disk. */
  rallumer(): Promise<void>;
}

export async function redisDeTest(): Promise<RedisDeTest> {
  const port = await portLibre();
  const url = `redis://127.0.0.1:${String(port)}`;
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-redis-"));
  const durable = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""];
  const reglages = ["--port", String(port), "--bind", "127.0.0.1", "--dir", dossier, ...durable];
  const lancer = async () => {
    const processus = spawn("redis-server", reglages, { stdio: "ignore" });
    const absent = once(processus, "error").then(() => {
      throw new Error("redis-server is missing: apt-get install redis-server");
    });
    await Promise.race([absent, repond(url)]);
    return processus;
  };
  let processus = await lancer();
  const tuer = async () => {
    if (processus.exitCode !== null || processus.signalCode !== null) return;
    const sorti = once(processus, "exit");
    processus.kill("SIGKILL");
    await sorti;
  };
  onTestFinished(async () => {
    await tuer();
    rmSync(dossier, { recursive: true, force: true });
  });
  return {
    url,
    tuer,
    async rallumer() {
      processus = await lancer();
    },
    async magasin() {
      const magasin = createMagasin(url, () => {});
      onTestFinished(() => magasin.fermer());
      await magasin.ouvrir();
      return magasin;
    },
  };
}

async function repond(url: string): Promise<void> {
  for (;;) {
    const magasin = createMagasin(url, () => {});
    const ouvert = await magasin.ouvrir().then(
      () => true,
      () => false,
    );
    magasin.fermer();
    if (ouvert) return;
    await dormir(10);
  }
}
