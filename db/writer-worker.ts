/** Worker thread that does long writes beside the games: one write in (`Write` of writes.ts), its outcome out. */
import { parentPort } from "node:worker_threads";
import { openConnection } from "./connection.ts";
import { END, openThread } from "./database-thread.ts";
import { createWrites, type Write } from "./writes.ts";

/** Nobody but this thread stands still while it waits for those who write. */
const WAIT_MS = 10_000;

const { db, take } = openThread((fichier) => openConnection(fichier, WAIT_MS));
const write = createWrites(db);

parentPort?.on("message", (demand: Write | typeof END) =>
  take(demand === END ? null : () => write(demand)),
);
