/** Whose cookie it is, asked of the process that has the database. */
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import { createFrein } from "#api/services/frein.ts";
import {
  cartesRendues,
  fait,
  imprevuRendu,
  quizzRendu,
  sessionDemandee,
  sessionRendue,
} from "#contracts/interne.ts";
import { type Call, CallRefused } from "./internal-calls/calls.ts";
import type { QuizzSource } from "#game/ports/ports.ts";
import type { SoireeFinie } from "#contracts/historique.ts";
import { FinishedGamesRefused } from "#server/several-processes/redis/finished-games-outbox.ts";
import { setTimeout as dormir } from "node:timers/promises";

/** Less than a screen waits at the door before it tries another (client/partie/line/room-address.ts). */
const PATIENCE_MS = 1_000;

/**
 * Null: nobody's. While the API is away or silent whoever comes in is a visitor: they may claim their evening later, and nobody waits
 * outside. Never rejects.
 */
export function sessionClient(
  call: Call,
  apiUrl: string,
  bord: Pick<Logger, "warn">,
): (headers: IncomingHttpHeaders) => Promise<string | null> {
  // as often as somebody knocks
  const dire = createFrein((err: unknown, tus) =>
    bord.warn({ err, tus }, "a session could not be looked up"),
  );
  return async ({ cookie }) => {
    const demande = sessionDemandee.safeParse({ cookie });
    if (!demande.success) return null;
    try {
      return (await call(apiUrl, "session", sessionRendue, demande.data, PATIENCE_MS)).compte;
    } catch (erreur) {
      dire(erreur);
      return null;
    }
  };
}

// === Quizzes and cards, asked of the process of the API.

export const quizzClient = (call: Call, apiUrl: string): QuizzSource => ({
  quizz: async (quizzId, compte) =>
    (await call(apiUrl, "quizz", quizzRendu, { quizzId, compte })).quizz,
  cartes: async () => (await call(apiUrl, "cartes", cartesRendues)).cartes,
  imprevu: async (id) => (await call(apiUrl, "imprevu", imprevuRendu, { id })).imprevu,
});

// === Finished games, sent to the process that has the histories.

/** Answers that are about what was sent, and not about whoever was asked. */
const ILLISIBLES: ReadonlySet<number> = new Set([400, 413]);

/** Resolves once they are on its disk. Rejects with `FinishedGamesRefused`, or as `call` does. */
export const historyClient =
  (call: Call, apiUrl: string) =>
  async (soirees: readonly SoireeFinie[]): Promise<void> => {
    try {
      await call(apiUrl, "soirees", fait, { soirees });
    } catch (erreur) {
      if (!(erreur instanceof CallRefused && ILLISIBLES.has(erreur.statut))) throw erreur;
      throw new FinishedGamesRefused(erreur.message, { cause: erreur });
    }
  };

// === Quizzes and imprévus from somebody who may be away for a moment.

const PAUSE_MS = 500;

/**
 * That process may be on its way back: each question is asked again for as long as a restart takes, then breaks.
 * @param patienceMs how long
 */
export function retryingQuizzSource(demander: QuizzSource, patienceMs = 8_000): QuizzSource {
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
