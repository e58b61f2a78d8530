/** Quizzes and imprévus from another process that may be restarting. */
import { setTimeout as dormir } from "node:timers/promises";
import type { QuizzSource } from "../ports.ts";

const PAUSE_MS = 500;

/**
 * Retries each call for as long as a restart takes, then throws the last error.
 * @param patienceMs how long
 */
export function createRetryingQuizzSource(demander: QuizzSource, patienceMs = 8_000): QuizzSource {
  async function retry<T>(poser: () => Promise<T>): Promise<T> {
    const fin = performance.now() + patienceMs;
    for (;;)
      try {
        return await poser();
      } catch (erreur) {
        if (performance.now() + PAUSE_MS > fin) throw erreur;
        await dormir(PAUSE_MS);
      }
  }
  return {
    quizz: (quizzId, compte) => retry(() => demander.quizz(quizzId, compte)),
    cartes: () => retry(() => demander.cartes()),
    imprevu: (id) => retry(() => demander.imprevu(id)),
  };
}
