/**
 * The baseline of `bench/lists/lists.ts`: a bare Fastify that asks a thread with better-sqlite3 for the same rows of the
 * same database, with its indexes, its full-text index and its prepared statements. The baseline has no session, no
 * limit, no check of a request.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import process from "node:process";
import { Worker } from "node:worker_threads";
import fastify from "fastify";
import { z } from "zod";
import { composeDatabaseFilePath } from "#db/connection.ts";
import { serveBenchRequests } from "../load/child-process.ts";

const reponse = z.object({ id: z.number(), lu: z.unknown() });

const fichier = composeDatabaseFilePath(process.env["DATA_DIR"] ?? "");
const fil = new Worker(new URL("./baseline-worker.ts", import.meta.url), {
  workerData: { fichier },
});
const attentes = new Map<number, (lu: unknown) => void>();
fil.on("message", (message) => {
  const { id, lu } = reponse.parse(message);
  attentes.get(id)?.(lu);
  attentes.delete(id);
});

// Fastify's own server keeps a connection as long, and readers pause between two periods
const http = createServer({ keepAliveTimeout: 72_000 });
const app = fastify({ serverFactory: (repondre) => http.on("request", repondre) });
let prochain = 0;
app.get("/api/:liste", (request) => {
  const id = prochain++;
  return new Promise((resoudre) => {
    attentes.set(id, resoudre);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
    fil.postMessage({ id, ...Object(request.params), ...Object(request.query) });
  });
});
await app.ready();
http.listen(0, "127.0.0.1");
await once(http, "listening");

serveBenchRequests({
  portApi() {
    const adresse = http.address();
    return typeof adresse === "object" ? adresse?.port : 0;
  },
  async arreter() {
    await app.close();
    http.close();
    await fil.terminate();
  },
});
