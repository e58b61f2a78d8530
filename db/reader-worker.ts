/**
 * Worker thread that reads what takes long, beside the games (docs/decisions/0035): one reading in (`Lecture` of
 * lectures.ts), one answer out. It can write nothing.
 */
import { readlinkSync } from "node:fs";
import { basename } from "node:path";
import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { openReadOnly } from "./connection.ts";
import { END, openThread } from "./database-thread.ts";
import { createReads, type Read } from "./reads.ts";

/** On a machine with one core the games go first: of what both want, three quarters are theirs. Linux only. */
const POLITESSE = 5;
function cederAuxParties(): void {
  try {
    const fil = Number(basename(readlinkSync("/proc/thread-self")));
    setPriority(fil, getPriority(fil) + POLITESSE);
  } catch {
    // elsewhere, the thread is like the others
  }
}

cederAuxParties();
const { db, take } = openThread(openReadOnly);
const lire = createReads(db);

parentPort?.on("message", (lecture: Read | typeof END) =>
  take(lecture === END ? null : () => lire(lecture)),
);
