/**
 * The folder of the media: whole files, named by their content, the same one for all who sent it (docs/decisions/0078). A file is put
 * there, or taken away, in the same turn of the event loop as the rows that say whose it is: nobody comes between.
 */
import { randomUUID } from "node:crypto";
import { renameSync, utimesSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Database, mediaFolder } from "#db/connection.ts";
import {
  createMediaRepository,
  type MediaEnvoye,
  type MediaRange,
} from "#db/repositories/media-repository.ts";

/** What is on its way in or out; empty when nothing is. */
const ENVOIS = "envois";
const APERCUS = "apercu";
/** A file says nothing of when it was first sent, which may have been by somebody else. */
const SANS_DATE = new Date(0);
/** How we name files: by their content, or at random. Others are not ours to sweep. */
const NOTRE = /^(?:[0-9a-f]{64}|[0-9a-f]{32})\.[a-z0-9]{2,5}(?:\.webp)?$/;

export interface FileStore {
  /** Folder for what is being received, on the same disk. */
  readonly envois: string;
  /** What was on its way when the server stopped goes. */
  preparer(): Promise<void>;
  /** A path of its own among what is on its way. */
  neuf(): string;
  /**
   * Keeps a received file, and its preview when it has one, under the name of its content, with its row.
   * Throws when the folder or the database cannot be written: then nothing is kept.
   */
  ranger(envoye: MediaEnvoye, chemin: string, apercu: string | null): MediaRange;
  /** Takes away those of these files that are nobody's any more. Call it in the turn that took out their rows, or later. */
  oublier(fichiers: readonly string[]): Promise<void>;
  /** Name in the folder, from its root. */
  apercuDe(fichier: string): string;
  /** Files that are there without being anybody's, since before `avant` (ms since 1970): a crash came between. */
  perdus(avant: number): Promise<string[]>;
}

/** Keeps nothing in memory: several may serve the same folder. */
export function createFileStore(db: Database, dossierDonnees: string): FileStore {
  const [dossier, depot] = [mediaFolder(dossierDonnees), createMediaRepository(db)];
  const envois = join(dossier, ENVOIS);
  const neuf = () => join(envois, randomUUID());
  const apercuDe = (fichier: string) => `${APERCUS}/${fichier}.webp`;
  /** Out of the folder now; off the disk when there is time: a large file takes a while. */
  const sortir = (nom: string): string | null => {
    const dehors = neuf();
    try {
      renameSync(join(dossier, nom), dehors);
      return dehors;
    } catch {
      // not there: no preview, or gone already
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
      // over the same bytes, when somebody has them already
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
        // its own dates say nothing: when it was put there does
        if (etat !== null && etat.ctimeMs < avant) perdus.push(nom);
      }
      return perdus;
    },
  };
}
