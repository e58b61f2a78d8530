/** The HTTP server that API, rooms and built client share: its limits for clients that neither read nor close, and its port. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import { createLogLineThrottle } from "#api/services/throttle.ts";
import { describeLibraryReportForLog } from "#api/services/log.ts";
import type { ServerConfig } from "#config";

/**
 * Idle time of a socket, in ms. It is longer than the heartbeat of every stream, and than a proxy keeps an unused
 * connection (Caddy: two minutes): a socket closed first by the server could carry a request of the proxy. A player that
 * pauses a video asks for the rest again.
 */
const IDLE_MS = 150_000;
/** Longest time of a request, in ms: a file of 50 MB at 512 kbit/s takes 13 minutes, and Node would stop after five. */
const REQUEST_MS = 15 * 60_000;

/** @param idleMs how long a socket may stay open while nothing moves on it; sockets of rooms are watched by their transport */
export function createHttpServer(idleMs = IDLE_MS): Server {
  const http = createServer({ requestTimeout: REQUEST_MS });
  http.timeout = idleMs;
  // Node's default of five seconds would close a socket under a request of the proxy, whose user would get a 502
  http.keepAliveTimeout = idleMs;
  http.on("connection", (socket) => {
    // after the last answer, such as a refused upgrade, the socket closes without waiting for the client to close
    socket.once("finish", () => socket.destroy());
  });
  return http;
}

/**
 * Opens the port, and resolves with its number. Rejects when it is taken. From then on `console.error` of the whole process
 * goes to the log, at most one line a minute.
 */
export async function openHttpPort(
  http: Server,
  config: ServerConfig,
  log: Logger,
): Promise<number> {
  http.listen(config.PORT, config.HOST);
  await once(http, "listening");
  // libraries write malformed messages of clients to the console, as often as clients send them: the lines are
  // throttled, and go to the log
  console.error = createLogLineThrottle((dit, tus) =>
    log.warn({ dit: describeLibraryReportForLog(dit), tus }, "console"),
  );
  const address = http.address();
  return typeof address === "object" && address !== null ? address.port : config.PORT;
}

/** Closes the port and every connection. */
export function closeHttpPort(http: Server): void {
  http.closeAllConnections();
  http.close();
}
