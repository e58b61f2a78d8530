/** Uses of stored files in quizzes, versions, copies and imprévus. */
import { and, asc, count, eq, inArray, type SQL, sql } from "../drizzle.ts";
import {
  ecrireFragmentDeMedia,
  lireFragmentDeMedia,
  retirerFragmentDeMedia,
} from "#contracts/fragment.ts";
import { type UsageMedia, USAGES_MEDIA_PAR_REPONSE } from "#contracts/medias.ts";
import type { DonneesPreuveOuSuite } from "#contracts/quizz.ts";
import { type Database, inTransaction } from "../connection.ts";
import { dateDeModification } from "./quizz-repository.ts";
import { imprevus, medias, usagesMedias } from "../schema/contenu.ts";
import { questions, quizz, versions, versionsMedias } from "../schema/quizz.ts";

export interface UsageMediaNomme extends UsageMedia {
  readonly nom: string;
}

export interface UsageMediaRepository {
  /** Uses of one's stored files in one's own quizzes, in order; of one file, or of all. */
  lister(proprietaire: string, nom?: string): UsageMediaNomme[];
  dansUnImprevu(nom: string): boolean;
  /** Number of kept versions of one's quizzes that show each of one's files; files without any are left out. */
  versions(proprietaire: string): ReadonlyMap<string, number>;
  /**
   * Replaces the file `nom` by `par` in all one's quizzes.
   * @param memePart whether fragments (an extract, a crop) are kept
   */
  remplacer(
    proprietaire: string,
    nom: string,
    par: string,
    memePart: boolean,
  ): { remplaces: number; quizz: { _id: string; date: string }[] };
}

/**
 * Conditions that keep a stored file from cleanup, the cheapest first, on a row of `medias`. Names are random, so a name found
 * in a text is that file's. Raw SQL, because drizzle omits table names in selected expressions.
 */
const CITATIONS: readonly SQL[] = [
  sql`exists (select 1 from usages_medias where usages_medias.nom = medias.nom)`,
  sql`exists (select 1 from versions_medias where versions_medias.nom = medias.nom)`,
  sql`exists (select 1 from copies_medias where copies_medias.nom = medias.nom)`,
  sql`exists (select 1 from imprevus where instr(imprevus.media || ' ' || coalesce(imprevus.suite, ''), medias.nom) > 0)`,
];

/** SQL condition on a row of `medias`: a quizz, a version, a copy or an imprévu shows the file. */
export const SQL_MEDIA_UTILISE: SQL<boolean> =
  sql`(${sql.join([...CITATIONS], sql` or `)})`.mapWith(Boolean);

export function createUsageMediaRepository(db: Database): UsageMediaRepository {
  const parmi = (proprietaire: string, nom: string | undefined) =>
    db
      .select({
        nom: usagesMedias.nom,
        ou: usagesMedias.ou,
        quizz: { _id: quizz._id, title: quizz.title },
        question: { _id: questions._id, rang: questions.position, text: questions.text },
      })
      .from(medias)
      .innerJoin(usagesMedias, eq(usagesMedias.nom, medias.nom))
      .innerJoin(questions, eq(questions._id, usagesMedias.question))
      .innerJoin(quizz, and(eq(quizz._id, questions.quizz), eq(quizz.createur, proprietaire)))
      .where(
        and(
          eq(medias.proprietaire, proprietaire),
          nom === undefined ? undefined : eq(medias.nom, nom),
        ),
      )
      .orderBy(asc(quizz.numero), asc(questions.position), asc(usagesMedias.ou));

  return {
    lister: (proprietaire, nom) => parmi(proprietaire, nom).limit(USAGES_MEDIA_PAR_REPONSE).all(),
    dansUnImprevu: (nom) =>
      db
        .select({ _id: imprevus._id })
        .from(imprevus)
        .where(sql`instr(${imprevus.media} || ' ' || coalesce(${imprevus.suite}, ''), ${nom}) > 0`)
        .get() !== undefined,
    versions: (proprietaire) =>
      new Map(
        db
          .select({ nom: medias.nom, versions: count() })
          .from(medias)
          .innerJoin(versionsMedias, eq(versionsMedias.nom, medias.nom))
          .innerJoin(versions, eq(versions._id, versionsMedias.version))
          .innerJoin(quizz, and(eq(quizz._id, versions.quizz), eq(quizz.createur, proprietaire)))
          .where(eq(medias.proprietaire, proprietaire))
          .groupBy(medias.nom)
          .all()
          .map(({ nom, versions: nombre }) => [nom, nombre]),
      ),
    remplacer: (proprietaire, nom, par, memePart) =>
      inTransaction(db, () => {
        const remplace = (media: string): string => {
          // a media with any fragment counts as the file, as in the triggers that record the uses
          if (retirerFragmentDeMedia(media) !== nom) return media;
          return memePart
            ? ecrireFragmentDeMedia({ ...lireFragmentDeMedia(media), adresse: par })
            : par;
        };
        const dedans = (lu: DonneesPreuveOuSuite | null) =>
          lu === null ? null : { ...lu, media: remplace(lu.media) };
        const usages = parmi(proprietaire, nom).all();
        for (const _id of new Set(usages.map(({ question }) => question._id))) {
          const avant = db
            .select({ media: questions.media, preuve: questions.preuve, suite: questions.suite })
            .from(questions)
            .where(eq(questions._id, _id))
            .get();
          if (avant === undefined) continue;
          db.update(questions)
            .set({
              media: remplace(avant.media),
              preuve: dedans(avant.preuve),
              suite: dedans(avant.suite),
            })
            .where(eq(questions._id, _id))
            .run();
        }
        const ids = [...new Set(usages.map((usage) => usage.quizz._id))];
        const changes = db
          .select({ _id: quizz._id, date: quizz.date })
          .from(quizz)
          .where(inArray(quizz._id, ids))
          .all()
          .map(({ _id, date }) => ({ _id, date: dateDeModification(date) }));
        for (const { _id, date } of changes)
          db.update(quizz).set({ date }).where(eq(quizz._id, _id)).run();
        return { remplaces: usages.length, quizz: changes };
      }),
  };
}
