/**
 * Requests of a game process to the API process: accounts behind cookies, quizzes and imprévus, exclusions, finished
 * games.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import { createLogLineThrottle } from "#api/services/throttle.ts";
import { compositionTiree } from "#contracts/composition.ts";
import type { PartieFinie } from "#contracts/historique.ts";
import {
  reponseLireCartesTirables,
  reponseListeIdsComptes,
  reponseAppelInterneVide,
  reponseLireImprevu,
  reponseLireQuestionsComposees,
  reponseLireQuizz,
  corpsLireSessionDeSocket,
  reponseLireSessionDeSocket,
} from "#contracts/internal-calls.ts";
import type { SourceDeQuizzEtImprevus } from "#game/ports/ports.ts";
import { type CallOtherProcess, InternalCallRefusedError } from "./internal-calls/calls.ts";
import { FinishedGamesRefusedError } from "./redis/finished-games-outbox.ts";
import { retryForDuration } from "./retry.ts";

/**
 * Longest wait for the account of a socket, in ms: less than a screen waits before it tries another address
 * (client/partie/line/room-address.ts).
 */
const SESSION_MAX_MS = 1_000;
/** Time for which a request for a quizz is repeated, in ms: as long as the API takes to restart. */
const QUIZZ_RETRY_MS = 8_000;
/** HTTP statuses that are about the soirées sent, not about the state of the API. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413]);

/**
 * Finds the account that is logged in with a cookie; null: none. While the API does not answer everybody is a visitor, so that nobody waits
 * at the door; they may claim their soirée later. Never rejects.
 */
export function createApiSessionClient(
  call: CallOtherProcess,
  apiUrl: string,
  log: Pick<Logger, "warn">,
): (headers: IncomingHttpHeaders) => Promise<string | null> {
  // the warning is throttled, because each visitor makes the session request fail
  const warn = createLogLineThrottle((err: unknown, tus) =>
    log.warn({ err, tus }, "a session could not be looked up"),
  );
  return async ({ cookie }) => {
    const question = corpsLireSessionDeSocket.safeParse({ cookie });
    if (!question.success) return null;
    try {
      return (
        await call(apiUrl, "session", reponseLireSessionDeSocket, question.data, SESSION_MAX_MS)
      ).compte;
    } catch (error) {
      warn(error);
      return null;
    }
  };
}

/** Source of quizzes and imprévus, which asks the API for them. Each request is repeated while the API restarts, then rejects. */
export function createApiQuizzClient(
  call: CallOtherProcess,
  apiUrl: string,
): SourceDeQuizzEtImprevus {
  const retry = <T>(ask: () => Promise<T>) => retryForDuration(ask, QUIZZ_RETRY_MS);
  return {
    quizz: (quizzId, compte) =>
      retry(async () => (await call(apiUrl, "quizz", reponseLireQuizz, { quizzId, compte })).quizz),
    cartes: () =>
      retry(async () => (await call(apiUrl, "cartes", reponseLireCartesTirables)).cartes),
    composer: (demande) =>
      retry(async () => call(apiUrl, "composition", compositionTiree, demande)),
    questionsComposees: (questions, compte) =>
      retry(
        async () =>
          (
            await call(apiUrl, "questions-composees", reponseLireQuestionsComposees, {
              questions,
              compte,
            })
          ).questions,
      ),
    imprevu: (id) =>
      retry(async () => (await call(apiUrl, "imprevu", reponseLireImprevu, { id })).imprevu),
  };
}

/** Asks the API process which of the accounts are excluded from every room. */
export const createApiExclusionClient =
  (call: CallOtherProcess, apiUrl: string) =>
  async (comptes: readonly string[]): Promise<readonly string[]> =>
    (await call(apiUrl, "exclus", reponseListeIdsComptes, { comptes })).comptes;

/** Sends finished games: resolves once they are on the disk of the API. Rejects with `FinishedGamesRefusedError`, or as `call` does. */
export const createFinishedGamesSenderToApi =
  (call: CallOtherProcess, apiUrl: string) =>
  async (soirees: readonly PartieFinie[]): Promise<void> => {
    try {
      await call(apiUrl, "soirees", reponseAppelInterneVide, { soirees });
    } catch (error) {
      if (!(error instanceof InternalCallRefusedError && REFUSALS.has(error.status))) throw error;
      throw new FinishedGamesRefusedError(error.message, { cause: error });
    }
  };
