/** Files of a backup: written through to the disk, linked where they are the same. */
import { constants, readFileSync } from "node:fs";
import { copyFile, link, mkdir, open, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";

/** What was written is on the disk, whatever happens to the machine. A folder's own entries are too. */
export async function syncToDisk(chemin: string): Promise<void> {
  const fichier = await open(chemin, "r");
  try {
    await fichier.sync();
  } finally {
    await fichier.close();
  }
}

/** Every file below a folder, by its path there; none when there is no folder. */
export async function filesOf(dossier: string): Promise<string[]> {
  const entrees = await readdir(dossier, { recursive: true, withFileTypes: true }).catch(() => []);
  return entrees
    .filter((entree) => entree.isFile())
    .map((entree) => join(entree.parentPath, entree.name).slice(dossier.length + 1));
}

const code = (erreur: unknown) =>
  erreur instanceof Error && "code" in erreur ? erreur.code : undefined;

/** A second name of the same bytes; a copy on another disk. False when it was taken away meanwhile. */
export async function linkOrCopy(source: string, cible: string): Promise<boolean> {
  await mkdir(dirname(cible), { recursive: true });
  try {
    await link(source, cible);
    return true;
  } catch (erreur) {
    if (code(erreur) === "EEXIST") return true;
    if (code(erreur) === "ENOENT") return false;
  }
  // another disk, or one that has no links
  try {
    await copyFile(source, cible, constants.COPYFILE_EXCL);
    await syncToDisk(cible);
    return true;
  } catch (erreur) {
    if (code(erreur) === "EEXIST") return true;
    if (code(erreur) === "ENOENT") return false;
    throw erreur;
  }
}

/** Bytes; null when it is not there. */
export const sizeOf = async (chemin: string): Promise<number | null> =>
  (await stat(chemin).catch(() => null))?.size ?? null;

/** What a backup says of itself: written last, so that a folder without it is no backup. */
export const FICHIER_MANIFESTE = "sauvegarde.json";
export const BASE = "trinquizz.sqlite";
export const MEDIA = "media";

const manifeste = z.object({
  /** Of this form. */
  version: z.literal(1),
  /** ISO 8601, UTC: of the moment that the database is of. */
  date: z.iso.datetime(),
  /** Bytes of the database. */
  base: z.int(),
  /** Stored files by their path in the folder of the media, and their bytes. */
  medias: z.record(z.string(), z.int()),
});
export type Manifeste = z.infer<typeof manifeste>;

/** Null when the folder is no whole backup of ours. */
export function readManifest(dossier: string): Manifeste | null {
  try {
    return manifeste.parse(JSON.parse(readFileSync(join(dossier, FICHIER_MANIFESTE), "utf8")));
  } catch {
    return null;
  }
}
