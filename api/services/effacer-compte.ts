/** What is left of a deleted account in the files: decisions-plateforme "Account deletion". */
import type { FastifyBaseLogger } from "fastify";
import type { ApiContext } from "../context.ts";
import { createFileStore } from "./medias/file-store.ts";

/** A failure is the server's: the account is gone, and it is tried again each hour. */
export type EffacerCompte = (
  compte: string,
  adresses: readonly string[],
  fichiers: readonly string[],
) => Promise<void>;

export function createEffacerCompte(
  { config, courrier, db, purge }: Pick<ApiContext, "config" | "courrier" | "db" | "purge">,
  log: Pick<FastifyBaseLogger, "error" | "warn">,
): EffacerCompte {
  const rayon = createFileStore(db, config.DATA_DIR);
  return async (compte, adresses, fichiers) => {
    try {
      const [fini] = await Promise.all([
        purge.purger(),
        courrier.oublier(compte, adresses),
        rayon.oublier(fichiers),
      ]);
      if (!fini)
        log.warn("the log of the database could not be emptied: it will be within the hour");
    } catch (err) {
      log.error({ err }, "what was deleted could not be written over");
    }
  };
}
