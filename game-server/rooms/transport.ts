/** The WebSocket side of the rooms: our Origin check, our limits, and heartbeats that do not all beat at once. */
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { WebSocket } from "ws";
import { SocketPartie } from "./socket-partie.ts";

/** A silent phone is noticed between one and two of these. */
const PERIODE_MS = 3_000;
const TRANCHES = 12;
/** Bytes waiting for one client beyond which it is cut: it can come back, and the others do not pay for it. */
const ARRIERE_MAX = 512 * 1024;
const TRAME_MAX = 4096;

export interface Porte {
  readonly origineAcceptee: (headers: Headers) => boolean;
  /** Sockets beyond which another is not even opened. */
  readonly socketsMax: number;
  readonly surArrivee: () => void;
}

export class TransportPartie extends WebSocketTransport {
  readonly #attendus = new WeakSet<WebSocket>();
  /** A socket stays in the slice it was given, so that its pings are a whole period apart whoever comes and goes. */
  readonly #tranches = Array.from({ length: TRANCHES }, () => new Set<WebSocket>());
  #battement: NodeJS.Timeout | undefined;
  #tour = 0;
  #arrivees = 0;

  constructor({ origineAcceptee, socketsMax, surArrivee }: Porte) {
    super({
      noServer: true,
      maxPayload: TRAME_MAX,
      WebSocket: SocketPartie,
      // pinging every socket in the same instant makes everybody wait: see `#battre`
      pingInterval: 0,
      beforeUpgrade: (_requete, contexte) => {
        if (!origineAcceptee(contexte.headers)) return new Response(null, { status: 403 });
        return this.wss.clients.size < socketsMax ? undefined : new Response(null, { status: 503 });
      },
    });
    this.wss.on("connection", (client: WebSocket) => {
      this.#suivre(client);
      surArrivee();
    });
    this.#battement = setInterval(() => this.#battre(), PERIODE_MS / TRANCHES);
    this.#battement.unref();
  }

  /** Sockets that are open. */
  get connexions(): number {
    return this.wss.clients.size;
  }

  override shutdown(): void {
    clearInterval(this.#battement);
    super.shutdown();
  }

  #suivre(client: WebSocket): void {
    const tranche = this.#tranches[this.#arrivees++ % TRANCHES];
    tranche?.add(client);
    client.on("pong", () => this.#attendus.delete(client));
    client.on("close", () => tranche?.delete(client));
  }

  /** Pings one slice of the sockets, and ends those that did not answer the last time or that are too far behind. */
  #battre(): void {
    for (const client of this.#tranches[this.#tour++ % TRANCHES] ?? []) {
      if (this.#attendus.has(client) || client.bufferedAmount > ARRIERE_MAX) client.terminate();
      else {
        this.#attendus.add(client);
        client.ping();
      }
    }
  }
}
