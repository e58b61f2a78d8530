/** Starts a server for browser tests, with its own port and its own data, which are deleted at the end. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { sql } from "#db/drizzle.ts";
import { z } from "zod";
import { composeDatabaseFilePath, openDatabaseConnection } from "#db/connection.ts";
import { createBadgeRepository } from "#db/repositories/badge-repository.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { DEFAULT_SCENARIO, type Scenario } from "./scenario.ts";

const ENTREE = fileURLToPath(new URL("../server.ts", import.meta.url));
/** The message of the server once it listens. */
const annonce = z.object({ adresse: z.url() });

export function ouvrirDepots(dossier: string) {
  const { db, fermer } = openDatabaseConnection(composeDatabaseFilePath(dossier));
  return {
    comptes: createCompteRepository(db),
    social: createSocialRepository(db),
    quizz: createQuizzRepository(db),
    historique: createHistoriqueRepository(db),
    badges: createBadgeRepository(db),
    /** Number of rows of a table. */
    compter: (table: string): number =>
      db.get<{ n: number }>(sql`select count(*) as n from ${sql.identifier(table)}`)?.n ?? 0,
    fermer,
  };
}
export type Depots = ReturnType<typeof ouvrirDepots>;

export interface Serveur {
  readonly adresse: string;
  /** The data folder: the database, the media, the written mails. */
  readonly donnees: string;
  /** Repositories that write into the database of the running server. */
  readonly depots: Depots;
  /** Chooses the deck and the chance of the coming evenings; other choices get their defaults. */
  readonly regler: (choix: Partial<Scenario>) => Promise<void>;
  /** Advances the server's clock. */
  readonly avancer: (ms: number) => Promise<void>;
  /**
   * Stops or kills the server; resolves once it is gone, since it would otherwise answer in place of the next one.
   */
  readonly arreter: (signal: "SIGTERM" | "SIGKILL") => Promise<void>;
  /** Starts the server again, with the same data and the same port. */
  readonly relancer: () => Promise<void>;
  readonly fermer: () => Promise<void>;
}

/** The next message of a process; rejects with the reason when the process ends. */
async function entendre(enfant: ChildProcess): Promise<unknown> {
  const ecoute = new AbortController();
  const { signal } = ecoute;
  const sorti = once(enfant, "exit", { signal }).then(([code]) => {
    throw new Error(`the tests' server has stopped (${String(code)})`);
  });
  try {
    const [message] = await Promise.race([once(enfant, "message", { signal }), sorti]);
    return message;
  } finally {
    // the promise that loses the race is not awaited
    sorti.catch(() => {});
    ecoute.abort();
  }
}

/** Starts a server, and waits until it listens. */
export async function ouvrirServeur(): Promise<Serveur> {
  const donnees = mkdtempSync(join(tmpdir(), "trinquizz-e2e-"));
  const modele = process.env["MODELE"];
  if (modele !== undefined) cpSync(modele, donnees, { recursive: true });
  async function demarrer(port: string): Promise<readonly [ChildProcess, string]> {
    const enfant = fork(ENTREE, {
      env: { ...process.env, HOST: "127.0.0.1", PORT: port, DATA_DIR: donnees },
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    return [enfant, annonce.parse(await entendre(enfant)).adresse];
  }
  let [enfant, adresse] = await demarrer("0");
  const depots = ouvrirDepots(donnees);
  let courante: Scenario = DEFAULT_SCENARIO;
  async function regler(choix: Partial<Scenario>): Promise<void> {
    courante = { ...DEFAULT_SCENARIO, avanceMs: courante.avanceMs, ...choix };
    // a stopped server gets the scenario when it is started again
    if (!enfant.connected) return;
    const entendu = entendre(enfant);
    enfant.send(courante);
    await entendu;
  }
  async function arreter(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    if (enfant.exitCode !== null || enfant.signalCode !== null) return;
    const fini = once(enfant, "exit");
    enfant.kill(signal);
    await fini;
  }
  return {
    adresse,
    donnees,
    depots,
    regler,
    avancer: (ms) => regler({ ...courante, avanceMs: courante.avanceMs + ms }),
    arreter,
    async relancer() {
      [enfant, adresse] = await demarrer(new URL(adresse).port);
      await regler(courante);
    },
    async fermer() {
      depots.fermer();
      await arreter("SIGTERM");
      rmSync(donnees, { recursive: true, force: true });
    },
  };
}
