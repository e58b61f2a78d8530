/** Worker thread of reader.ts: answers each `DatabaseReadRequest` (reads.ts) over a read-only connection (docs/decisions/0035). */
import { readlinkSync } from "node:fs";
import { basename } from "node:path";
import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { openReadOnlyDatabase } from "./connection.ts";
import { DATABASE_THREAD_END_MESSAGE, openDatabaseOfThisThread } from "./database-thread.ts";
import { createDatabaseReadRunner, type DatabaseReadRequest } from "./reads.ts";

/** Lowers the thread's priority: on a machine with one core, the games then get three quarters of the time. Linux only. */
const POLITESSE = 5;
function cederAuxParties(): void {
  try {
    const fil = Number(basename(readlinkSync("/proc/thread-self")));
    setPriority(fil, getPriority(fil) + POLITESSE);
  } catch {
    // systems other than Linux cannot lower the priority of a single thread
  }
}

cederAuxParties();
const { db, take } = openDatabaseOfThisThread(openReadOnlyDatabase);
const lire = createDatabaseReadRunner(db);

parentPort?.on("message", (lecture: DatabaseReadRequest | typeof DATABASE_THREAD_END_MESSAGE) =>
  take(lecture === DATABASE_THREAD_END_MESSAGE ? null : () => lire(lecture)),
);
