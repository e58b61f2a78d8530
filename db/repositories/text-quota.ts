/**
 * Quota of the texts of a quizz and of an account (docs/decisions/0115). Triggers (migration 0020) maintain the sums. A write
 * is checked afterwards, and undone when it exceeds the quota.
 */
import { z } from "zod";
import { eq, sql } from "../drizzle.ts";
import { QUIZZ_OCTETS_MAX, QUIZZ_ET_VERSIONS_COMPTE_OCTETS_MAX } from "#contracts/limites.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { tableQuizz } from "../schema/quizz.ts";

/** `lourd`: the quizz would be too long; `sansPlace`: the account has no room left. */
export const textQuotaRefusal = z.object({ raison: z.enum(["lourd", "sansPlace"]) });
export type TextQuotaRefusal = z.infer<typeof textQuotaRefusal>;

class QuotaExceeded extends Error {
  readonly refus: TextQuotaRefusal;
  constructor(raison: TextQuotaRefusal["raison"]) {
    super(raison);
    this.name = "QuotaExceeded";
    this.refus = { raison };
  }
}

/** Runs `ecrire` in a transaction, undone when it exceeds the quota; `refuser` then makes the answer. */
export function writeWithinTextQuota<Issue, Refus>(
  db: Database,
  ecrire: () => Issue,
  refuser: (refus: TextQuotaRefusal) => Refus,
): Issue | Refus {
  try {
    return runInTransaction(db, ecrire);
  } catch (erreur) {
    if (erreur instanceof QuotaExceeded) return refuser(erreur.refus);
    throw erreur;
  }
}

interface TextQuota {
  /** Bytes left for the versions of a quizz, beside all other texts of its account. */
  placeDesVersions(id: string, compte: string): number;
  /**
   * Notes the sizes before a write, within `writeWithinTextQuota`. Returns two checks to call after it, of a quizz and of the account,
   * which throw over the quota. What was over the limit before limits existed may stay so, but not grow.
   */
  avant(
    compte: string,
    id?: string,
  ): { readonly quizz: (id: string) => void; readonly compte: () => void };
}

export function createTextQuota(db: Database): TextQuota {
  const de = (id: string) =>
    db
      .select({ octets: tableQuizz.octets, versions: tableQuizz.octetsVersions })
      .from(tableQuizz)
      .where(eq(tableQuizz._id, id))
      .get() ?? { octets: 0, versions: 0 };
  const duCompte = (compte: string): number =>
    db
      .select({
        n: sql<number>`coalesce(sum(${tableQuizz.octets} + ${tableQuizz.octetsVersions}), 0)`,
      })
      .from(tableQuizz)
      .where(eq(tableQuizz.createur, compte))
      .get()?.n ?? 0;
  return {
    placeDesVersions: (id, compte) =>
      QUIZZ_ET_VERSIONS_COMPTE_OCTETS_MAX - duCompte(compte) + de(id).versions,
    avant(compte, id) {
      const quizzMax = Math.max(QUIZZ_OCTETS_MAX, id === undefined ? 0 : de(id).octets);
      const compteMax = Math.max(QUIZZ_ET_VERSIONS_COMPTE_OCTETS_MAX, duCompte(compte));
      return {
        quizz(ecrit) {
          if (de(ecrit).octets > quizzMax) throw new QuotaExceeded("lourd");
        },
        compte() {
          if (duCompte(compte) > compteMax) throw new QuotaExceeded("sansPlace");
        },
      };
    },
  };
}
