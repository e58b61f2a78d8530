/** The WebSocket side of the rooms: our Origin check, our limits, and heartbeats that do not all beat at once. */
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { WebSocket } from "ws";

/** A silent phone is noticed between one and two of these. */
const PERIODE_MS = 3_000;
const TRANCHES = 12;
/** Bytes waiting for one client beyond which it is cut: it can come back, and the others do not pay for it. */
const ARRIERE_MAX = 512 * 1024;
const TRAME_MAX = 4096;

export class TransportPartie extends WebSocketTransport {
  readonly #attendus = new WeakSet<WebSocket>();
  #battement: NodeJS.Timeout | undefined;
  #tranche = 0;

  constructor(origineAcceptee: (headers: Headers) => boolean) {
    super({
      noServer: true,
      maxPayload: TRAME_MAX,
      // pinging every socket in the same instant makes everybody wait: see `#battre`
      pingInterval: 0,
      beforeUpgrade: (_requete, contexte) =>
        origineAcceptee(contexte.headers) ? undefined : new Response(null, { status: 403 }),
    });
    this.wss.on("connection", (client: WebSocket) => {
      client.on("pong", () => this.#attendus.delete(client));
    });
    this.#battement = setInterval(() => this.#battre(), PERIODE_MS / TRANCHES);
    this.#battement.unref();
  }

  override shutdown(): void {
    clearInterval(this.#battement);
    super.shutdown();
  }

  /** Pings one slice of the sockets, and ends those that did not answer the last time or that are too far behind. */
  #battre(): void {
    this.#tranche = (this.#tranche + 1) % TRANCHES;
    let rang = 0;
    for (const client of this.wss.clients) {
      if (rang++ % TRANCHES !== this.#tranche) continue;
      if (this.#attendus.has(client) || client.bufferedAmount > ARRIERE_MAX) client.terminate();
      else {
        this.#attendus.add(client);
        client.ping();
      }
    }
  }
}
