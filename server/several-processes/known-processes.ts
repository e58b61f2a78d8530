/** Who plays, as the process of the API sees it: read again all the time, so that whoever asks need not wait. */
import type { FicheProcessus } from "#contracts/processus.ts";
import type { Magasin } from "#server/several-processes/redis/redis-store.ts";

const LECTURE_MS = 500;

export interface Fiches {
  /** Of the processes that live; null when Redis does not say. */
  lire(): readonly FicheProcessus[] | null;
  fermer(): void;
}

/** Resolves once they were read for the first time. */
export async function suivreFiches(magasin: Pick<Magasin, "processus">): Promise<Fiches> {
  let dernieres: readonly FicheProcessus[] | null = null;
  let minuterie: NodeJS.Timeout | undefined;
  let fermees = false;

  async function relire(): Promise<void> {
    try {
      const processus = await magasin.processus();
      dernieres = processus.flatMap(({ fiche }) => fiche ?? []);
    } catch {
      // the line says so itself, in the log
      dernieres = null;
    }
    if (!fermees) minuterie = setTimeout(() => void relire(), LECTURE_MS);
  }

  await relire();
  return {
    lire: () => dernieres,
    fermer() {
      fermees = true;
      clearTimeout(minuterie);
    },
  };
}
