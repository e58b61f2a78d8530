/** The real server, as `npm start` runs it. Its data folder and its port stay the same while it is killed and started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../scripts/free-port.ts";

/** The first start writes the starter content, which takes minutes on a machine that others use. */
const DEMARRAGE_MAX_MS = 180_000;
const SONDE_MS = 10;

/** How a server is started otherwise than by `npm start`. */
export interface ChaosServerStart {
  /** Options of Node, before the program. */
  readonly nodeOptions?: readonly string[];
  readonly program?: string;
  /** Most files and sockets that the process may have open at once. */
  readonly filesMax?: number;
}

export class ChaosServerProcess {
  readonly dataDir = mkdtempSync(join(tmpdir(), "trinquizz-chaos-"));
  readonly #port: number;
  readonly #dossier: string;
  readonly #reglages: Readonly<Record<string, string>>;
  readonly #depart: ChaosServerStart;
  #processus: ChildProcess | null = null;

  private constructor(
    port: number,
    dossier: string,
    reglages: Readonly<Record<string, string>>,
    depart: ChaosServerStart,
  ) {
    this.#port = port;
    this.#dossier = dossier;
    this.#reglages = reglages;
    this.#depart = depart;
  }

  /**
   * Prepares the server of the checkout in `dossier`, this one by default; `reglages` override the usual settings.
   */
  static async prepare(
    dossier = fileURLToPath(new URL("../..", import.meta.url)),
    reglages: Readonly<Record<string, string>> = {},
    depart: ChaosServerStart = {},
  ): Promise<ChaosServerProcess> {
    return new ChaosServerProcess(await findFreePort(), dossier, reglages, depart);
  }

  get port(): number {
    return this.#port;
  }

  /** Whether the process runs: it may have died of a fault by itself. */
  get alive(): boolean {
    return this.#processus?.exitCode === null && this.#processus.signalCode === null;
  }

  get adresse(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  /** Resolves as soon as the port answers, with that moment (ms of `performance.now`). */
  async start(): Promise<number> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: "127.0.0.1",
      DATA_DIR: this.dataDir,
      LOG_LEVEL: "warn",
      ...this.#reglages,
    };
    const { nodeOptions = [], program = "server.ts", filesMax } = this.#depart;
    const commande = [process.execPath, ...nodeOptions, program];
    // the shell gives its place, and its number, to the server
    const limitee = ["sh", "-c", `ulimit -n ${String(filesMax)}; exec "$0" "$@"`, ...commande];
    const [lancer = "", ...args] = filesMax === undefined ? commande : limitee;
    const neuf = spawn(lancer, args, {
      cwd: this.#dossier,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    this.#processus = neuf;
    const limite = performance.now() + DEMARRAGE_MAX_MS;
    while (performance.now() < limite) {
      if (!this.alive) throw new Error("the server does not start");
      const repond = await fetch(`${this.adresse}/api/sante`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (repond) return performance.now();
      await dormir(SONDE_MS);
    }
    throw new Error("the server does not answer");
  }

  /** Sends the signal, and resolves once the process is gone. */
  async kill(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const ancien = this.#processus;
    if (ancien === null) return;
    const sorti = this.alive ? once(ancien, "exit") : Promise.resolve();
    ancien.kill(signal);
    await sorti;
    this.#processus = null;
  }

  cleanUp(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
