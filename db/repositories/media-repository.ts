/** What is known of each stored media file; the bytes are in the folder of the media. */
import { eq, getTableColumns, sum } from "drizzle-orm";
import type { Base } from "../connexion.ts";
import { medias } from "../schema/contenu.ts";

export interface Media {
  readonly nom: string;
  /** MIME type. */
  readonly type: string;
  /** Bytes. */
  readonly taille: number;
  /** Id of the account that it counts for. */
  readonly proprietaire: string;
}

export interface MediaRepository {
  /** Adds a file, or renews what is known of it. */
  ranger(media: Media): void;
  lire(nom: string): Media | null;
  /** Bytes that an account's files take. */
  taille(proprietaire: string): number;
}

const { date: _date, ...COLONNES } = getTableColumns(medias);

export function createMediaRepository(db: Base): MediaRepository {
  return {
    ranger(media) {
      const ligne = { ...media, date: new Date().toISOString() };
      db.insert(medias).values(ligne).onConflictDoUpdate({ target: medias.nom, set: ligne }).run();
    },
    taille(proprietaire) {
      const total = db
        .select({ n: sum(medias.taille).mapWith(Number) })
        .from(medias)
        .where(eq(medias.proprietaire, proprietaire))
        .get();
      return total?.n ?? 0;
    },
    lire: (nom) => db.select(COLONNES).from(medias).where(eq(medias.nom, nom)).get() ?? null,
  };
}
