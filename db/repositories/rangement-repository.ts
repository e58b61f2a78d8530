/** The account's own order of quizzes, and its bookmarks (plateforme §7 "Quizzes and questions", "Session and notifications"). */
import { FAVORIS_PAR_COMPTE_MAX } from "#contracts/limites.ts";
import { and, asc, eq, inArray, sql } from "../drizzle.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { tableFavoris, tableQuizz } from "../schema/quizz.ts";
import { ecrireConditionSqlQuizzVisiblePar } from "../visibility.ts";
import { SQL_ORDRE_DE_MES_QUIZZ } from "./quizz-repository.ts";

interface RangementRepository {
  /** Reorders some of an account's quizzes within their places; ids of others are ignored. */
  ordonner(compte: string, ids: readonly string[]): void;
  /** Ids of the bookmarks in order, including those that may no longer be seen. */
  favoris(compte: string): string[];
  /**
   * Replaces the bookmarks; with `avant`, applies only the differences from there to `ids`. New bookmarks must be visible to
   * the account. False, and nothing changes, when there would be too many.
   */
  retenir(compte: string, ids: readonly string[], avant?: readonly string[]): boolean;
}

export function createOrdreQuizzEtFavorisRepository(db: Database): RangementRepository {
  const listerFavoris = (compte: string): string[] =>
    db
      .select({ quizz: tableFavoris.quizz })
      .from(tableFavoris)
      .where(eq(tableFavoris.compte, compte))
      .orderBy(asc(tableFavoris.rang))
      .all()
      .map((ligne) => ligne.quizz);

  return {
    ordonner(compte, ids) {
      runInTransaction(db, () => {
        const sien = eq(tableQuizz.createur, compte);
        const avant = db
          .select({ _id: tableQuizz._id })
          .from(tableQuizz)
          .where(sien)
          .orderBy(...SQL_ORDRE_DE_MES_QUIZZ)
          .all()
          .map(({ _id }) => _id);
        // one statement for all ranks: a thousand would make the games wait for the database
        const suite = JSON.stringify(reordonnerIdsEntreLeursPlaces(avant, ids));
        db.run(sql`update quizz set rang = ordre.key from json_each(${suite}) as ordre
          where quizz._id = ordre.value and quizz.createur = ${compte}`);
      });
    },
    favoris: listerFavoris,
    retenir: (compte, ids, avant) =>
      runInTransaction(db, () => {
        const gardes = listerFavoris(compte);
        const voulus = avant === undefined ? [...new Set(ids)] : fondre(gardes, avant, ids);
        const deja = new Set(gardes);
        const neufs = voulus.filter((id) => !deja.has(id));
        const visibles = new Set(
          db
            .select({ _id: tableQuizz._id })
            .from(tableQuizz)
            .where(
              and(inArray(tableQuizz._id, neufs), ecrireConditionSqlQuizzVisiblePar(db, compte)),
            )
            .all()
            .map(({ _id }) => _id),
        );
        const suite = voulus.filter((id) => deja.has(id) || visibles.has(id));
        if (suite.length > FAVORIS_PAR_COMPTE_MAX) return false;
        const ranges = new Set(suite);
        const perdus = gardes.filter((id) => !ranges.has(id));
        db.delete(tableFavoris)
          .where(and(eq(tableFavoris.compte, compte), inArray(tableFavoris.quizz, perdus)))
          .run();
        // bookmarks whose rank stays the same are not rewritten
        const bouges = suite.flatMap((id, rang) =>
          gardes[rang] === id ? [] : [{ compte, quizz: id, rang }],
        );
        if (bouges.length > 0)
          db.insert(tableFavoris)
            .values(bouges)
            .onConflictDoUpdate({
              target: [tableFavoris.compte, tableFavoris.quizz],
              set: { rang: sql`excluded.rang` },
            })
            .run();
        return true;
      }),
  };
}

/** Bookmarks after a page's change from `avant` to `ids`, applied to `actuels`: removals, then additions at the end. */
function fondre(
  actuels: readonly string[],
  avant: readonly string[],
  ids: readonly string[],
): string[] {
  const [anciens, voulus] = [new Set(avant), new Set(ids)];
  const restes = actuels.filter((id) => voulus.has(id) || !anciens.has(id));
  return [...new Set([...restes, ...[...voulus].filter((id) => !anciens.has(id))])];
}

/** Reorders the ids of `voulus` within the places that they have among `tous`; other ids do not move. Pure. */
export function reordonnerIdsEntreLeursPlaces(
  tous: readonly string[],
  voulus: readonly string[],
): string[] {
  const connus = new Set(tous);
  const suite = [...new Set(voulus)].filter((id) => connus.has(id));
  const bouges = new Set(suite);
  return tous.map((id) => (bouges.has(id) ? (suite.shift() ?? id) : id));
}
