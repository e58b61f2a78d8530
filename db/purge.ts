/** Makes deleted data unreadable, off the event loop (docs/decisions/0015). */
import { runWorkerThread } from "./workers.ts";

const PROGRAMME = new URL("./purge-worker.ts", import.meta.url);

export interface DeletedBytesEraser {
  /**
   * Resolves with whether no byte of the data deleted before the call is left on disk. Rejects when the database cannot be
   * used.
   */
  eraseFromDisk(): Promise<boolean>;
}

/** @param fichier a database with migrations applied */
export function createDeletedBytesEraser(fichier: string): DeletedBytesEraser {
  let enCours: Promise<boolean> | null = null;
  let suivante: Promise<boolean> | null = null;

  const lancer = (): Promise<boolean> => {
    enCours = runWorkerThread(PROGRAMME, { fichier })
      .then((fini) => fini === true)
      .finally(() => {
        enCours = null;
      });
    return enCours;
  };
  return {
    eraseFromDisk() {
      if (enCours === null) return lancer();
      // the running purge may already have passed data deleted since: one more run serves all callers that ask meanwhile
      suivante ??= enCours
        .catch(() => false)
        .then(() => {
          suivante = null;
          return lancer();
        });
      return suivante;
    },
  };
}
