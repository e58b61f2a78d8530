/** Uses of stored files in quizzes, versions, copies and imprévus. */
import { and, asc, count, eq, inArray, type SQL, sql } from "../drizzle.ts";
import {
  ecrireMediaAvecFragment,
  lireMediaAvecFragment,
  retirerFragmentDeMedia,
} from "#contracts/fragment.ts";
import { type UsageMedia, USAGES_MEDIA_PAR_REPONSE_HTTP_MAX } from "#contracts/medias.ts";
import type { DonneesPreuveOuSuite, Question } from "#contracts/quizz.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { calculerDateDeModification } from "./quizz-repository.ts";
import { tableImprevus, tableMedias, tableUsagesMedias } from "../schema/contenu.ts";
import {
  tableQuestions,
  tableQuizz,
  tableVersionsDeQuizz,
  tableMediasDesVersions,
} from "../schema/quizz.ts";

export interface UsageMediaAvecNomDuMedia extends UsageMedia {
  readonly nom: string;
}

export interface UsageMediaRepository {
  /** Uses of one's stored files in one's own quizzes, in order; of one file, or of all. */
  lister(proprietaire: string, nom?: string): UsageMediaAvecNomDuMedia[];
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
export const SQL_EST_MEDIA_UTILISE: SQL<boolean> =
  sql`(${sql.join([...CITATIONS], sql` or `)})`.mapWith(Boolean);

/** Copy of a preuve or a suite whose media goes through `remplacer`; null for none. */
export const remplacerMediaDePreuveOuSuite = (
  lu: DonneesPreuveOuSuite | null,
  remplacer: (media: string) => string,
): DonneesPreuveOuSuite | null => (lu === null ? null : { ...lu, media: remplacer(lu.media) });

/** Copy of a question whose media (its own, of its preuve, of its suite) go through `remplacer`, each with its fragment. */
export const remplacerMediasDeQuestion = <Lue extends Pick<Question, "media" | "preuve" | "suite">>(
  lue: Lue,
  remplacer: (media: string) => string,
): Lue => ({
  ...lue,
  media: remplacer(lue.media),
  preuve: remplacerMediaDePreuveOuSuite(lue.preuve, remplacer),
  suite: remplacerMediaDePreuveOuSuite(lue.suite, remplacer),
});

export function createUsageMediaRepository(db: Database): UsageMediaRepository {
  const parmi = (proprietaire: string, nom: string | undefined) =>
    db
      .select({
        nom: tableUsagesMedias.nom,
        ou: tableUsagesMedias.ou,
        quizz: { _id: tableQuizz._id, title: tableQuizz.title },
        question: {
          _id: tableQuestions._id,
          rang: tableQuestions.position,
          text: tableQuestions.text,
        },
      })
      .from(tableMedias)
      .innerJoin(tableUsagesMedias, eq(tableUsagesMedias.nom, tableMedias.nom))
      .innerJoin(tableQuestions, eq(tableQuestions._id, tableUsagesMedias.question))
      .innerJoin(
        tableQuizz,
        and(eq(tableQuizz._id, tableQuestions.quizz), eq(tableQuizz.createur, proprietaire)),
      )
      .where(
        and(
          eq(tableMedias.proprietaire, proprietaire),
          nom === undefined ? undefined : eq(tableMedias.nom, nom),
        ),
      )
      .orderBy(asc(tableQuizz.numero), asc(tableQuestions.position), asc(tableUsagesMedias.ou));

  return {
    lister: (proprietaire, nom) =>
      parmi(proprietaire, nom).limit(USAGES_MEDIA_PAR_REPONSE_HTTP_MAX).all(),
    dansUnImprevu: (nom) =>
      db
        .select({ _id: tableImprevus._id })
        .from(tableImprevus)
        .where(
          sql`instr(${tableImprevus.media} || ' ' || coalesce(${tableImprevus.suite}, ''), ${nom}) > 0`,
        )
        .get() !== undefined,
    versions: (proprietaire) =>
      new Map(
        db
          .select({ nom: tableMedias.nom, versions: count() })
          .from(tableMedias)
          .innerJoin(tableMediasDesVersions, eq(tableMediasDesVersions.nom, tableMedias.nom))
          .innerJoin(
            tableVersionsDeQuizz,
            eq(tableVersionsDeQuizz._id, tableMediasDesVersions.version),
          )
          .innerJoin(
            tableQuizz,
            and(
              eq(tableQuizz._id, tableVersionsDeQuizz.quizz),
              eq(tableQuizz.createur, proprietaire),
            ),
          )
          .where(eq(tableMedias.proprietaire, proprietaire))
          .groupBy(tableMedias.nom)
          .all()
          .map(({ nom, versions: nombre }) => [nom, nombre]),
      ),
    remplacer: (proprietaire, nom, par, memePart) =>
      runInTransaction(db, () => {
        const remplace = (media: string): string => {
          // a media with any fragment counts as the file, as in the triggers that record the uses
          if (retirerFragmentDeMedia(media) !== nom) return media;
          return memePart
            ? ecrireMediaAvecFragment({ ...lireMediaAvecFragment(media), adresse: par })
            : par;
        };
        const usages = parmi(proprietaire, nom).all();
        for (const _id of new Set(usages.map(({ question }) => question._id))) {
          const avant = db
            .select({
              media: tableQuestions.media,
              preuve: tableQuestions.preuve,
              suite: tableQuestions.suite,
            })
            .from(tableQuestions)
            .where(eq(tableQuestions._id, _id))
            .get();
          if (avant === undefined) continue;
          db.update(tableQuestions)
            .set(remplacerMediasDeQuestion(avant, remplace))
            .where(eq(tableQuestions._id, _id))
            .run();
        }
        const ids = [...new Set(usages.map((usage) => usage.quizz._id))];
        const changes = db
          .select({ _id: tableQuizz._id, date: tableQuizz.date })
          .from(tableQuizz)
          .where(inArray(tableQuizz._id, ids))
          .all()
          .map(({ _id, date }) => ({ _id, date: calculerDateDeModification(date) }));
        for (const { _id, date } of changes)
          db.update(tableQuizz).set({ date }).where(eq(tableQuizz._id, _id)).run();
        return { remplaces: usages.length, quizz: changes };
      }),
  };
}
