/** Finished games, sent to the process that has the histories. */
import { fait } from "#contracts/interne.ts";
import type { SoireeFinie } from "#contracts/historique.ts";
import { SoireesRefusees } from "#server/several-processes/redis/finished-games-outbox.ts";
import { type Appeler, AppelRefuse } from "./internal-calls/calls.ts";

/** Answers that are about what was sent, and not about whoever was asked. */
const ILLISIBLES: ReadonlySet<number> = new Set([400, 413]);

/** Resolves once they are on its disk. Rejects with `SoireesRefusees`, or as `appeler` does. */
export const versHistoires =
  (appeler: Appeler, apiUrl: string) =>
  async (soirees: readonly SoireeFinie[]): Promise<void> => {
    try {
      await appeler(apiUrl, "soirees", fait, { soirees });
    } catch (erreur) {
      if (!(erreur instanceof AppelRefuse && ILLISIBLES.has(erreur.statut))) throw erreur;
      throw new SoireesRefusees(erreur.message, { cause: erreur });
    }
  };
