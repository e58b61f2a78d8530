/** Erases what a deleted account leaves in files: database pages, mails, media (decisions-plateforme "Account deletion"). */
import type { FastifyBaseLogger } from "fastify";
import type { ApiContext } from "../context.ts";
import { createMediaFileStore } from "./medias/file-store.ts";

/** Erases what a deleted account has left on the disk: deleted bytes of the database, mails, media. Never rejects: a failure is logged, and the hourly cleanup tries again. */
export type EffacementTracesDuCompte = (
  compte: string,
  adresses: readonly string[],
  fichiers: readonly string[],
) => Promise<void>;

export function createEffacementTracesDuCompte(
  { config, courrier, db, purge }: Pick<ApiContext, "config" | "courrier" | "db" | "purge">,
  log: Pick<FastifyBaseLogger, "error" | "warn">,
): EffacementTracesDuCompte {
  const fileStore = createMediaFileStore(db, config.DATA_DIR);
  return async (compte, adresses, fichiers) => {
    try {
      const [fini] = await Promise.all([
        purge.eraseFromDisk(),
        courrier.oublier(compte, adresses),
        fileStore.oublier(fichiers),
      ]);
      if (!fini)
        log.warn("the log of the database could not be emptied: it will be within the hour");
    } catch (err) {
      log.error({ err }, "what was deleted could not be written over");
    }
  };
}
