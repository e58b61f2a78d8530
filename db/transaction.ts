/** Transactions: the only way to write several rows together. */
import type { Database } from "./connection.ts";

/**
 * Runs `ecrire` in a transaction that is kept whole or undone when it throws. The write lock is taken at once: another thread
 * stores the games, and SQLite refuses (instead of waiting for) a lock that is asked for after a read (docs/decisions/0020).
 * An inner transaction is undone alone.
 */
export function inTransaction<Issue>(db: Database, ecrire: () => Issue): Issue {
  return db.transaction(ecrire, { behavior: "immediate" });
}
