/**
 * What the texts of a quizz and of an account may weigh (docs/decisions/0115). Triggers (migration 0020) keep the sums, so nothing is read to
 * know them; whatever writes is looked at once it has written, and undone when that is too much.
 */
import { z } from "zod";
import { eq, sql } from "../drizzle.ts";
import { QUIZZ_OCTETS_MAX, TEXTES_OCTETS_MAX } from "#contracts/limites.ts";
import { inTransaction } from "../transaction.ts";
import type { Database } from "../connection.ts";
import { quizz } from "../schema/quizz.ts";

/** This quizz would be too long; the account has no room left. */
export const quotaRefusal = z.object({ raison: z.enum(["lourd", "sansPlace"]) });
export type QuotaRefusal = z.infer<typeof quotaRefusal>;

class QuotaExceeded extends Error {
  readonly refus: QuotaRefusal;
  constructor(raison: QuotaRefusal["raison"]) {
    super(raison);
    this.name = "Deborde";
    this.refus = { raison };
  }
}

/** Runs `ecrire` in a transaction; what it has written is undone when it weighs too much, and `refuser` says what to answer. */
export function withinQuota<Issue, Refus>(
  db: Database,
  ecrire: () => Issue,
  refuser: (refus: QuotaRefusal) => Refus,
): Issue | Refus {
  try {
    return inTransaction(db, ecrire);
  } catch (erreur) {
    if (erreur instanceof QuotaExceeded) return refuser(erreur.refus);
    throw erreur;
  }
}

interface TextQuota {
  /** Bytes that the versions of a quizz may take beside everything else of its account. */
  placeDesVersions(id: string, compte: string): number;
  /**
   * To be asked before anything is written, within `saufDebord`. What it gives looks at a quizz, or at the whole account, once written.
   * What was too heavy already, from before there was a limit, may stay so and become lighter.
   */
  avant(
    compte: string,
    id?: string,
  ): { readonly quizz: (id: string) => void; readonly compte: () => void };
}

export function createTextQuota(db: Database): TextQuota {
  const de = (id: string) =>
    db
      .select({ octets: quizz.octets, versions: quizz.octetsVersions })
      .from(quizz)
      .where(eq(quizz._id, id))
      .get() ?? { octets: 0, versions: 0 };
  const duCompte = (compte: string): number =>
    db
      .select({ n: sql<number>`coalesce(sum(${quizz.octets} + ${quizz.octetsVersions}), 0)` })
      .from(quizz)
      .where(eq(quizz.createur, compte))
      .get()?.n ?? 0;
  return {
    placeDesVersions: (id, compte) => TEXTES_OCTETS_MAX - duCompte(compte) + de(id).versions,
    avant(compte, id) {
      const quizzMax = Math.max(QUIZZ_OCTETS_MAX, id === undefined ? 0 : de(id).octets);
      const compteMax = Math.max(TEXTES_OCTETS_MAX, duCompte(compte));
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
