/** The HTTP server that everything shares, and what it does about clients that neither read nor close. */
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { Logger } from "pino";
import { createFrein } from "#api/services/frein.ts";
import { decrireDit } from "#api/services/journal-de-bord.ts";
import type { Config } from "#config";

/**
 * Longer than the heartbeats of every stream (a player that pauses a video asks for the rest again), and than a proxy keeps
 * an unused line to us (Caddy: two minutes): whoever hangs up first must be the one who would have asked.
 */
const INACTIVITE_MS = 150_000;
/** A file of 50 MB at 512 kbit/s takes 13 minutes: Node's own five would cut it on a slow line. */
const REQUETE_MS = 15 * 60_000;

/** @param inactiviteMs how long a socket may stay open on which nothing moves; the rooms' are watched by their transport */
export function createHttp(inactiviteMs = INACTIVITE_MS): Server {
  const http = createServer({ requestTimeout: REQUETE_MS });
  http.timeout = inactiviteMs;
  // Node's own five seconds close the line under a request of the proxy that is on its way: an error 502 for somebody
  http.keepAliveTimeout = inactiviteMs;
  http.on("connection", (socket) => {
    // we have said all we had to say: a refused upgrade, for one, does not wait for the other side to hang up
    socket.once("finish", () => socket.destroy());
  });
  return http;
}

// === What every role does with its port and its log.

/** Opens the port: which one. Rejects when it is taken. */
export async function openPort(http: Server, config: Config, bord: Logger): Promise<number> {
  http.listen(config.PORT, config.HOST);
  await once(http, "listening");
  // libraries complain here of what clients send, as often as clients send it
  console.error = createFrein((dit, tus) => bord.warn({ dit: decrireDit(dit), tus }, "console"));
  const adresse = http.address();
  return typeof adresse === "object" && adresse !== null ? adresse.port : config.PORT;
}

/** Nobody is answered any more. */
export function closePort(http: Server): void {
  http.closeAllConnections();
  http.close();
}
