/** What may be shown to everybody: by whom, under which titles, and what was hidden stays so (docs/decisions/0094). */
import { and, eq, sql } from "../../drizzle.ts";
import type { Visibilite } from "#contracts/quizz.ts";
import type { Base } from "../../connection.ts";
import { comptes } from "../../schema/comptes.ts";
import { quizz } from "../../schema/quizz.ts";
import { createMots } from "./mots.ts";

type RefusPublication =
  | { readonly raison: "sansPublier"; readonly jusque: string }
  | { readonly raison: "mots"; readonly mots: readonly string[] };

interface Publication {
  /** Why this account may not have a public quizz under that title; null when it may. */
  refus(compte: string, title: string): RefusPublication | null;
  /** The columns that a wish of visibility is written to: of a hidden quizz it waits. */
  visibilite(
    idQuizz: string,
    voulue: Visibilite,
  ): { readonly visibilite: Visibilite; readonly masque: Visibilite | null };
}

export function createPublication(db: Base): Publication {
  const mots = createMots(db);
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
