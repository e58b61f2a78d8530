/** Who may see which quizz (decisions-plateforme "Visibility"): conditions for queries on `quizz`. */
import { and, eq, inArray, or, type SQL, sql, unionAll } from "./drizzle.ts";
import type { Database } from "./connection.ts";
import { quizz } from "./schema/quizz.ts";
import { amities } from "./schema/social.ts";

/** The creator is a friend of `compte`: looked up once for the whole query. */
export function parUnAmi(db: Database, compte: string): SQL {
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

/** In the lists of everybody; written so that SQLite knows the partial indexes of schema/quizz.ts again: with values, not with variables. */
export const PUBLIC = sql`${quizz.visibilite} = 'public'`;
export const OFFICIEL = sql`${quizz.officiel} = 1`;
export const REMPLI = sql`${quizz.vide} = 0`;

/** Public and official ones are for everybody, those for friends for the creator's friends, the others for the creator only. */
export function visiblePar(db: Database, compte: string | null): SQL | undefined {
  const pourTous = or(PUBLIC, OFFICIEL);
  if (compte === null) return pourTous;
  const pourAmi = and(sql`${quizz.visibilite} = 'amis'`, parUnAmi(db, compte));
  return or(pourTous, eq(quizz.createur, compte), pourAmi);
}
