/** Worker thread of writer.ts: does each `Write` (writes.ts) and answers its outcome. */
import { parentPort } from "node:worker_threads";
import { openConnection } from "./connection.ts";
import { END, openThread } from "./database-thread.ts";
import { createWrites, type Write } from "./writes.ts";

/** Wait for the write lock; only this thread is blocked meanwhile. */
const WAIT_MS = 10_000;

const { db, take } = openThread((fichier) => openConnection(fichier, WAIT_MS));
const write = createWrites(db);

parentPort?.on("message", (demand: Write | typeof END) =>
  take(demand === END ? null : () => write(demand)),
);
