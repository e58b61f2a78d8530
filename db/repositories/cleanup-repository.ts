/** Deletes expired rows, within the delays promised on the privacy page. */
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or } from "../drizzle.ts";
import { type Database, inTransaction } from "../connection.ts";
import {
  appareils,
  captchasServis,
  inscriptions,
  liensMail,
  liensServis,
  sessions,
} from "../schema/comptes.ts";
import { historique, partiesFinies } from "../schema/parties.ts";
import { affaires, mesures } from "../schema/moderation.ts";
import { quizz } from "../schema/quizz.ts";

const JOUR_MS = 24 * 3600 * 1000;
/** Time after which a history row that no account has claimed is deleted. */
const NON_RECLAMEE_MS = 7 * JOUR_MS;
/** Lifetime of a closed case with its copies, reports and measure. The audit log stays. */
const AFFAIRE_MS = 365 * JOUR_MS;

export interface CleanupRepository {
  /** @param maintenant milliseconds since 1970 */
  cleanUp(maintenant: number): void;
}

export function createCleanupRepository(db: Database): CleanupRepository {
  return {
    cleanUp(maintenant) {
      const encoreMasque = and(
        eq(mesures.genre, "masquer"),
        exists(
          db
            .select()
            .from(quizz)
            .where(and(eq(quizz._id, affaires.quizz), isNotNull(quizz.masque))),
        ),
      );
      const avant = (ms: number) => new Date(maintenant - ms).toISOString();
      const date = avant(0);
      inTransaction(db, () => {
        for (const table of [
          sessions,
          appareils,
          liensMail,
          liensServis,
          inscriptions,
          captchasServis,
        ])
          db.delete(table).where(lt(table.expire, date)).run();
        const anciennes = db
          .select({ _id: partiesFinies._id })
          .from(partiesFinies)
          .where(lt(partiesFinies.date, avant(NON_RECLAMEE_MS)));
        db.delete(historique)
          .where(and(isNull(historique.compte), inArray(historique.partie, anciennes)))
          .run();
        // deletes games without any history row
        db.delete(partiesFinies)
          .where(
            and(
              lt(partiesFinies.date, avant(NON_RECLAMEE_MS)),
              not(
                exists(
                  db.select().from(historique).where(eq(historique.partie, partiesFinies._id)),
                ),
              ),
            ),
          )
          .run();
        // a case stays while its measure holds
        db.delete(affaires)
          .where(
            and(
              lt(affaires.close, avant(AFFAIRE_MS)),
              not(
                exists(
                  db
                    .select()
                    .from(mesures)
                    .where(
                      and(
                        eq(mesures.affaire, affaires.numero),
                        isNull(mesures.levee),
                        or(gt(mesures.jusque, date), encoreMasque),
                      ),
                    ),
                ),
              ),
            ),
          )
          .run();
      });
    },
  };
}
