/** Rules of publication: who may publish under which title, hidden quizzes, Officiel marks (docs/decisions/0094). */
import type { Visibilite } from "#contracts/quizz.ts";
import { and, asc, eq, inArray, isNull, sql } from "../../drizzle.ts";
import { type Database, inTransaction } from "../../connection.ts";
import { comptes } from "../../schema/comptes.ts";
import { quizz } from "../../schema/quizz.ts";
import { createMotsInterditsRepository } from "./mots.ts";
import { createActesRepository } from "./actes.ts";
import { affaires, mesures } from "../../schema/moderation.ts";

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
        .select({ jusque: comptes.sansPublier })
        .from(comptes)
        .where(
          and(eq(comptes._id, compte), sql`${comptes.sansPublier} > ${new Date().toISOString()}`),
        )
        .get();
      if (empeche !== undefined && empeche.jusque !== null)
        return { raison: "sansPublier", jusque: empeche.jusque };
      const trouves = mots.interdits().trouver(title);
      return trouves.length > 0 ? { raison: "mots", mots: trouves } : null;
    },
    visibilite(idQuizz, voulue) {
      const cache = db
        .select({ masque: quizz.masque })
        .from(quizz)
        .where(and(eq(quizz._id, idQuizz), sql`${quizz.masque} is not null`))
        .get();
      return cache === undefined
        ? { visibilite: voulue, masque: null }
        : { visibilite: "prive", masque: voulue };
    },
  };
}

export interface QuizzOfficiels {
  /**
   * Marks or unmarks a quizz as Officiel, and logs it; false for a quizz that is not public, or belongs to the official
   * account. @param par account; null: `npm run admin`
   */
  marquer(idQuizz: string, officiel: boolean, par: string | null): boolean;
}

export function createQuizzOfficiels(db: Database): QuizzOfficiels {
  const gens = db.select({ _id: comptes._id }).from(comptes).where(eq(comptes.officiel, false));
  const actes = createActesRepository(db);
  return {
    marquer: (id, officiel, par) =>
      inTransaction(db, () => {
        const marque = db
          .update(quizz)
          .set({ officiel })
          .where(
            and(
              eq(quizz._id, id),
              inArray(quizz.createur, gens),
              officiel ? eq(quizz.visibilite, "public") : undefined,
            ),
          )
          .returning({ titre: quizz.title, compte: quizz.createur })
          .get();
        if (marque === undefined) return false;
        actes.noter({ genre: officiel ? "officiel" : "nonOfficiel", par, ...marque });
        return true;
      }),
  };
}

/** The last measure that hides each quizz, by the quizz's id; quizzes that none hides are left out. */
export function listerMesuresQuiMasquent(
  db: Database,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  if (ids.length === 0) return new Map();
  const lues = db
    .select({ quizz: affaires.quizz, mesure: mesures._id })
    .from(affaires)
    .innerJoin(mesures, eq(mesures.affaire, affaires.numero))
    .where(
      and(
        sql`${affaires.quizz} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(mesures.genre, "masquer"),
        isNull(mesures.levee),
      ),
    )
    .orderBy(asc(mesures.date))
    .all();
  return new Map(lues.flatMap(({ quizz, mesure }) => (quizz === null ? [] : [[quizz, mesure]])));
}
