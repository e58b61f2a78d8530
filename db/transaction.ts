/** The one way to write several rows together. */
import type { Database } from "./connection.ts";

/**
 * Runs `ecrire` in a transaction: all that it writes is kept, or nothing if it throws. The lock is taken at once: another
 * thread stores the games, and a lock that is asked for after the first reading is an error, not a wait (docs/decisions/0020).
 * Within another one it is a part of that one, undone alone when it throws.
 */
export function inTransaction<Issue>(db: Database, ecrire: () => Issue): Issue {
  return db.transaction(ecrire, { behavior: "immediate" });
}
