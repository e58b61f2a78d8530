/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/**
 * Worker thread that makes what was deleted unreadable (docs/decisions/0034): the words that the search index still holds,
 * then the write-ahead log. Does it once, says whether all of it is gone, and ends.
 */
import { setTimeout as dormir } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { sql } from "./drizzle.ts";
import { z } from "zod";
import { type Database, openConnection } from "./connection.ts";

/** Pages of the index merged in one go: a few ms during which nobody else writes. */
const PAGES = 64;
const PAUSE_MS = 5;
/** How often, and how long, it is tried to empty a log that somebody reads or writes. */
const ESSAIS = 60;
const REPRISE_MS = 50;

const { fichier } = z.object({ fichier: z.string() }).parse(workerData);
const { db, fermer } = openConnection(fichier);
try {
  await fondreIndex(db);
  parentPort?.postMessage(await viderJournal(db));
} finally {
  fermer();
}

/** A deletion only marks the rows of the index: their words go when its pieces are melted into one. */
async function fondreIndex(db: Database): Promise<void> {
  const changements = () => db.get<{ n: number }>(sql`select total_changes() as n`)?.n ?? 0;
  // negative, to begin: every piece takes part, as for "optimize" (FTS5)
  for (let pages = -PAGES; ; pages = PAGES) {
    const avant = changements();
    db.run(
      sql`insert into quizz_recherche (quizz_recherche, rank) values ('merge', ${sql.raw(String(pages))})`,
    );
    // the command itself counts for one
    if (changements() - avant < 2) return;
    await dormir(PAUSE_MS);
  }
}

async function viderJournal(db: Database): Promise<boolean> {
  // emptying takes the lock of those who write before it waits for those who read: who writes, a game, would wait too
  db.run(sql`pragma busy_timeout = 0`);
  for (let essai = 0; essai < ESSAIS; essai++) {
    // what can be done beside the others first, so that they wait as little as can be for the rest
    db.run(sql`pragma wal_checkpoint(passive)`);
    const issue = db.get<{ busy: number }>(sql`pragma wal_checkpoint(truncate)`);
    if (issue?.busy === 0) return true;
    await dormir(REPRISE_MS);
  }
  return false;
}
