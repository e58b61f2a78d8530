/** Worker thread of writer.ts: does each `DatabaseWriteRequest` (writes.ts) and answers its outcome. */
import { parentPort } from "node:worker_threads";
import { openDatabaseConnection } from "./connection.ts";
import { DATABASE_THREAD_END_MESSAGE, openDatabaseOfThisThread } from "./database-thread.ts";
import { createDatabaseWriteRunner, type DatabaseWriteRequest } from "./writes.ts";

/** Wait for the write lock; only this thread is blocked meanwhile. */
const WAIT_MS = 10_000;

const { db, take } = openDatabaseOfThisThread((fichier) =>
  openDatabaseConnection(fichier, WAIT_MS),
);
const write = createDatabaseWriteRunner(db);

parentPort?.on("message", (demand: DatabaseWriteRequest | typeof DATABASE_THREAD_END_MESSAGE) =>
  take(demand === DATABASE_THREAD_END_MESSAGE ? null : () => write(demand)),
);
