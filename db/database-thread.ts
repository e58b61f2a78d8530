/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/**
 * A worker thread with its own connection, which answers demands one after the other, so that no long query blocks the games
 * (docs/decisions/0035, 0115). The first half runs in the server, `openDatabaseOfThisThread` in the worker.
 */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import type { DatabaseConnection } from "./connection.ts";
import { createWorkerThread } from "./workers.ts";

/** Last message to the database thread: the thread then closes its connection and ends. */
export const DATABASE_THREAD_END_MESSAGE = "end";

/** Answer of the thread; `answer` is JSON in UTF-8. */
type ThreadAnswer =
  | { readonly ok: true; readonly answer: Uint8Array }
  | { readonly ok: false; readonly reason: string };

const threadAnswer = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), answer: z.instanceof(Uint8Array) }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);

interface DatabaseThread<Demand> {
  /**
   * Sends a demand to the thread. Rejects with `tooMany()` when too many demands wait or the thread is closed, or when the
   * thread has failed.
   */
  ask(demand: Demand): Promise<Uint8Array>;
  /** Starts the thread, so that the first demand does not wait for it. */
  prepare(): void;
  close(): Promise<void>;
}

interface Options {
  /** Program of the thread; its workerData holds `fichier` and `arret`. */
  readonly program: URL;
  /** Database with migrations applied. */
  readonly fichier: string;
  readonly waitingMax: number;
  readonly tooMany: () => Error;
}

/** A database thread, which starts at the first demand, and again after it died. */
export function createDatabaseThread<Demand>({
  program,
  fichier,
  waitingMax,
  tooMany,
}: Options): DatabaseThread<Demand> {
  let closed = false;
  /** Flag that the thread reads before each demand: once set, remaining demands are skipped. */
  const arret = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = createWorkerThread<Demand, Uint8Array>({
    program,
    workerData: { fichier, arret },
    read(message) {
      const answer = threadAnswer.parse(message);
      if (!answer.ok) throw new Error(answer.reason);
      return answer.answer;
    },
    keepsProcess: false,
    stopped: "the database thread has stopped",
  });

  return {
    async ask(demand) {
      if (closed || thread.waiting() >= waitingMax) throw tooMany();
      return thread.ask(demand);
    },
    prepare: thread.prepare,
    async close() {
      closed = true;
      thread.rejectAll(tooMany());
      Atomics.store(arret, 0, 1);
      // the thread closes its database itself: terminating it inside SQLite may crash the process
      await thread.end(DATABASE_THREAD_END_MESSAGE);
    },
  };
}

/**
 * Opens the database of this worker thread.
 * @returns the connection, and `take`, to be called at each message with the function that answers it, or with null at the last one
 */
export function openDatabaseOfThisThread(ouvrir: (fichier: string) => DatabaseConnection) {
  const { fichier, arret } = z
    .object({ fichier: z.string(), arret: z.instanceof(Int32Array) })
    .parse(workerData);
  const connexion = ouvrir(fichier);
  function take(answer: (() => Uint8Array) | null): void {
    if (answer === null) {
      connexion.fermer();
      parentPort?.close();
      return;
    }
    // the demand is skipped: the server is stopping, and nobody waits for its answer
    if (Atomics.load(arret, 0) === 1) return;
    let message: ThreadAnswer;
    try {
      message = { ok: true, answer: answer() };
    } catch (error) {
      message = { ok: false, reason: error instanceof Error ? error.message : String(error) };
    }
    parentPort?.postMessage(message);
  }
  return { db: connexion.db, take };
}
