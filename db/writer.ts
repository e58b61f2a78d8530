/** Long writes in a worker thread, one after the other, with a bounded queue (docs/decisions/0115). */
import type { z } from "zod";
import { createDatabaseThread } from "./database-thread.ts";
import { WRITE_OUTCOMES, type WriterRequest } from "./writes.ts";

const WAITING_MAX = 20;

/** Thrown when too many writes wait already. */
export class TooManyWrites extends Error {
  constructor() {
    super("too many writes");
    this.name = "TooManyWrites";
  }
}

type WriteOf<What extends WriterRequest["what"]> = Omit<
  Extract<WriterRequest, { what: What }>,
  "what"
>;

/**
 * Each write resolves with its outcome once it is on disk. Rejects with `TooManyWrites`, or when the database cannot be
 * written.
 */
export interface Writer {
  copy(write: WriteOf<"copy">): Promise<z.infer<typeof WRITE_OUTCOMES.copy>>;
  importAll(write: WriteOf<"import">): Promise<z.infer<typeof WRITE_OUTCOMES.import>>;
  save(write: WriteOf<"save">): Promise<z.infer<typeof WRITE_OUTCOMES.save>>;
  close(): Promise<void>;
}

/** @param ask sends a write to the thread, or does it directly in tests */
export function createWriterOn(
  ask: (write: WriterRequest) => Promise<Uint8Array>,
  close: () => Promise<void>,
): Writer {
  const decoder = new TextDecoder();
  const outcomeOf = async (write: WriterRequest): Promise<unknown> =>
    JSON.parse(decoder.decode(await ask(write)));
  return {
    copy: async (write) => WRITE_OUTCOMES.copy.parse(await outcomeOf({ what: "copy", ...write })),
    importAll: async (write) =>
      WRITE_OUTCOMES.import.parse(await outcomeOf({ what: "import", ...write })),
    save: async (write) => WRITE_OUTCOMES.save.parse(await outcomeOf({ what: "save", ...write })),
    close,
  };
}

/** @param fichier a database with migrations applied */
export function createWriter(fichier: string, waitingMax = WAITING_MAX): Writer {
  const thread = createDatabaseThread<WriterRequest>({
    program: new URL("./writer-worker.ts", import.meta.url),
    fichier,
    waitingMax,
    tooMany: () => new TooManyWrites(),
  });
  return createWriterOn(
    (write) => thread.ask(write),
    () => thread.close(),
  );
}
