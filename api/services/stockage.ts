/** What the data take on their disk, and what is left there. */
import { stat, statfs } from "node:fs/promises";
import { z } from "zod";
import { fichierBase } from "#db/connection.ts";
import type { Lecteur } from "#db/reader.ts";
import { createMemoire } from "./memoire.ts";

const DISQUE_MS = 5_000;
const MEDIAS_MS = 60_000;
const volume = z.object({ medias: z.int() });

export interface Disque {
  readonly libre: number;
  readonly total: number;
}

export interface Stockage {
  /** Bytes of the disk; null where the system does not say. */
  disque(): Promise<Disque | null>;
  /** Bytes of the database, of what is written and not in it yet, and of the media, each file once. Null: not known now. */
  lire(): Promise<{
    readonly base: number;
    readonly journal: number;
    readonly medias: number | null;
  }>;
}

/** None of it walks through the folder of the media: their rows say how large they are. */
export function createStockage(dossierDonnees: string, lecteur: Lecteur): Stockage {
  const fichier = fichierBase(dossierDonnees);
  const taille = async (chemin: string) => (await stat(chemin).catch(() => null))?.size ?? 0;
  const medias = createMemoire(MEDIAS_MS, async () => {
    const lu = await lecteur.lire({ quoi: "volume" }).catch(() => null);
    return lu === null ? null : volume.parse(JSON.parse(Buffer.from(lu).toString())).medias;
  });
  const disque = createMemoire(DISQUE_MS, async () => {
    const lu = await statfs(dossierDonnees).catch(() => null);
    // what an ordinary user may still take
    return lu === null ? null : { libre: lu.bavail * lu.bsize, total: lu.blocks * lu.bsize };
  });
  return {
    disque,
    async lire() {
      const [base, journal, leurs] = await Promise.all([
        taille(fichier),
        taille(`${fichier}-wal`),
        medias(),
      ]);
      return { base, journal, medias: leurs };
    },
  };
}
