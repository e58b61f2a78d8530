/** Rows about stored media files; the bytes are in the media folder. */
import { and, asc, count, desc, eq, getTableColumns, gt, lt, sql, sum } from "../drizzle.ts";
import { type Database, inTransaction } from "../connection.ts";
import { MEDIAS_DEFAUT } from "../seed-files.ts";
import { medias } from "../schema/contenu.ts";
import { mediasRefuses } from "../schema/moderation.ts";
import { SQL_MEDIA_UTILISE } from "./usage-media-repository.ts";

export interface MediaStocke {
  readonly nom: string;
  /** MIME type of the file. */
  readonly type: string;
  /** Size of the file in bytes. */
  readonly taille: number;
  /** Id of the account whose storage it counts for. */
  readonly proprietaire: string;
}

export interface MediaADeposer extends MediaStocke {
  readonly titre: string;
  /** Name of the stored file, made from its content. */
  readonly fichier: string;
  /** Size in pixels; null for sounds and videos. */
  readonly largeur: number | null;
  readonly hauteur: number | null;
}

export interface MediaAvecTitre extends MediaStocke {
  readonly titre: string;
  /** Name of the stored file. */
  readonly fichier: string;
  readonly largeur: number | null;
  readonly hauteur: number | null;
  readonly date: string;
}

export interface MediaRepository {
  /** Adds or updates the row of a media file. */
  ranger(media: MediaStocke): void;
  /** Adds or updates the row of a file. */
  deposer(envoye: MediaADeposer): MediaAvecTitre;
  lire(nom: string): MediaAvecTitre | null;
  /** Files of an account, the latest first. */
  lister(proprietaire: string): MediaAvecTitre[];
  /** Bytes of an account's files. */
  taille(proprietaire: string): number;
  nombre(proprietaire: string): number;
  /** Bytes of all files, each counted once. Reads the whole table. */
  octets(): number;
  /** Renames a file; false when it is not this account's. */
  renommer(nom: string, proprietaire: string, titre: string): boolean;
  retirer(nom: string): void;
  /** Stored files of an account. */
  fichiersDe(proprietaire: string): string[];
  /** Whether moderation has refused this file. */
  refuse(fichier: string): boolean;
  /** Whether a row uses this stored file. */
  utilise(fichier: string): boolean;
  /**
   * Marks files that became unused, and unmarks those in use again, among `PAGE` names after `apres`.
   * @returns the last name looked at; null at the end
   */
  marquer(apres: string, maintenant: number): string | null;
  /** Deletes up to `PAGE` rows unused since before `avant`. Returns their stored files. */
  retirerInutiles(avant: number): string[];
}

/** Rows that cleanup looks at in one step of a few ms. */
const PAGE = 100;

const COLONNES = {
  nom: medias.nom,
  type: medias.type,
  taille: medias.taille,
  proprietaire: medias.proprietaire,
  titre: medias.titre,
  fichier: sql<string>`coalesce(${medias.fichier}, ${medias.nom})`,
  largeur: medias.largeur,
  hauteur: medias.hauteur,
  date: medias.date,
};
/** Columns for the owner's data file, without the stored file's name. */
export const { fichier: _fichier, ...COLONNES_DONNEES } = getTableColumns(medias);

export function createMediaRepository(db: Database): MediaRepository {
  const aLui = (nom: string, proprietaire: string) =>
    and(eq(medias.nom, nom), eq(medias.proprietaire, proprietaire));

  return {
    ranger(media) {
      const ligne = { ...media, date: new Date().toISOString() };
      db.insert(medias).values(ligne).onConflictDoUpdate({ target: medias.nom, set: ligne }).run();
    },
    deposer(envoye) {
      const date = new Date().toISOString();
      return db
        .insert(medias)
        .values({ ...envoye, date })
        .onConflictDoUpdate({
          target: [medias.proprietaire, medias.fichier],
          // an unused file that is sent again gets another day to be used
          set: { date, inutileDepuis: null },
        })
        .returning(COLONNES)
        .get();
    },
    lire: (nom) => db.select(COLONNES).from(medias).where(eq(medias.nom, nom)).get() ?? null,
    lister: (proprietaire) =>
      db
        .select(COLONNES)
        .from(medias)
        .where(eq(medias.proprietaire, proprietaire))
        .orderBy(desc(medias.date), asc(medias.nom))
        .all(),
    taille(proprietaire) {
      const total = db
        .select({ n: sum(medias.taille).mapWith(Number) })
        .from(medias)
        .where(eq(medias.proprietaire, proprietaire))
        .get();
      return total?.n ?? 0;
    },
    nombre: (proprietaire) =>
      db.select({ n: count() }).from(medias).where(eq(medias.proprietaire, proprietaire)).get()
        ?.n ?? 0,
    octets: () =>
      db.get<{ n: number }>(
        sql`select coalesce(sum(taille), 0) as n from (select max(${medias.taille}) as taille from ${medias} group by ${COLONNES.fichier})`,
      ).n,
    renommer: (nom, proprietaire, titre) =>
      db.update(medias).set({ titre }).where(aLui(nom, proprietaire)).run().changes > 0,
    retirer(nom) {
      db.delete(medias).where(eq(medias.nom, nom)).run();
    },
    fichiersDe: (proprietaire) =>
      db
        .select({ fichier: COLONNES.fichier })
        .from(medias)
        .where(eq(medias.proprietaire, proprietaire))
        .all()
        .map(({ fichier }) => fichier),
    refuse: (fichier) =>
      db
        .select({ fichier: mediasRefuses.fichier })
        .from(mediasRefuses)
        .where(eq(mediasRefuses.fichier, fichier))
        .get() !== undefined,
    utilise: (fichier) =>
      [eq(medias.fichier, fichier), eq(medias.nom, fichier)].some(
        (condition) =>
          db.select({ nom: medias.nom }).from(medias).where(condition).get() !== undefined,
      ),
    marquer: (apres, maintenant) =>
      inTransaction(db, () => {
        const page = db
          .select({ nom: medias.nom, inutileDepuis: medias.inutileDepuis, cite: SQL_MEDIA_UTILISE })
          .from(medias)
          .where(gt(medias.nom, apres))
          .orderBy(asc(medias.nom))
          .limit(PAGE)
          .all();
        for (const { nom, inutileDepuis, cite } of page) {
          const utile = cite || MEDIAS_DEFAUT.includes(nom);
          if (utile === (inutileDepuis === null)) continue;
          const depuis = utile ? null : new Date(maintenant).toISOString();
          db.update(medias).set({ inutileDepuis: depuis }).where(eq(medias.nom, nom)).run();
        }
        return page.at(-1)?.nom ?? null;
      }),
    retirerInutiles: (avant) =>
      inTransaction(db, () => {
        const inutiles = db
          .select({ nom: medias.nom, fichier: COLONNES.fichier })
          .from(medias)
          // the row is checked again, because the file may be used since it was marked
          .where(
            and(
              lt(medias.inutileDepuis, new Date(avant).toISOString()),
              sql`not ${SQL_MEDIA_UTILISE}`,
            ),
          )
          .limit(PAGE)
          .all();
        for (const { nom } of inutiles) db.delete(medias).where(eq(medias.nom, nom)).run();
        return inutiles.map(({ fichier }) => fichier);
      }),
  };
}
