/** Rules of publication: who may publish under which title, hidden quizzes, Officiel marks (docs/decisions/0094). */
import type { Visibilite } from "#contracts/quizz.ts";
import { and, asc, eq, inArray, isNull, sql } from "../../drizzle.ts";
import { type Database, runInTransaction } from "../../connection.ts";
import { tableComptes } from "../../schema/comptes.ts";
import { tableQuizz } from "../../schema/quizz.ts";
import { createMotsInterditsRepository } from "./mots.ts";
import { createActesDeModerationRepository } from "./actes.ts";
import { tableAffaires, tableMesuresDeModeration } from "../../schema/moderation.ts";

type RefusPublication =
  | { readonly raison: "sansPublier"; readonly jusque: string }
  | { readonly raison: "mots"; readonly mots: readonly string[] };

interface Publication {
  /** Refusal of a public quizz under that title; null when allowed. */
  refus(compte: string, title: string): RefusPublication | null;
  /** Columns for a wanted visibility: for a hidden quizz, the wish waits in `masque`. */
  visibilite(
    idQuizz: string,
    voulue: Visibilite,
  ): { readonly visibilite: Visibilite; readonly masque: Visibilite | null };
}

export function createReglesDePublication(db: Database): Publication {
  const mots = createMotsInterditsRepository(db);
  return {
    refus(compte, title) {
      const empeche = db
        .select({ jusque: tableComptes.sansPublier })
        .from(tableComptes)
        .where(
          and(
            eq(tableComptes._id, compte),
            sql`${tableComptes.sansPublier} > ${new Date().toISOString()}`,
          ),
        )
        .get();
      if (empeche !== undefined && empeche.jusque !== null)
        return { raison: "sansPublier", jusque: empeche.jusque };
      const trouves = mots.interdits().trouver(title);
      return trouves.length > 0 ? { raison: "mots", mots: trouves } : null;
    },
    visibilite(idQuizz, voulue) {
      const cache = db
        .select({ masque: tableQuizz.masque })
        .from(tableQuizz)
        .where(and(eq(tableQuizz._id, idQuizz), sql`${tableQuizz.masque} is not null`))
        .get();
      return cache === undefined
        ? { visibilite: voulue, masque: null }
        : { visibilite: "prive", masque: voulue };
    },
  };
}

export interface MarquageQuizzOfficiels {
  /**
   * Marks or unmarks a quizz as Officiel, and logs it; false for a quizz of the official account, and for the marking of one
   * that is not public. @param par account; null: `npm run admin`
   */
  marquer(idQuizz: string, officiel: boolean, par: string | null): boolean;
}

export function createMarquageQuizzOfficiels(db: Database): MarquageQuizzOfficiels {
  const gens = db
    .select({ _id: tableComptes._id })
    .from(tableComptes)
    .where(eq(tableComptes.officiel, false));
  const actes = createActesDeModerationRepository(db);
  return {
    marquer: (id, officiel, par) =>
      runInTransaction(db, () => {
        const marque = db
          .update(tableQuizz)
          .set({ officiel })
          .where(
            and(
              eq(tableQuizz._id, id),
              inArray(tableQuizz.createur, gens),
              officiel ? eq(tableQuizz.visibilite, "public") : undefined,
            ),
          )
          .returning({ titre: tableQuizz.title, compte: tableQuizz.createur })
          .get();
        if (marque === undefined) return false;
        actes.noter({ genre: officiel ? "officiel" : "nonOfficiel", par, ...marque });
        return true;
      }),
  };
}

/** Id of the last measure that hides each quizz, by the quizz's id; quizzes that none hides are left out. */
export function trouverIdsDesMesuresQuiMasquentQuizz(
  db: Database,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  if (ids.length === 0) return new Map();
  const lues = db
    .select({ quizz: tableAffaires.quizz, mesure: tableMesuresDeModeration._id })
    .from(tableAffaires)
    .innerJoin(tableMesuresDeModeration, eq(tableMesuresDeModeration.affaire, tableAffaires.numero))
    .where(
      and(
        sql`${tableAffaires.quizz} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(tableMesuresDeModeration.genre, "masquer"),
        isNull(tableMesuresDeModeration.levee),
      ),
    )
    .orderBy(asc(tableMesuresDeModeration.date))
    .all();
  return new Map(lues.flatMap(({ quizz, mesure }) => (quizz === null ? [] : [[quizz, mesure]])));
}
