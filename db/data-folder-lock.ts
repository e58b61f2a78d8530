/**
 * Lock of a data folder, because two servers would overwrite each other's games. The lock is the operating system's, so it
 * ends with the process in any case.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { z } from "zod";

/** Process that holds the lock of the data folder, for error messages only. */
const detenteur = z.object({ pid: z.int(), machine: z.string(), depuis: z.iso.datetime() });
type Detenteur = z.infer<typeof detenteur>;

/** Longest wait for a process that was just killed to release the lock, in ms. */
const ATTENTE_MS = 500;

/** Thrown when another server uses the data folder. The French message names its process. */
export class DataFolderBusyError extends Error {
  constructor(dossier: string, qui: Detenteur | null) {
    super(
      `Un autre serveur Trinquizz se sert déjà du dossier ${dossier}${qui === null ? "" : ` (${decrire(qui)})`}. ` +
        "Arrêtez-le d’abord, ou donnez un autre dossier à celui-ci : DATA_DIR=./autre-dossier npm start",
    );
    this.name = "DataFolderBusyError";
  }
}

export interface DataFolderLock {
  readonly rendre: () => void;
}

/**
 * Locks the data folder, created when missing. Throws `DataFolderBusyError` when a live process holds it, or the error of a folder
 * that cannot be written.
 */
export function lockDataFolder(dossierDonnees: string): DataFolderLock {
  mkdirSync(dossierDonnees, { recursive: true });
  const trace = join(dossierDonnees, "serveur.json");
  const fichier = new Sqlite(join(dossierDonnees, "serveur.verrou"), { timeout: ATTENTE_MS });
  try {
    fichier.exec("begin exclusive");
  } catch (erreur) {
    fichier.close();
    if (estTenu(erreur)) throw new DataFolderBusyError(dossierDonnees, lireTrace(trace));
    throw erreur;
  }
  const moi: Detenteur = {
    pid: process.pid,
    machine: hostname(),
    depuis: new Date().toISOString(),
  };
  writeFileSync(trace, JSON.stringify(moi));
  return {
    rendre() {
      rmSync(trace, { force: true });
      fichier.close();
    },
  };
}

/** Time between two looks at a backup that another process, or this one, is making, in ms. */
const REGARD_MS = 100;

/**
 * Runs a backup once no other backup of the data folder runs, in any process: each begins by deleting what an interrupted one
 * has left.
 */
export async function runBackupAlone<Issue>(
  dossierDonnees: string,
  faire: () => Promise<Issue>,
): Promise<Issue> {
  if (!existsSync(dossierDonnees)) return faire();
  const fichier = new Sqlite(join(dossierDonnees, "sauvegarde.verrou"), { timeout: 0 });
  try {
    while (!verrouiller(fichier)) await setTimeout(REGARD_MS);
    return await faire();
  } finally {
    fichier.close();
  }
}

/** Takes the lock of a file. False when somebody holds it. */
function verrouiller(fichier: Sqlite.Database): boolean {
  try {
    fichier.exec("begin exclusive");
    return true;
  } catch (erreur) {
    if (estTenu(erreur)) return false;
    throw erreur;
  }
}

const estTenu = (erreur: unknown): boolean =>
  erreur instanceof Sqlite.SqliteError && erreur.code.startsWith("SQLITE_BUSY");

function lireTrace(trace: string): Detenteur | null {
  try {
    return detenteur.parse(JSON.parse(readFileSync(trace, "utf8")));
  } catch {
    return null;
  }
}

function decrire({ pid, machine, depuis }: Detenteur): string {
  const quand = new Date(depuis).toLocaleString("fr-FR", {
    dateStyle: "long",
    timeStyle: "medium",
  });
  const ou = machine === hostname() ? "" : ` sur la machine ${machine}`;
  return `processus ${pid}${ou}, depuis le ${quand}`;
}
