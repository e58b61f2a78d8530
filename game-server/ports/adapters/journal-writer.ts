/** The worker thread that writes the games to the database, off the event loop. */
import { z } from "zod";
import type { LotEcrituresDeParties } from "#db/repositories/parties-repository.ts";
import { createWorkerThread } from "#db/workers.ts";
import type { PartiesJournalWriter } from "./batched-journal.ts";

const PROGRAM = new URL("../../../db/games-worker.ts", import.meta.url);
/** Longest time for a closing thread to finish its write before it is ended. */
const CLOSE_MAX_MS = 2_000;

const batchAnswer = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), raison: z.string() }),
]);

export interface JournalWriterThread extends PartiesJournalWriter {
  /** Ends the thread as a crash would; the next batch starts another. */
  tuer(): Promise<void>;
}

/**
 * Makes the writer of the journal, and starts its thread at once, so that the first game does not wait for it.
 * @param fichier the database, whose tables are up to date
 */
export function createJournalWriterThread(fichier: string): JournalWriterThread {
  const thread = createWorkerThread<LotEcrituresDeParties, readonly string[]>({
    program: PROGRAM,
    workerData: { fichier },
    read(message) {
      const answer = batchAnswer.parse(message);
      if (!answer.ok) throw new Error(answer.raison);
      // no code is returned: this process has the database alone, so no game can be played elsewhere
      return [];
    },
    keepsProcess: true,
    stopped: "the thread that writes the games has stopped",
  });
  thread.prepare();
  return {
    ecrire: thread.ask,
    tuer: thread.kill,
    fermer: () => thread.end(null, CLOSE_MAX_MS),
  };
}
