/**
 * One server at a time on a data folder: two of them would each keep their own games in memory and write over one
 * another. The lock is the operating system's, on a file of its own: it goes with the process, however that one ends.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import process from "node:process";
import Sqlite from "better-sqlite3";
import { z } from "zod";

/** Who holds the lock: for the message only, the lock itself does not rest on it. */
const detenteur = z.object({ pid: z.int(), machine: z.string(), depuis: z.iso.datetime() });
type Detenteur = z.infer<typeof detenteur>;

/** A process that has just been killed may take this long to let go. */
const ATTENTE_MS = 500;

/** Another server uses the data folder. The message is French, and says which process it is. */
export class DataFolderBusy extends Error {
  constructor(dossier: string, qui: Detenteur | null) {
    super(
      `Un autre serveur Trinquizz se sert déjà du dossier ${dossier}${qui === null ? "" : ` (${decrire(qui)})`}. ` +
        "Arrêtez-le d’abord, ou donnez un autre dossier à celui-ci : DATA_DIR=./autre-dossier npm start",
    );
    this.name = "DossierOccupe";
  }
}

export interface DataFolderLock {
  readonly rendre: () => void;
}

/**
 * Takes the data folder, made when missing. Throws `DossierOccupe` when a living process has it, or the SQLite or system
 * error when the folder cannot be written.
 */
export function lockDataFolder(dossierDonnees: string): DataFolderLock {
  mkdirSync(dossierDonnees, { recursive: true });
  const trace = join(dossierDonnees, "serveur.json");
  const fichier = new Sqlite(join(dossierDonnees, "serveur.verrou"), { timeout: ATTENTE_MS });
  try {
    fichier.exec("begin exclusive");
  } catch (erreur) {
    fichier.close();
    if (erreur instanceof Sqlite.SqliteError && erreur.code.startsWith("SQLITE_BUSY"))
      throw new DataFolderBusy(dossierDonnees, lireTrace(trace));
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
