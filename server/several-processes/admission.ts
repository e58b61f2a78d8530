/** Through which games come to this process, new ones and those handed over: what is on its way when it closes is waited for. */
import type { Accueil } from "#server/several-processes/redis/heartbeat.ts";
import { enRedemarrage } from "../local-rooms.ts";

export interface Passage {
  /** Throws 503 when this process takes none: one that is being emptied would only have to move them. */
  passer<T>(faire: () => Promise<T>): Promise<T>;
  /** Resolves once what was on its way is through, or has failed. */
  vide(): Promise<void>;
}

export function createPassage(accueil: () => Accueil): Passage {
  const enCours = new Set<Promise<unknown>>();
  return {
    async passer(faire) {
      if (accueil() !== "toutes") throw enRedemarrage();
      const faite = faire();
      enCours.add(faite);
      try {
        return await faite;
      } finally {
        enCours.delete(faite);
      }
    },
    async vide() {
      await Promise.allSettled(enCours);
    },
  };
}
