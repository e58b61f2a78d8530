/** Long writes in a worker thread, one after the other, with a bounded queue (docs/decisions/0115). */
import type { z } from "zod";
import { createDatabaseThread } from "./database-thread.ts";
import { DATABASE_WRITE_OUTCOME_SCHEMAS, type DatabaseWriteRequest } from "./writes.ts";

const WAITING_MAX = 20;

/** Thrown when too many writes wait already. */
export class TooManyDatabaseWritesError extends Error {
  constructor() {
    super("too many writes");
    this.name = "TooManyDatabaseWritesError";
  }
}

type WriteOf<What extends DatabaseWriteRequest["what"]> = Omit<
  Extract<DatabaseWriteRequest, { what: What }>,
  "what"
>;

/**
 * Each write resolves with its outcome once it is on disk. Rejects with `TooManyDatabaseWritesError`, or when the database cannot be
 * written.
 */
export interface DatabaseWriter {
  copy(write: WriteOf<"copy">): Promise<z.infer<typeof DATABASE_WRITE_OUTCOME_SCHEMAS.copy>>;
  compose(
    write: WriteOf<"compose">,
  ): Promise<z.infer<typeof DATABASE_WRITE_OUTCOME_SCHEMAS.compose>>;
  importAll(
    write: WriteOf<"import">,
  ): Promise<z.infer<typeof DATABASE_WRITE_OUTCOME_SCHEMAS.import>>;
  save(write: WriteOf<"save">): Promise<z.infer<typeof DATABASE_WRITE_OUTCOME_SCHEMAS.save>>;
  close(): Promise<void>;
}

/** @param ask sends a write to the thread, or does it directly in tests */
export function createDatabaseWriterWithSender(
  ask: (write: DatabaseWriteRequest) => Promise<Uint8Array>,
  close: () => Promise<void>,
): DatabaseWriter {
  const decoder = new TextDecoder();
  const outcomeOf = async (write: DatabaseWriteRequest): Promise<unknown> =>
    JSON.parse(decoder.decode(await ask(write)));
  return {
    copy: async (write) =>
      DATABASE_WRITE_OUTCOME_SCHEMAS.copy.parse(await outcomeOf({ what: "copy", ...write })),
    compose: async (write) =>
      DATABASE_WRITE_OUTCOME_SCHEMAS.compose.parse(await outcomeOf({ what: "compose", ...write })),
    importAll: async (write) =>
      DATABASE_WRITE_OUTCOME_SCHEMAS.import.parse(await outcomeOf({ what: "import", ...write })),
    save: async (write) =>
      DATABASE_WRITE_OUTCOME_SCHEMAS.save.parse(await outcomeOf({ what: "save", ...write })),
    close,
  };
}

/** @param fichier a database with migrations applied */
export function createDatabaseWriter(fichier: string, waitingMax = WAITING_MAX): DatabaseWriter {
  const thread = createDatabaseThread<DatabaseWriteRequest>({
    program: new URL("./writer-worker.ts", import.meta.url),
    fichier,
    waitingMax,
    tooMany: () => new TooManyDatabaseWritesError(),
  });
  return createDatabaseWriterWithSender(
    (write) => thread.ask(write),
    () => thread.close(),
  );
}
