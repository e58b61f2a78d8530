/** Who may see which quizz, as query conditions on `quizz` (decisions-plateforme "Visibility"). */
import { and, eq, inArray, or, type SQL, sql, unionAll } from "./drizzle.ts";
import type { Database } from "./connection.ts";
import { quizz } from "./schema/quizz.ts";
import { amities } from "./schema/social.ts";

/** Condition: the creator is a friend of `compte`. The friends are looked up once for the query. */
export function sqlQuizzDunAmi(db: Database, compte: string): SQL {
  const amis = (moi: typeof amities.de | typeof amities.a, autre: typeof moi) =>
    db
      .select({ ami: autre })
      .from(amities)
      .where(and(eq(moi, compte), eq(amities.acceptee, true)));
  return inArray(
    quizz.createur,
    unionAll(amis(amities.de, amities.a), amis(amities.a, amities.de)),
  );
}

/** Conditions of the public lists. Values are inlined, so that SQLite recognizes the partial indexes of schema/quizz.ts. */
export const SQL_QUIZZ_PUBLIC = sql`${quizz.visibilite} = 'public'`;
export const SQL_QUIZZ_OFFICIEL = sql`${quizz.officiel} = 1`;
export const SQL_QUIZZ_REMPLI = sql`${quizz.vide} = 0`;

/**
 * Condition: public and official quizzes for everybody, those for friends for the creator's friends, the others for the
 * creator.
 */
export function sqlQuizzVisiblePar(db: Database, compte: string | null): SQL | undefined {
  const pourTous = or(SQL_QUIZZ_PUBLIC, SQL_QUIZZ_OFFICIEL);
  if (compte === null) return pourTous;
  const pourAmi = and(sql`${quizz.visibilite} = 'amis'`, sqlQuizzDunAmi(db, compte));
  return or(pourTous, eq(quizz.createur, compte), pourAmi);
}
