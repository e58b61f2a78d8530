/** One's own order, and bookmarks (plateforme §7 "Quizzes and questions", "Session and notifications"). */
import { FAVORIS_MAX } from "#contracts/limites.ts";
import { and, asc, eq, inArray, sql } from "../drizzle.ts";
import { inTransaction } from "../transaction.ts";
import type { Database } from "../connection.ts";
import { favoris, quizz } from "../schema/quizz.ts";
import { visiblePar } from "../visibilite.ts";
import { ORDRE_SIEN } from "./quizz-repository.ts";

interface RangementRepository {
  /** Puts some of an account's own quizzes in order, in the places they had; ids of others are ignored. */
  ordonner(compte: string, ids: readonly string[]): void;
  /** Ids of the bookmarks, in order; those that may no longer be seen too. */
  favoris(compte: string): string[];
  /**
   * Replaces the bookmarks, or with `avant` does to them what leads from there to `ids`. One may bookmark what one may see, and
   * keep what one had. False, and nothing is done, when there would be too many.
   */
  retenir(compte: string, ids: readonly string[], avant?: readonly string[]): boolean;
}

export function createRangementRepository(db: Database): RangementRepository {
  const listerFavoris = (compte: string): string[] =>
    db
      .select({ quizz: favoris.quizz })
      .from(favoris)
      .where(eq(favoris.compte, compte))
      .orderBy(asc(favoris.rang))
      .all()
      .map((ligne) => ligne.quizz);

  return {
    ordonner(compte, ids) {
      inTransaction(db, () => {
        const sien = eq(quizz.createur, compte);
        const avant = db
          .select({ _id: quizz._id })
          .from(quizz)
          .where(sien)
          .orderBy(...ORDRE_SIEN)
          .all()
          .map(({ _id }) => _id);
        // one statement: a thousand of them would keep the games waiting
        const suite = JSON.stringify(remettre(avant, ids));
        db.run(sql`update quizz set rang = ordre.key from json_each(${suite}) as ordre
          where quizz._id = ordre.value and quizz.createur = ${compte}`);
      });
    },
    favoris: listerFavoris,
    retenir: (compte, ids, avant) =>
      inTransaction(db, () => {
        const gardes = listerFavoris(compte);
        const voulus = avant === undefined ? [...new Set(ids)] : fondre(gardes, avant, ids);
        const deja = new Set(gardes);
        const neufs = voulus.filter((id) => !deja.has(id));
        const visibles = new Set(
          db
            .select({ _id: quizz._id })
            .from(quizz)
            .where(and(inArray(quizz._id, neufs), visiblePar(db, compte)))
            .all()
            .map(({ _id }) => _id),
        );
        const suite = voulus.filter((id) => deja.has(id) || visibles.has(id));
        if (suite.length > FAVORIS_MAX) return false;
        const ranges = new Set(suite);
        const perdus = gardes.filter((id) => !ranges.has(id));
        db.delete(favoris)
          .where(and(eq(favoris.compte, compte), inArray(favoris.quizz, perdus)))
          .run();
        // what keeps its rank is not written again
        const bouges = suite.flatMap((id, rang) =>
          gardes[rang] === id ? [] : [{ compte, quizz: id, rang }],
        );
        if (bouges.length > 0)
          db.insert(favoris)
            .values(bouges)
            .onConflictDoUpdate({
              target: [favoris.compte, favoris.quizz],
              set: { rang: sql`excluded.rang` },
            })
            .run();
        return true;
      }),
  };
}

/** `actuels` after the change that made `ids` of `avant`: without what it took out, with what it added at the end. */
function fondre(
  actuels: readonly string[],
  avant: readonly string[],
  ids: readonly string[],
): string[] {
  const [anciens, voulus] = [new Set(avant), new Set(ids)];
  const restes = actuels.filter((id) => voulus.has(id) || !anciens.has(id));
  return [...new Set([...restes, ...[...voulus].filter((id) => !anciens.has(id))])];
}

/** Putting some of a list in order. Pure. */

/** The ids of `voulus` in their new order, in the places that they had among all: a page of a list does not move the others. */
export function remettre(tous: readonly string[], voulus: readonly string[]): string[] {
  const connus = new Set(tous);
  const suite = [...new Set(voulus)].filter((id) => connus.has(id));
  const bouges = new Set(suite);
  return tous.map((id) => (bouges.has(id) ? (suite.shift() ?? id) : id));
}
