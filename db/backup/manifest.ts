/** What a backup says of itself: written last, so that a folder without it is no backup. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

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
export function lireManifeste(dossier: string): Manifeste | null {
  try {
    return manifeste.parse(JSON.parse(readFileSync(join(dossier, FICHIER_MANIFESTE), "utf8")));
  } catch {
    return null;
  }
}
