/** Marking quizzes Officiel (decisions-plateforme "Officiel"). */
import { and, eq, inArray } from "drizzle-orm";
import type { Base } from "../../connexion.ts";
import { comptes } from "../../schema/comptes.ts";
import { quizz } from "../../schema/quizz.ts";

export interface Officiels {
  /** False for one that is not public, and for those of the house. */
  marquer(idQuizz: string, officiel: boolean): boolean;
}

export function createOfficiels(db: Base): Officiels {
  const gens = db.select({ _id: comptes._id }).from(comptes).where(eq(comptes.officiel, false));
  return {
    marquer: (id, officiel) =>
      db
        .update(quizz)
        .set({ officiel })
        .where(
          and(
            eq(quizz._id, id),
            inArray(quizz.createur, gens),
            officiel ? eq(quizz.visibilite, "public") : undefined,
          ),
        )
        .run().changes > 0,
  };
}
