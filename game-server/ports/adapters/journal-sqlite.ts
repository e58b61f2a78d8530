/** Journal of the games in the database of the one process that plays them. */
import type { Database } from "#db/connection.ts";
import { createPartiesRepository } from "#db/repositories/parties-repository.ts";
import { createEcrivain } from "./ecrivain.ts";
import {
  createJournalParLots,
  type JournalParLots,
  type OptionsJournal,
} from "./journal-par-lots.ts";

export interface OptionsJournalSqlite extends Pick<
  OptionsJournal,
  "mesures" | "reessaiMs" | "signaler"
> {
  /** Where stored games are read back from, once, at start. */
  readonly db: Database;
  /** The same database, for the thread that writes. */
  readonly fichier: string;
  readonly ecrivain?: OptionsJournal["ecrivain"];
}

export function createJournalSqlite(options: OptionsJournalSqlite): JournalParLots {
  const { db, fichier, ecrivain = createEcrivain(fichier), ...reglages } = options;
  return createJournalParLots({
    ...reglages,
    ecrivain,
    lire: async () => createPartiesRepository(db).lire(),
  });
}
