/** Files of a backup: synced to the disk, hard-linked where equal; and the manifest. */
import { constants, readFileSync } from "node:fs";
import { copyFile, link, mkdir, open, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";

/** Syncs a file, or the entries of a folder, to the disk. */
export async function syncFileToDisk(chemin: string): Promise<void> {
  const fichier = await open(chemin, "r");
  try {
    await fichier.sync();
  } finally {
    await fichier.close();
  }
}

/** All files below a folder, by their relative paths; none when there is no folder. */
export async function listFilesBelow(dossier: string): Promise<string[]> {
  const entrees = await readdir(dossier, { recursive: true, withFileTypes: true }).catch(() => []);
  return entrees
    .filter((entree) => entree.isFile())
    .map((entree) => join(entree.parentPath, entree.name).slice(dossier.length + 1));
}

const code = (erreur: unknown) =>
  erreur instanceof Error && "code" in erreur ? erreur.code : undefined;

/** Hard-links a file, or copies it to another disk. False when the source was deleted meanwhile. */
export async function hardLinkOrCopyFile(source: string, cible: string): Promise<boolean> {
  await mkdir(dirname(cible), { recursive: true });
  try {
    await link(source, cible);
    return true;
  } catch (erreur) {
    if (code(erreur) === "EEXIST") return true;
    if (code(erreur) === "ENOENT") return false;
  }
  // a hard link fails when the target is on another disk, or when the file system has no links
  try {
    await copyFile(source, cible, constants.COPYFILE_EXCL);
    await syncFileToDisk(cible);
    return true;
  } catch (erreur) {
    if (code(erreur) === "EEXIST") return true;
    if (code(erreur) === "ENOENT") return false;
    throw erreur;
  }
}

/** Size of a file in bytes; null when there is none. */
export const readFileSize = async (chemin: string): Promise<number | null> =>
  (await stat(chemin).catch(() => null))?.size ?? null;

export const BACKUP_MANIFEST_FILE = "sauvegarde.json";
export const BACKUP_DATABASE_FILE = "trinquizz.sqlite";
export const BACKUP_MEDIA_FOLDER = "media";

const manifeste = z.object({
  /** Version of the manifest's format. */
  version: z.literal(1),
  /** Date of the database snapshot, ISO 8601, UTC. */
  date: z.iso.datetime(),
  /** Size of the database, in bytes. */
  base: z.int(),
  /** Sizes of the stored files, by their paths in the media folder. */
  medias: z.record(z.string(), z.int()),
});
export type BackupManifest = z.infer<typeof manifeste>;

/** Reads the manifest, which is written last: null when the folder holds no complete backup. */
export function readBackupManifest(dossier: string): BackupManifest | null {
  try {
    return manifeste.parse(JSON.parse(readFileSync(join(dossier, BACKUP_MANIFEST_FILE), "utf8")));
  } catch {
    return null;
  }
}
