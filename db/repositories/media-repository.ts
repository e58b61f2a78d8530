/** What is known of each stored media file; the bytes are in the folder of the media. */
import { and, asc, count, desc, eq, getTableColumns, gt, lt, sql, sum } from "../drizzle.ts";
import { inTransaction } from "../transaction.ts";
import type { Database } from "../connection.ts";
import { MEDIAS_DEFAUT } from "../seed-files.ts";
import { medias } from "../schema/contenu.ts";
import { mediasRefuses } from "../schema/moderation.ts";
import { estCite } from "./usage-media-repository.ts";

export interface Media {
  readonly nom: string;
  /** MIME type. */
  readonly type: string;
  /** Bytes. */
  readonly taille: number;
  /** Id of the account that it counts for. */
  readonly proprietaire: string;
}

export interface MediaEnvoye extends Media {
  readonly titre: string;
  /** Its file, named by its content. */
  readonly fichier: string;
  /** Pixels; null for sounds and videos. */
  readonly largeur: number | null;
  readonly hauteur: number | null;
}

export interface MediaRange extends Media {
  readonly titre: string;
  /** Its file in the folder. */
  readonly fichier: string;
  readonly largeur: number | null;
  readonly hauteur: number | null;
  readonly date: string;
}

export interface MediaRepository {
  /** Adds a file, or renews what is known of it. */
  ranger(media: Media): void;
  /** Adds what an account sent. The same file a second time is the one that it has, with the name and title it has. */
  deposer(envoye: MediaEnvoye): MediaRange;
  lire(nom: string): MediaRange | null;
  /** The latest first. */
  lister(proprietaire: string): MediaRange[];
  /** Bytes that an account's files take. */
  taille(proprietaire: string): number;
  nombre(proprietaire: string): number;
  /** Bytes of all files, each once, whoever has it. Walks through the table. */
  octets(): number;
  /** False when it is nobody's, or somebody else's. */
  renommer(nom: string, proprietaire: string, titre: string): boolean;
  retirer(nom: string): void;
  /** Files of the folder that are one of this account's. */
  fichiersDe(proprietaire: string): string[];
  /** Whether the moderation takes this file in no more. */
  refuse(fichier: string): boolean;
  /** Whether a file of the folder is still somebody's. */
  utilise(fichier: string): boolean;
  /**
   * Notes which files nothing shows any more, and which are shown again, among `PAGE` names after `apres`.
   * @returns the last name looked at; null when there are no more
   */
  marquer(apres: string, maintenant: number): string | null;
  /** Takes out up to `PAGE` of those that nothing has shown since before `avant`. Returns their files in the folder. */
  retirerInutiles(avant: number): string[];
}

/** Rows looked at in one go by the sweeping: a few ms. */
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
/** For its owner's file of data: all but how the folder is arranged. */
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
          // sent again, it has another day before it has to be of use
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
          .select({ nom: medias.nom, inutileDepuis: medias.inutileDepuis, cite: estCite })
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
          // shown again since it was marked, perhaps
          .where(and(lt(medias.inutileDepuis, new Date(avant).toISOString()), sql`not ${estCite}`))
          .limit(PAGE)
          .all();
        for (const { nom } of inutiles) db.delete(medias).where(eq(medias.nom, nom)).run();
        return inutiles.map(({ fichier }) => fichier);
      }),
  };
}
