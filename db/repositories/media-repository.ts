/** Rows about stored media files; the bytes are in the media folder. */
import { and, asc, count, desc, eq, getTableColumns, gt, lt, sql, sum } from "../drizzle.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { NOMS_MEDIAS_DEFAUT } from "../seed-files.ts";
import { tableMedias } from "../schema/contenu.ts";
import { tableMediasRefuses } from "../schema/moderation.ts";
import { SQL_EST_MEDIA_UTILISE } from "./usage-media-repository.ts";

export interface MediaStocke {
  readonly nom: string;
  /** MIME type of the file. */
  readonly type: string;
  /** Size of the file in bytes. */
  readonly taille: number;
  /** Id of the account whose storage it counts for. */
  readonly proprietaire: string;
}

export interface MediaAEnregistrer extends MediaStocke {
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
  /** Writes the row of a media under its name, over an older one: for the default pictures and the starter content's files. */
  ranger(media: MediaStocke): void;
  /** Adds an account's row of a stored file; when it has one already, renews the date of that one. Returns the row. */
  deposer(envoye: MediaAEnregistrer): MediaAvecTitre;
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
  nom: tableMedias.nom,
  type: tableMedias.type,
  taille: tableMedias.taille,
  proprietaire: tableMedias.proprietaire,
  titre: tableMedias.titre,
  fichier: sql<string>`coalesce(${tableMedias.fichier}, ${tableMedias.nom})`,
  largeur: tableMedias.largeur,
  hauteur: tableMedias.hauteur,
  date: tableMedias.date,
};
/** Columns for the owner's data file, without the stored file's name. */
export const { fichier: _fichier, ...COLONNES_MEDIA_POUR_DONNEES_DU_COMPTE } =
  getTableColumns(tableMedias);

export function createMediaRepository(db: Database): MediaRepository {
  const aLui = (nom: string, proprietaire: string) =>
    and(eq(tableMedias.nom, nom), eq(tableMedias.proprietaire, proprietaire));

  return {
    ranger(media) {
      const ligne = { ...media, date: new Date().toISOString() };
      db.insert(tableMedias)
        .values(ligne)
        .onConflictDoUpdate({ target: tableMedias.nom, set: ligne })
        .run();
    },
    deposer(envoye) {
      const date = new Date().toISOString();
      return db
        .insert(tableMedias)
        .values({ ...envoye, date })
        .onConflictDoUpdate({
          target: [tableMedias.proprietaire, tableMedias.fichier],
          // an unused file that is sent again gets another day to be used
          set: { date, inutileDepuis: null },
        })
        .returning(COLONNES)
        .get();
    },
    lire: (nom) =>
      db.select(COLONNES).from(tableMedias).where(eq(tableMedias.nom, nom)).get() ?? null,
    lister: (proprietaire) =>
      db
        .select(COLONNES)
        .from(tableMedias)
        .where(eq(tableMedias.proprietaire, proprietaire))
        .orderBy(desc(tableMedias.date), asc(tableMedias.nom))
        .all(),
    taille(proprietaire) {
      const total = db
        .select({ n: sum(tableMedias.taille).mapWith(Number) })
        .from(tableMedias)
        .where(eq(tableMedias.proprietaire, proprietaire))
        .get();
      return total?.n ?? 0;
    },
    nombre: (proprietaire) =>
      db
        .select({ n: count() })
        .from(tableMedias)
        .where(eq(tableMedias.proprietaire, proprietaire))
        .get()?.n ?? 0,
    octets: () =>
      db.get<{ n: number }>(
        sql`select coalesce(sum(taille), 0) as n from (select max(${tableMedias.taille}) as taille from ${tableMedias} group by ${COLONNES.fichier})`,
      ).n,
    renommer: (nom, proprietaire, titre) =>
      db.update(tableMedias).set({ titre }).where(aLui(nom, proprietaire)).run().changes > 0,
    retirer(nom) {
      db.delete(tableMedias).where(eq(tableMedias.nom, nom)).run();
    },
    fichiersDe: (proprietaire) =>
      db
        .select({ fichier: COLONNES.fichier })
        .from(tableMedias)
        .where(eq(tableMedias.proprietaire, proprietaire))
        .all()
        .map(({ fichier }) => fichier),
    refuse: (fichier) =>
      db
        .select({ fichier: tableMediasRefuses.fichier })
        .from(tableMediasRefuses)
        .where(eq(tableMediasRefuses.fichier, fichier))
        .get() !== undefined,
    utilise: (fichier) =>
      [eq(tableMedias.fichier, fichier), eq(tableMedias.nom, fichier)].some(
        (condition) =>
          db.select({ nom: tableMedias.nom }).from(tableMedias).where(condition).get() !==
          undefined,
      ),
    marquer: (apres, maintenant) =>
      runInTransaction(db, () => {
        const page = db
          .select({
            nom: tableMedias.nom,
            inutileDepuis: tableMedias.inutileDepuis,
            cite: SQL_EST_MEDIA_UTILISE,
          })
          .from(tableMedias)
          .where(gt(tableMedias.nom, apres))
          .orderBy(asc(tableMedias.nom))
          .limit(PAGE)
          .all();
        for (const { nom, inutileDepuis, cite } of page) {
          const utile = cite || NOMS_MEDIAS_DEFAUT.includes(nom);
          if (utile === (inutileDepuis === null)) continue;
          const depuis = utile ? null : new Date(maintenant).toISOString();
          db.update(tableMedias)
            .set({ inutileDepuis: depuis })
            .where(eq(tableMedias.nom, nom))
            .run();
        }
        return page.at(-1)?.nom ?? null;
      }),
    retirerInutiles: (avant) =>
      runInTransaction(db, () => {
        const inutiles = db
          .select({ nom: tableMedias.nom, fichier: COLONNES.fichier })
          .from(tableMedias)
          // the row is checked again, because the file may be used since it was marked
          .where(
            and(
              lt(tableMedias.inutileDepuis, new Date(avant).toISOString()),
              sql`not ${SQL_EST_MEDIA_UTILISE}`,
            ),
          )
          .limit(PAGE)
          .all();
        for (const { nom } of inutiles)
          db.delete(tableMedias).where(eq(tableMedias.nom, nom)).run();
        return inutiles.map(({ fichier }) => fichier);
      }),
  };
}
