/** Worker thread of writer.ts: does each `WriterRequest` (writes.ts) and answers its outcome. */
import { parentPort } from "node:worker_threads";
import { openConnection } from "./connection.ts";
import { THREAD_END_MESSAGE, openThread } from "./database-thread.ts";
import { createWriterRequests, type WriterRequest } from "./writes.ts";

/** Wait for the write lock; only this thread is blocked meanwhile. */
const WAIT_MS = 10_000;

const { db, take } = openThread((fichier) => openConnection(fichier, WAIT_MS));
const write = createWriterRequests(db);

parentPort?.on("message", (demand: WriterRequest | typeof THREAD_END_MESSAGE) =>
  take(demand === THREAD_END_MESSAGE ? null : () => write(demand)),
);
