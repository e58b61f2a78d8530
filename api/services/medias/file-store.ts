/**
 * The media folder: whole files named by their content, shared by all accounts that sent the same one (docs/decisions/0078). A
 * file and its database row are added or removed in the same turn of the event loop, so no other code sees one without the
 * other.
 */
import { randomUUID } from "node:crypto";
import { renameSync, utimesSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Database, composeMediaFolderPath } from "#db/connection.ts";
import {
  createMediaRepository,
  type MediaAEnregistrer,
  type MediaAvecTitre,
} from "#db/repositories/media-repository.ts";

/** Subfolder of files that are being received or deleted. */
const ENVOIS = "envois";
const APERCUS = "apercu";
/** Neutral date for stored files, whose real date could reveal that somebody else sent the same file before. */
const SANS_DATE = new Date(0);
/** Names of stored files (content hash or random); cleanup never touches other files. */
const NOTRE = /^(?:[0-9a-f]{64}|[0-9a-f]{32})\.[a-z0-9]{2,5}(?:\.webp)?$/;

export interface MediaFileStore {
  /** Folder of files that are being received, on the same disk. */
  readonly envois: string;
  /** Creates the folders, and deletes files that were being received when the server stopped. */
  preparer(): Promise<void>;
  /** New path for a file that is being received. */
  neuf(): string;
  /**
   * Stores a received file and its preview under the hash of its content, and adds its row. Throws when the folder or the
   * database cannot be written; then nothing is kept.
   */
  ranger(envoye: MediaAEnregistrer, chemin: string, apercu: string | null): MediaAvecTitre;
  /** Deletes the stored files of `fichiers` that no row uses any more. Call it after the rows were deleted. */
  oublier(fichiers: readonly string[]): Promise<void>;
  /** Path of a file's preview, from the media folder. */
  apercuDe(fichier: string): string;
  /** Files without a row that were stored before `avant` (ms since 1970): a crash left them behind. */
  perdus(avant: number): Promise<string[]>;
}

/** Opens the folder of media files. Keeps no state in memory, so several instances may serve the same folder. */
export function createMediaFileStore(db: Database, dossierDonnees: string): MediaFileStore {
  const [dossier, depot] = [composeMediaFolderPath(dossierDonnees), createMediaRepository(db)];
  const envois = join(dossier, ENVOIS);
  const neuf = () => join(envois, randomUUID());
  const apercuDe = (fichier: string) => `${APERCUS}/${fichier}.webp`;
  /** Renames a file out of the folder at once; deleting its bytes may take a while, and is done later. */
  const sortir = (nom: string): string | null => {
    const dehors = neuf();
    try {
      renameSync(join(dossier, nom), dehors);
      return dehors;
    } catch {
      // renaming fails when the file has no preview, or is gone already
      return null;
    }
  };
  const oublier = async (fichiers: readonly string[]) => {
    const dehors = fichiers.flatMap((fichier) =>
      depot.utilise(fichier) ? [] : [sortir(fichier), sortir(apercuDe(fichier))],
    );
    for (const chemin of dehors) if (chemin !== null) await rm(chemin, { force: true });
  };

  return {
    envois,
    neuf,
    apercuDe,
    oublier,
    async preparer() {
      await rm(envois, { recursive: true, force: true });
      await mkdir(envois, { recursive: true });
      await mkdir(join(dossier, APERCUS), { recursive: true });
    },
    ranger(envoye, chemin, apercu) {
      for (const recu of [chemin, apercu])
        if (recu !== null) utimesSync(recu, SANS_DATE, SANS_DATE);
      // renaming replaces the same bytes when another account has sent the same file
      renameSync(chemin, join(dossier, envoye.fichier));
      if (apercu !== null) renameSync(apercu, join(dossier, apercuDe(envoye.fichier)));
      try {
        return depot.deposer(envoye);
      } catch (erreur) {
        void oublier([envoye.fichier]).catch(() => {});
        throw erreur;
      }
    },
    async perdus(avant) {
      const noms = (await readdir(dossier)).filter((nom) => NOTRE.test(nom));
      const perdus: string[] = [];
      for (const nom of noms) {
        if (depot.utilise(nom)) continue;
        const etat = await stat(join(dossier, nom)).catch(() => null);
        // `mtime` was neutralized, so `ctime` says when the file was stored
        if (etat !== null && etat.ctimeMs < avant) perdus.push(nom);
      }
      return perdus;
    },
  };
}
