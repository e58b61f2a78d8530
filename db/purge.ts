/** Making what was deleted unreadable, off the event loop: docs/decisions/0034. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";

const PROGRAMME = new URL("./purge-worker.ts", import.meta.url);

export interface Purge {
  /** Resolves with whether nothing is left of what was deleted before the call. Rejects when the database cannot be used. */
  purger(): Promise<boolean>;
}

/** @param fichier the database, whose tables are up to date */
export function createPurge(fichier: string): Purge {
  let enCours: Promise<boolean> | null = null;
  let suivante: Promise<boolean> | null = null;

  async function executer(): Promise<boolean> {
    const worker = new Worker(PROGRAMME, { workerData: { fichier } });
    const [fini] = await once(worker, "message");
    return fini === true;
  }
  const lancer = (): Promise<boolean> => {
    enCours = executer().finally(() => {
      enCours = null;
    });
    return enCours;
  };
  return {
    purger() {
      if (enCours === null) return lancer();
      // the one that runs may have passed already what was deleted since: another follows, for all who ask meanwhile
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
