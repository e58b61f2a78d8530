/** Who may see which quizz, as query conditions on `quizz` (decisions-plateforme "Visibility"). */
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql, unionAll } from "./drizzle.ts";
import type { Database } from "./connection.ts";
import { tableCoauteurs, tableFavoris, tableQuizz } from "./schema/quizz.ts";
import { tableAmities } from "./schema/social.ts";

/** Condition: the creator is a friend of `compte`. The friends are looked up once for the query. */
export function ecrireConditionSqlQuizzDUnAmi(db: Database, compte: string): SQL {
  const amis = (moi: typeof tableAmities.de | typeof tableAmities.a, autre: typeof moi) =>
    db
      .select({ ami: autre })
      .from(tableAmities)
      .where(and(eq(moi, compte), eq(tableAmities.acceptee, true)));
  return inArray(
    tableQuizz.createur,
    unionAll(amis(tableAmities.de, tableAmities.a), amis(tableAmities.a, tableAmities.de)),
  );
}

/** Conditions of the public lists. Values are inlined, so that SQLite recognizes the partial indexes of schema/quizz.ts. */
export const SQL_EST_QUIZZ_PUBLIC = sql`${tableQuizz.visibilite} = 'public'`;
export const SQL_EST_QUIZZ_OFFICIEL = sql`${tableQuizz.officiel} = 1`;
export const SQL_EST_QUIZZ_NON_VIDE = sql`${tableQuizz.vide} = 0`;

/** Condition: `compte` has created the quizz, or is a co-author who has accepted. */
export function ecrireConditionSqlQuizzEcritPar(db: Database, compte: string): SQL {
  const coecrits = db
    .select({ quizz: tableCoauteurs.quizz })
    .from(tableCoauteurs)
    .where(and(eq(tableCoauteurs.compte, compte), isNotNull(tableCoauteurs.accepte)));
  return sql`(${tableQuizz.createur} = ${compte} or ${inArray(tableQuizz._id, coecrits)})`;
}

/**
 * Condition: public and official quizzes for everybody, those for friends for the creator's friends, the others for
 * who writes them.
 */
export function ecrireConditionSqlQuizzVisiblePar(
  db: Database,
  compte: string | null,
): SQL | undefined {
  const pourTous = or(SQL_EST_QUIZZ_PUBLIC, SQL_EST_QUIZZ_OFFICIEL);
  if (compte === null) return pourTous;
  const pourAmi = and(
    sql`${tableQuizz.visibilite} = 'amis'`,
    ecrireConditionSqlQuizzDUnAmi(db, compte),
  );
  return or(pourTous, ecrireConditionSqlQuizzEcritPar(db, compte), pourAmi);
}

/**
 * Condition: `compte` may compose with this quizz, which is one's own, a bookmark that one may see, or public; the author of
 * a quizz that is not one's own allows it, and moderation does not hide it.
 */
export function ecrireConditionSqlQuizzComposable(
  db: Database,
  compte: string | null,
): SQL | undefined {
  const permis = and(
    eq(tableQuizz.composable, true),
    or(
      SQL_EST_QUIZZ_PUBLIC,
      and(
        inArray(
          tableQuizz._id,
          db
            .select({ quizz: tableFavoris.quizz })
            .from(tableFavoris)
            .where(eq(tableFavoris.compte, compte ?? "")),
        ),
        ecrireConditionSqlQuizzVisiblePar(db, compte),
      ),
    ),
  );
  return and(
    isNull(tableQuizz.masque),
    compte === null ? permis : or(eq(tableQuizz.createur, compte), permis),
  );
}
