/**
 * Restores a backup (docs/decisions/0030): checks it, copies it beside the current data, then swaps the two and keeps the old
 * data. A note marks a restore in progress: a server refuses to start on it, and the same command resumes it.
 */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import {
  compareDatabaseMigrations,
  copyDatabase,
  composeMediaFolderPath,
  isDatabaseSound,
  composeDatabaseFilePath,
} from "../connection.ts";
import { lockDataFolder } from "../data-folder-lock.ts";
import {
  BACKUP_DATABASE_FILE,
  hardLinkOrCopyFile,
  syncFileToDisk,
  readBackupManifest,
  BACKUP_MEDIA_FOLDER,
  readFileSize,
} from "./backup-files.ts";

const NOTE = "restauration.json";
const PREPAREE = "restauration";

/** Note of a restore in progress. `gardee`: folder that keeps the replaced data; `de`: folder of the backup. */
const note = z.object({ gardee: z.string(), de: z.string() });

/** Thrown when a restore was interrupted. The message is French. */
export class BackupRestoreInterruptedError extends Error {
  constructor(de: string) {
    super(
      `Une restauration a été coupée en chemin : rien n’est perdu, mais elle n’est pas finie. Finissez-la : npm run restaurer -- ${de}`,
    );
    this.name = "BackupRestoreInterruptedError";
  }
}

/** Throws `BackupRestoreInterruptedError` when the data folder is between two states. */
export function throwIfDataFolderHalfRestored(dossierDonnees: string): void {
  const chemin = join(dossierDonnees, NOTE);
  if (!existsSync(chemin)) return;
  throw new BackupRestoreInterruptedError(note.parse(JSON.parse(readFileSync(chemin, "utf8"))).de);
}

export interface RestoreBackupOutcome {
  /** Folder with the data that the backup replaced; null when there was none. */
  readonly gardee: string | null;
}

/**
 * Restores a backup into the data folder. Changes nothing and throws when a server uses the folder (`DataFolderBusyError`), when the
 * restore of another backup was interrupted, or, in French, when the backup is incomplete, damaged or of a later version.
 */
export async function restoreBackup(
  dossierDonnees: string,
  sauvegarde: string,
): Promise<RestoreBackupOutcome> {
  await mkdir(dossierDonnees, { recursive: true });
  const verrou = lockDataFolder(dossierDonnees);
  try {
    await verifier(sauvegarde);
    const preparee = join(dossierDonnees, PREPAREE);
    const enCours = join(dossierDonnees, NOTE);
    // no note: the copy is prepared whole before the note is written; with a note, an interrupted restore has prepared it
    if (!existsSync(enCours)) {
      await preparer(sauvegarde, preparee);
      const quand = new Date().toISOString().replaceAll(/[:.]/g, "-");
      await ecrireNote(enCours, { gardee: `avant-restauration-${quand}`, de: sauvegarde });
    }
    const { gardee, de } = note.parse(JSON.parse(readFileSync(enCours, "utf8")));
    if (de !== sauvegarde) throw new BackupRestoreInterruptedError(de);
    await echanger(dossierDonnees, preparee, join(dossierDonnees, gardee));
    await rm(enCours);
    await syncFileToDisk(dossierDonnees);
    const reste = await readdir(join(dossierDonnees, gardee));
    return { gardee: reste.length === 0 ? null : join(dossierDonnees, gardee) };
  } finally {
    verrou.rendre();
  }
}

async function verifier(sauvegarde: string): Promise<void> {
  const manifeste = readBackupManifest(sauvegarde);
  if (manifeste === null)
    throw new Error(`${sauvegarde} n’est pas une sauvegarde entière de Trinquizz.`);
  const abimee = (quoi: string) =>
    new Error(`Cette sauvegarde est abîmée : ${quoi}. Prenez-en une autre.`);
  if ((await readFileSize(join(sauvegarde, BACKUP_DATABASE_FILE))) !== manifeste.base)
    throw abimee("sa base");
  for (const [chemin, taille] of Object.entries(manifeste.medias))
    if ((await readFileSize(join(sauvegarde, BACKUP_MEDIA_FOLDER, chemin))) !== taille)
      throw abimee(chemin);
  if (!isDatabaseSound(join(sauvegarde, BACKUP_DATABASE_FILE))) throw abimee("sa base");
  if (compareDatabaseMigrations(join(sauvegarde, BACKUP_DATABASE_FILE)) === "trop_recente")
    throw new Error(
      "Cette sauvegarde vient d’une version plus récente de Trinquizz : mettez le programme à jour, puis refaites la même commande. " +
        "Rien n’a été changé.",
    );
}

async function preparer(sauvegarde: string, preparee: string): Promise<void> {
  await rm(preparee, { recursive: true, force: true });
  await mkdir(join(preparee, BACKUP_MEDIA_FOLDER), { recursive: true });
  const { medias } = readBackupManifest(sauvegarde) ?? { medias: {} };
  for (const chemin of Object.keys(medias))
    await hardLinkOrCopyFile(
      join(sauvegarde, BACKUP_MEDIA_FOLDER, chemin),
      join(preparee, BACKUP_MEDIA_FOLDER, chemin),
    );
  // the database is copied, not linked, because the server writes into it
  copyDatabase(join(sauvegarde, BACKUP_DATABASE_FILE), join(preparee, BACKUP_DATABASE_FILE));
  await syncFileToDisk(join(preparee, BACKUP_DATABASE_FILE));
  await syncFileToDisk(preparee);
}

async function ecrireNote(chemin: string, dite: z.infer<typeof note>): Promise<void> {
  await writeFile(`${chemin}.neuf`, JSON.stringify(dite));
  await syncFileToDisk(`${chemin}.neuf`);
  await rename(`${chemin}.neuf`, chemin);
}

/** Swaps the current data for the restored data. Each step may have been done by an interrupted restore already. */
async function echanger(donnees: string, preparee: string, gardee: string): Promise<void> {
  await mkdir(gardee, { recursive: true });
  const medias = composeMediaFolderPath(donnees);
  const base = composeDatabaseFilePath(donnees);
  // a part that the folder `preparee` no longer holds was put in place by an interrupted restore, and is skipped
  if (existsSync(join(preparee, BACKUP_MEDIA_FOLDER))) {
    if (existsSync(medias)) await rename(medias, join(gardee, BACKUP_MEDIA_FOLDER));
    await rename(join(preparee, BACKUP_MEDIA_FOLDER), medias);
  }
  if (existsSync(join(preparee, BACKUP_DATABASE_FILE))) {
    // the write-ahead log must leave with its database: SQLite would apply it to the restored one
    for (const suffixe of ["-wal", "-shm", ""])
      if (existsSync(base + suffixe))
        await rename(base + suffixe, join(gardee, BACKUP_DATABASE_FILE + suffixe));
    await rename(join(preparee, BACKUP_DATABASE_FILE), base);
  }
  await rm(preparee, { recursive: true, force: true });
}
