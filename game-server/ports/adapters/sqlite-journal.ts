/** Journal of the games in the database of the one process that plays them. */
import type { Database } from "#db/connection.ts";
import { createPartiesRepository } from "#db/repositories/parties-repository.ts";
import { createJournalWriterThread } from "./journal-writer.ts";
import {
  createBatchedJournal,
  type BatchedJournal,
  type BatchedJournalOptions,
} from "./batched-journal.ts";

export interface SqliteJournalOptions extends Pick<
  BatchedJournalOptions,
  "metrics" | "reessaiMs" | "signaler"
> {
  /** The database from which stored games are read once, at start. */
  readonly db: Database;
  /** The file of the same database, for the writing thread. */
  readonly fichier: string;
  readonly ecrivain?: BatchedJournalOptions["ecrivain"];
}

export function createSqliteJournal(options: SqliteJournalOptions): BatchedJournal {
  const { db, fichier, ecrivain = createJournalWriterThread(fichier), ...reglages } = options;
  return createBatchedJournal({
    ...reglages,
    ecrivain,
    lire: async () => createPartiesRepository(db).lire(),
  });
}
