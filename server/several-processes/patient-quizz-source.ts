/** Quizzes and imprévus from somebody who may be away for a moment. */
import { setTimeout as dormir } from "node:timers/promises";
import type { QuizzSource } from "../../game-server/ports/ports.ts";

const PAUSE_MS = 500;

/**
 * That process may be on its way back: each question is asked again for as long as a restart takes, then breaks.
 * @param patienceMs how long
 */
export function createQuizzSourcePatiente(demander: QuizzSource, patienceMs = 8_000): QuizzSource {
  async function insister<T>(poser: () => Promise<T>): Promise<T> {
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
    quizz: (quizzId, compte) => insister(() => demander.quizz(quizzId, compte)),
    cartes: () => insister(() => demander.cartes()),
    imprevu: (id) => insister(() => demander.imprevu(id)),
  };
}
