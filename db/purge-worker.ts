/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/**
 * Worker thread that makes deleted data unreadable (docs/decisions/0015): merges the search index, whose deleted words remain,
 * then empties the write-ahead log. Sends once whether all is gone, and ends.
 */
import { setTimeout as dormir } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { sql } from "./drizzle.ts";
import { z } from "zod";
import { type Database, openDatabaseConnection } from "./connection.ts";

/** Index pages merged at a time, which blocks other writers for a few ms. */
const PAGES = 64;
const PAUSE_MS = 5;
/** Tries, and their interval, of emptying a log that others read or write. */
const ESSAIS = 60;
const REPRISE_MS = 50;

const { fichier } = z.object({ fichier: z.string() }).parse(workerData);
const { db, fermer } = openDatabaseConnection(fichier);
try {
  await fondreIndex(db);
  parentPort?.postMessage(await viderJournal(db));
} finally {
  fermer();
}

/** Merges the index into one segment: a deletion only marks its rows, whose words disappear with the merge. */
async function fondreIndex(db: Database): Promise<void> {
  const changements = () => db.get<{ n: number }>(sql`select total_changes() as n`)?.n ?? 0;
  // a negative count starts a merge of all segments, as "optimize" does (FTS5)
  for (let pages = -PAGES; ; pages = PAGES) {
    const avant = changements();
    db.run(
      sql`insert into quizz_recherche (quizz_recherche, rank) values ('merge', ${sql.raw(String(pages))})`,
    );
    // the merge is finished when it changed nothing: the command itself counts as one change in SQLite's counter
    if (changements() - avant < 2) return;
    await dormir(PAUSE_MS);
  }
}

async function viderJournal(db: Database): Promise<boolean> {
  // truncating takes the write lock before it waits for readers: a busy timeout would make a game wait too
  db.run(sql`pragma busy_timeout = 0`);
  for (let essai = 0; essai < ESSAIS; essai++) {
    // the passive checkpoint does most of the work without blocking
    db.run(sql`pragma wal_checkpoint(passive)`);
    const issue = db.get<{ busy: number }>(sql`pragma wal_checkpoint(truncate)`);
    if (issue?.busy === 0) return true;
    await dormir(REPRISE_MS);
  }
  return false;
}
