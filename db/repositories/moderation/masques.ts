/** Which measures hide quizzes, for their creators to read and contest (docs/decisions/0094). */
import { and, asc, eq, isNull, sql } from "../../drizzle.ts";
import type { Base } from "../../connection.ts";
import { affaires, mesures } from "../../schema/moderation.ts";

/** Of each of these quizzes the last measure that hides it, by the quizz; those that none hides are left out. */
export function mesuresQuiMasquent(db: Base, ids: readonly string[]): ReadonlyMap<string, string> {
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
