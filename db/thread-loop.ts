/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/** What a database thread does with its messages (database-thread.ts): one demand in, one answer out, until it is told to end. */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import type { Connexion } from "./connection.ts";
import type { ThreadAnswer } from "./database-thread.ts";

/**
 * Opens the database of this thread.
 * @returns the connection, and what takes each message: how to answer it, or null for the last one
 */
export function openThread(ouvrir: (fichier: string) => Connexion) {
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
    // nobody waits for an answer any more
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
