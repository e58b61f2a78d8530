/** Marking quizzes Officiel (decisions-plateforme "Officiel"). */
import { and, eq, inArray } from "../../drizzle.ts";
import { atomique } from "../../transaction.ts";
import type { Base } from "../../connection.ts";
import { comptes } from "../../schema/comptes.ts";
import { quizz } from "../../schema/quizz.ts";
import { createActes } from "./actes.ts";

export interface Officiels {
  /** False for one that is not public, and for those of the house. The log tells it. @param par account; null: the machine */
  marquer(idQuizz: string, officiel: boolean, par: string | null): boolean;
}

export function createOfficiels(db: Base): Officiels {
  const gens = db.select({ _id: comptes._id }).from(comptes).where(eq(comptes.officiel, false));
  const actes = createActes(db);
  return {
    marquer: (id, officiel, par) =>
      atomique(db, () => {
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
