/** Makes and lists backups of a data folder in use (docs/decisions/0030). */
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  composeMediaFolderPath,
  composeDatabaseFilePath,
  throwBeforeOpeningLostDatabaseFile,
} from "../connection.ts";
import { runBackupAlone } from "../data-folder-lock.ts";
import { runWorkerThread } from "../workers.ts";
import {
  BACKUP_DATABASE_FILE,
  hardLinkOrCopyFile,
  BACKUP_MANIFEST_FILE,
  listFilesBelow,
  syncFileToDisk,
  readBackupManifest,
  type BackupManifest,
  BACKUP_MEDIA_FOLDER,
  readFileSize,
} from "./backup-files.ts";

const PROGRAMME = new URL("./copy-worker.ts", import.meta.url);
const PREFIXE = "trinquizz-";
const EN_COURS = ".en-cours";
/** Subfolder of unfinished uploads, which is skipped. */
const EN_ROUTE = "envois";

export interface Backup extends BackupManifest {
  readonly nom: string;
  readonly dossier: string;
}

export interface BackupOptions {
  readonly dossierDonnees: string;
  /** Folder of the backups, one subfolder each. */
  readonly dossierSauvegardes: string;
  /** Number of backups kept, the new one included; the oldest are deleted. */
  readonly garder: number;
}

/**
 * Makes a backup: a consistent database copy with its media, checked and synced before it gets its final name. Throws when
 * there is no database, when its file is lost, or when a disk error occurs; the next backup deletes the remains. Waits for the end of another backup.
 */
export function makeBackup(options: BackupOptions): Promise<Backup> {
  return runBackupAlone(options.dossierDonnees, () => makeBackupAlone(options));
}

async function makeBackupAlone(options: BackupOptions): Promise<Backup> {
  const { dossierDonnees, dossierSauvegardes, garder } = options;
  const source = composeDatabaseFilePath(dossierDonnees);
  throwBeforeOpeningLostDatabaseFile(source);
  if (!existsSync(source)) throw new Error(`Il n’y a rien à sauvegarder dans ${dossierDonnees}.`);
  await mkdir(dossierSauvegardes, { recursive: true });
  await oublierLesBrouillons(dossierSauvegardes);
  const date = new Date().toISOString();
  const nom = `${PREFIXE}${date.replaceAll(/[:.]/g, "-")}`;
  const brouillon = join(dossierSauvegardes, nom + EN_COURS);
  await mkdir(brouillon);

  const medias = composeMediaFolderPath(dossierDonnees);
  // media are linked before and after the copy, so that every file that the copied database shows is included
  await doublerMedias(medias, join(brouillon, BACKUP_MEDIA_FOLDER));
  await runWorkerThread(PROGRAMME, { source, cible: join(brouillon, BACKUP_DATABASE_FILE) });
  await doublerMedias(medias, join(brouillon, BACKUP_MEDIA_FOLDER));
  await syncFileToDisk(join(brouillon, BACKUP_DATABASE_FILE));

  const manifeste: BackupManifest = {
    version: 1,
    date,
    base: (await readFileSize(join(brouillon, BACKUP_DATABASE_FILE))) ?? 0,
    medias: await taillesDe(join(brouillon, BACKUP_MEDIA_FOLDER)),
  };
  await writeFile(join(brouillon, BACKUP_MANIFEST_FILE), JSON.stringify(manifeste));
  await syncFileToDisk(join(brouillon, BACKUP_MANIFEST_FILE));
  await syncFileToDisk(brouillon);
  const dossier = join(dossierSauvegardes, nom);
  await rename(brouillon, dossier);
  await syncFileToDisk(dossierSauvegardes);
  await oublierLesAnciennes(dossierSauvegardes, garder);
  return { ...manifeste, nom, dossier };
}

/** Names of backup folders, complete or not, latest first. */
async function nomsDeSauvegardes(dossierSauvegardes: string): Promise<string[]> {
  const noms = await readdir(dossierSauvegardes).catch(() => []);
  return noms
    .filter((nom) => nom.startsWith(PREFIXE) && !nom.endsWith(EN_COURS))
    .toSorted()
    .toReversed();
}

/** Complete backups, latest first. */
export async function listBackups(dossierSauvegardes: string): Promise<Backup[]> {
  return (await nomsDeSauvegardes(dossierSauvegardes)).flatMap((nom) => {
    const dossier = join(dossierSauvegardes, nom);
    const manifeste = readBackupManifest(dossier);
    return manifeste === null ? [] : [{ ...manifeste, nom, dossier }];
  });
}

async function doublerMedias(source: string, cible: string): Promise<void> {
  for (const chemin of await listFilesBelow(source))
    if (!chemin.startsWith(EN_ROUTE))
      await hardLinkOrCopyFile(join(source, chemin), join(cible, chemin));
}

async function taillesDe(dossier: string): Promise<Record<string, number>> {
  const tailles: Record<string, number> = {};
  for (const chemin of await listFilesBelow(dossier))
    tailles[chemin] = (await readFileSize(join(dossier, chemin))) ?? 0;
  return tailles;
}

/** Deletes backups that a crash interrupted. */
async function oublierLesBrouillons(dossier: string): Promise<void> {
  for (const nom of await readdir(dossier))
    if (nom.startsWith(PREFIXE) && nom.endsWith(EN_COURS))
      await rm(join(dossier, nom), { recursive: true, force: true });
}

async function oublierLesAnciennes(dossier: string, garder: number): Promise<void> {
  const anciennes = (await listBackups(dossier)).slice(garder);
  for (const { dossier: ancienne } of anciennes)
    await rm(ancienne, { recursive: true, force: true });
}

export interface LastBackup {
  /** Milliseconds since 1970. */
  readonly date: number;
  /** Bytes of the database and media; hard-linked files count although they take no room. */
  readonly octets: number;
}

/** Finds the last complete backup, null when there is none. The manifest, which lists every file, is read once. */
export function createLastBackupFinder(
  dossierSauvegardes: string,
): () => Promise<LastBackup | null> {
  let connue: { readonly nom: string; readonly lue: LastBackup } | null = null;
  return async () => {
    for (const nom of await nomsDeSauvegardes(dossierSauvegardes)) {
      if (connue?.nom === nom) return connue.lue;
      const manifeste = readBackupManifest(join(dossierSauvegardes, nom));
      if (manifeste === null) continue;
      const { base, date, medias } = manifeste;
      const octets = Object.values(medias).reduce((somme, n) => somme + n, base);
      connue = { nom, lue: { date: Date.parse(date), octets } };
      return connue.lue;
    }
    return null;
  };
}
