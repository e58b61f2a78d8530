/** Deletes expired rows, within the delays promised on the privacy page. */
import { JOURS_DE_GARDE_DES_QUESTIONS_VUES } from "#contracts/composition.ts";
import { JOURS_DE_GARDE_DES_REPONSES_NOMMEES } from "#contracts/compte-rendu.ts";
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or } from "../drizzle.ts";
import { type Database, runInTransaction } from "../connection.ts";
import {
  tableAppareils,
  tableCaptchasUtilises,
  tableInscriptions,
  tableLiensMail,
  tableLiensMailUtilises,
  tableSessions,
} from "../schema/comptes.ts";
import { tableLignesHistorique, tablePartiesFinies } from "../schema/parties.ts";
import { createComptesRendusRepository } from "./compte-rendu-repository.ts";
import { createQuestionsVuesRepository } from "./questions-vues-repository.ts";
import { tableAffaires, tableMesuresDeModeration } from "../schema/moderation.ts";
import { tableQuizz } from "../schema/quizz.ts";

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
  const comptesRendus = createComptesRendusRepository(db);
  const questionsVues = createQuestionsVuesRepository(db);
  return {
    cleanUp(maintenant) {
      const encoreMasque = and(
        eq(tableMesuresDeModeration.genre, "masquer"),
        exists(
          db
            .select()
            .from(tableQuizz)
            .where(and(eq(tableQuizz._id, tableAffaires.quizz), isNotNull(tableQuizz.masque))),
        ),
      );
      const avant = (ms: number) => new Date(maintenant - ms).toISOString();
      const date = avant(0);
      runInTransaction(db, () => {
        for (const table of [
          tableSessions,
          tableAppareils,
          tableLiensMail,
          tableLiensMailUtilises,
          tableInscriptions,
          tableCaptchasUtilises,
        ])
          db.delete(table).where(lt(table.expire, date)).run();
        const anciennes = db
          .select({ _id: tablePartiesFinies._id })
          .from(tablePartiesFinies)
          .where(lt(tablePartiesFinies.date, avant(NON_RECLAMEE_MS)));
        db.delete(tableLignesHistorique)
          .where(
            and(
              isNull(tableLignesHistorique.compte),
              inArray(tableLignesHistorique.partie, anciennes),
            ),
          )
          .run();
        // deletes games without any history row
        db.delete(tablePartiesFinies)
          .where(
            and(
              lt(tablePartiesFinies.date, avant(NON_RECLAMEE_MS)),
              not(
                exists(
                  db
                    .select()
                    .from(tableLignesHistorique)
                    .where(eq(tableLignesHistorique.partie, tablePartiesFinies._id)),
                ),
              ),
            ),
          )
          .run();
        comptesRendus.purger(avant(JOURS_DE_GARDE_DES_REPONSES_NOMMEES * JOUR_MS));
        questionsVues.purger(avant(JOURS_DE_GARDE_DES_QUESTIONS_VUES * JOUR_MS));
        // a case stays while its measure holds
        db.delete(tableAffaires)
          .where(
            and(
              lt(tableAffaires.close, avant(AFFAIRE_MS)),
              not(
                exists(
                  db
                    .select()
                    .from(tableMesuresDeModeration)
                    .where(
                      and(
                        eq(tableMesuresDeModeration.affaire, tableAffaires.numero),
                        isNull(tableMesuresDeModeration.levee),
                        or(gt(tableMesuresDeModeration.jusque, date), encoreMasque),
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
