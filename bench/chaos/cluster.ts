/** Redis, the API, several game processes and a proxy in front, all on this machine (docs/plusieurs-machines.md puts them on several). */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startRedis, killRedis, redisUrl } from "#server/several-processes/test/start-redis.ts";
import { findFreePort } from "../../scripts/free-port.ts";
import { askProcessForOpenRooms, HandoverFreezeLog } from "./process-messages.ts";
import { type ChaosReverseProxy, startReverseProxy } from "./proxy.ts";

const DEMARRAGE_MAX_MS = 120_000;
const SONDE_MS = 20;
const PRODUIT = fileURLToPath(new URL("../..", import.meta.url));

type Enfant = Readonly<{ processus: ChildProcess; env: Record<string, string>; adresse: string }>;

/** Processor time of a process on Linux: ticks of a hundredth of a second, user and system together. */
function cpuDe(pid: number): number {
  const champs =
    readFileSync(`/proc/${String(pid)}/stat`, "utf8")
      .split(") ")[1]
      ?.split(" ") ?? [];
  return (Number(champs[11]) + Number(champs[12])) / 100;
}

async function attendre(quoi: string, oui: () => Promise<boolean>): Promise<void> {
  const limite = performance.now() + DEMARRAGE_MAX_MS;
  while (performance.now() < limite) {
    if (await oui().catch(() => false)) return;
    await dormir(SONDE_MS);
  }
  throw new Error(`${quoi} does not answer`);
}

export class ChaosCluster {
  readonly dossier = mkdtempSync(join(tmpdir(), "trinquizz-cluster-"));
  /** When rooms were frozen for a handover. */
  readonly freezes = new HandoverFreezeLog();
  readonly #enfants = new Map<string, Enfant>();
  #redis: ChildProcess | null = null;
  #proxy: ChaosReverseProxy | null = null;
  #ports!: { redis: number; relay: number; api: number; proxy: number; jeux: Map<string, number> };

  /**
   * Starts every process and waits until each answers. `jeux`: number of game processes; `relay` opens a relay in front
   * of the port of Redis, and tells the port of that relay.
   */
  static async open(
    jeux: number,
    relay: (redis: number) => Promise<number> = async (redis) => redis,
  ): Promise<ChaosCluster> {
    const cluster = new ChaosCluster();
    const noms = Array.from({ length: jeux }, (_, i) => `jeu${String(i + 1)}`);
    const ports = new Map<string, number>();
    for (const nom of noms) ports.set(nom, await findFreePort());
    const [redis, api, proxy] = [await findFreePort(), await findFreePort(), await findFreePort()];
    cluster.#ports = { redis, relay: await relay(redis), api, proxy, jeux: ports };
    mkdirSync(cluster.dataDir);
    await cluster.startRedis();
    await cluster.start("api");
    // a game process takes no games before the API has called it through the proxy
    cluster.#proxy = startReverseProxy({ port: proxy, api, jeux: ports });
    await Promise.all(noms.map((nom) => cluster.start(nom)));
    await attendre("the front", async () => (await fetch(`${cluster.adresse}/api/sante`)).ok);
    return cluster;
  }

  get dataDir(): string {
    return join(this.dossier, "donnees");
  }
  /** The public address, which is the proxy's. */
  get adresse(): string {
    return `http://127.0.0.1:${String(this.#ports.proxy)}`;
  }
  get proxy(): string {
    return this.#proxy?.nom ?? "";
  }
  get noms(): readonly string[] {
    return [...this.#ports.jeux.keys()];
  }
  get urlRedis(): string {
    return redisUrl(this.#ports.redis);
  }

  /** Resolves once Redis answers, with the data that was on its disk. */
  async startRedis(): Promise<void> {
    const dossier = join(this.dossier, "redis");
    mkdirSync(dossier, { recursive: true });
    this.#redis = await startRedis(this.#ports.redis, dossier);
  }

  async killRedis(): Promise<void> {
    if (this.#redis !== null) await killRedis(this.#redis);
  }

  /** Starts the API (`api`) or the game process of this name; resolves once it answers. */
  async start(nom: string): Promise<void> {
    const port = nom === "api" ? this.#ports.api : (this.#ports.jeux.get(nom) ?? 0);
    const adresse = `http://127.0.0.1:${String(port)}`;
    const env = {
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: process.env["LOG_LEVEL"] ?? "fatal",
      REDIS_URL: redisUrl(this.#ports.relay),
      SERVICE_KEY: "une-cle-de-service-pour-essayer",
      SAUVEGARDE_HEURES: "0",
      ...(nom === "api"
        ? { ROLE: "api", DATA_DIR: this.dataDir, PUBLIC_URL: this.adresse }
        : {
            ROLE: "jeu",
            PROCESSUS: nom,
            ADRESSE_INTERNE: adresse,
            API_URL: `http://127.0.0.1:${String(this.#ports.api)}`,
          }),
    };
    const processus = spawn(process.execPath, ["bench/chaos/process.ts"], {
      cwd: PRODUIT,
      env: { ...process.env, ...env },
      stdio: [
        "ignore",
        process.env["LOG_LEVEL"] === undefined ? "ignore" : "inherit",
        "inherit",
        "ipc",
      ],
    });
    this.freezes.ecouter(processus);
    this.#enfants.set(nom, { processus, env, adresse });
    await attendre(nom, async () => (await fetch(`${adresse}/api/sante`)).ok);
  }

  /** Seconds of processor that each process has used so far, by its name; Redis is `redis`. */
  cpu(): ReadonlyMap<string, number> {
    const enfants = [...this.#enfants].map(([nom, { processus }]) => [nom, processus] as const);
    return new Map(
      [...enfants, ["redis", this.#redis] as const].map(([nom, processus]) => [
        nom,
        cpuDe(processus?.pid ?? 0),
      ]),
    );
  }

  /** Codes of the rooms that are open in this game process. */
  async ouvertes(nom: string): Promise<readonly string[]> {
    const processus = this.#enfants.get(nom)?.processus;
    return processus === undefined ? [] : askProcessForOpenRooms(processus);
  }

  /** Sends a signal to a process; resolves once the process is gone, or at once for SIGSTOP and SIGCONT. */
  async signal(nom: string, signal: NodeJS.Signals): Promise<void> {
    const processus = this.#enfants.get(nom)?.processus;
    if (processus === undefined) return;
    const sorti = once(processus, "exit");
    processus.kill(signal);
    if (signal === "SIGKILL" || signal === "SIGTERM") await sorti;
  }

  async close(): Promise<void> {
    this.#proxy?.fermer();
    for (const { processus } of this.#enfants.values()) {
      processus.kill("SIGCONT");
      processus.kill("SIGKILL");
    }
    await this.killRedis();
    rmSync(this.dossier, { recursive: true, force: true });
  }
}
