/** Reads in a worker thread, one after the other, with a bounded queue (docs/decisions/0035). */
import { createDatabaseThread } from "./database-thread.ts";
import type { DatabaseReadRequest } from "./reads.ts";

const ATTENTE_MAX = 50;

/** Thrown when too many reads wait already. */
export class TooManyDatabaseReadsError extends Error {
  constructor() {
    super("too many readings");
    this.name = "TooManyDatabaseReadsError";
  }
}

export interface DatabaseReader {
  /** Result of a read, as JSON in UTF-8. Rejects with `TooManyDatabaseReadsError`, or when the database cannot be read. */
  lire(lecture: DatabaseReadRequest): Promise<Uint8Array>;
  /** Starts the thread, so that the first read does not wait for it. */
  preparer(): void;
  fermer(): Promise<void>;
}

/** @param fichier a database with migrations applied */
export function createDatabaseReader(fichier: string, attenteMax = ATTENTE_MAX): DatabaseReader {
  const fil = createDatabaseThread<DatabaseReadRequest>({
    program: new URL("./reader-worker.ts", import.meta.url),
    fichier,
    waitingMax: attenteMax,
    tooMany: () => new TooManyDatabaseReadsError(),
  });
  return {
    lire: (lecture) => fil.ask(lecture),
    preparer: () => fil.prepare(),
    fermer: () => fil.close(),
  };
}
