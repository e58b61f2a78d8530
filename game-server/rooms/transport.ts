/** The WebSocket side of the rooms: our own door, our limits, and heartbeats that do not all beat at once. */
import { type IncomingHttpHeaders, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { WebSocket } from "ws";
import { ENTREE } from "#contracts/room.ts";
import { type Admit, handshake } from "./handshake.ts";
import { GameSocket } from "./game-socket.ts";

/** A silent phone is noticed between one and two of these. */
const PERIODE_MS = 3_000;
const TRANCHES = 12;
/** Bytes waiting for one client beyond which it is cut: it can come back, and the others do not pay for it. */
const ARRIERE_MAX = 512 * 1024;
const TRAME_MAX = 4096;

export interface TransportOptions {
  readonly origineAcceptee: (headers: IncomingHttpHeaders) => boolean;
  /** Sockets beyond which another is not even opened. */
  readonly socketsMax: number;
  readonly accueil: Admit;
}

export class GameTransport extends WebSocketTransport {
  readonly #porte: TransportOptions;
  readonly #attendus = new WeakSet<WebSocket>();
  /** A socket stays in the slice it was given, so that its pings are a whole period apart whoever comes and goes. */
  readonly #tranches = Array.from({ length: TRANCHES }, () => new Set<WebSocket>());
  #battement: NodeJS.Timeout | undefined;
  #tour = 0;
  #arrivees = 0;

  constructor(porte: TransportOptions) {
    super({
      noServer: true,
      maxPayload: TRAME_MAX,
      WebSocket: GameSocket,
      // pinging every socket in the same instant makes everybody wait: see `#battre`
      pingInterval: 0,
    });
    this.#porte = porte;
    this.#battement = setInterval(() => this.#battre(), PERIODE_MS / TRANCHES);
    this.#battement.unref();
  }

  /** Sockets that are open. */
  get connexions(): number {
    return this.wss.clients.size;
  }

  override shutdown(): void {
    clearInterval(this.#battement);
    // those who are still at the door
    for (const client of this.wss.clients) client.terminate();
    super.shutdown();
  }

  /** The framework's own way wants a seat that was asked for elsewhere. */
  protected override listenForUpgrade(http: Server): void {
    const { origineAcceptee, socketsMax, accueil } = this.#porte;
    http.on("upgrade", (requete, prise, debut) => {
      if (!requete.url?.startsWith(ENTREE)) return refuser(prise, 404);
      if (!origineAcceptee(requete.headers)) return refuser(prise, 403);
      if (this.connexions >= socketsMax) return refuser(prise, 503);
      this.wss.handleUpgrade(requete, prise, debut, (client) => {
        // it is closed next, which is heard
        client.on("error", () => {});
        this.#suivre(client);
        void handshake(client, requete, accueil);
      });
    });
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

/** Before it is a socket: a browser sees that it failed, and not why. */
function refuser(prise: Duplex, statut: 403 | 404 | 503): void {
  prise.on("error", () => prise.destroy());
  prise.end(`HTTP/1.1 ${statut} ${STATUS_CODES[statut] ?? ""}\r\nConnection: close\r\n\r\n`);
}
