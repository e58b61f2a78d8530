/** The WebSocket transport of the rooms: our own handshake, our limits, and pings spread over time. */
import { type IncomingHttpHeaders, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { WebSocket } from "ws";
import { CHEMIN_SOCKET } from "#contracts/room.ts";
import { type JudgeRoomJoinAttempt, performJoinHandshake } from "./handshake.ts";
import { GameSocket } from "./game-socket.ts";

/** A silent phone is noticed after one to two of these periods. */
const PING_PERIOD_MS = 3_000;
/** The frame of a ping without content: RFC 6455, section 5.5.2. */
const PING = [Buffer.from([0x89, 0])];
/** Sockets are pinged in this many groups, one after the other. */
const SLICES = 12;
/**
 * Bytes that may wait for a client. Beyond, the client is disconnected and may come back, so that its backlog does not
 * use everybody's memory.
 */
const BACKLOG_MAX = 512 * 1024;
/** Bytes of the longest message. */
const FRAME_MAX = 4096;
/** Fragments of one message: only whole messages are counted, and our screens send each in one fragment. */
const FRAGMENTS_MAX = 16;

export interface GameTransportOptions {
  readonly origineAcceptee: (headers: IncomingHttpHeaders) => boolean;
  /** Largest number of open sockets; a further one takes the place of the oldest without a seat, or is refused before its upgrade. */
  readonly socketsMax: number;
  readonly accueil: JudgeRoomJoinAttempt;
}

export class GameTransport extends WebSocketTransport {
  readonly #options: GameTransportOptions;
  readonly #awaitingPong = new WeakSet<WebSocket>();
  /** A socket stays in its slice, so that its pings are a whole period apart. */
  readonly #slices = Array.from({ length: SLICES }, () => new Set<GameSocket>());
  /** Sockets without a seat, the oldest first: a refused one may stay open for as long as its client does not hang up. */
  readonly #unseated = new Set<WebSocket>();
  #pingTimer: NodeJS.Timeout | undefined;
  #round = 0;
  #joins = 0;

  constructor(options: GameTransportOptions) {
    super({
      noServer: true,
      maxPayload: FRAME_MAX,
      maxFragments: FRAGMENTS_MAX,
      WebSocket: GameSocket,
      // the framework would ping every socket at the same instant, which delays everybody: see `#pingSlice`
      pingInterval: 0,
    });
    this.#options = options;
    this.#pingTimer = setInterval(() => this.#pingSlice(), PING_PERIOD_MS / SLICES);
    this.#pingTimer.unref();
  }

  /** Number of open sockets. */
  get connexions(): number {
    return this.wss.clients.size;
  }

  override shutdown(): void {
    clearInterval(this.#pingTimer);
    // a socket in its handshake belongs to no room that would close it
    for (const client of this.wss.clients) client.terminate();
    super.shutdown();
  }

  /** Replaces the framework's own upgrade, which wants a seat reserved by an earlier HTTP call. */
  protected override listenForUpgrade(http: Server): void {
    const { origineAcceptee, socketsMax, accueil } = this.#options;
    http.on("upgrade", (requete, prise, debut) => {
      if (!requete.url?.startsWith(CHEMIN_SOCKET)) return refuser(prise, 404);
      if (!origineAcceptee(requete.headers)) return refuser(prise, 403);
      if (this.connexions >= socketsMax && !this.#dropOldestUnseated()) return refuser(prise, 503);
      this.wss.handleUpgrade(requete, prise, debut, (client) => {
        // the close event that follows an error is handled
        client.on("error", () => {});
        if (!(client instanceof GameSocket)) return client.terminate();
        client.stream = prise;
        this.#watch(client);
        void performJoinHandshake(client, requete, accueil, () => this.#unseated.delete(client));
      });
    });
  }

  #watch(client: GameSocket): void {
    const slice = this.#slices[this.#joins++ % SLICES];
    slice?.add(client);
    client.on("pong", () => this.#awaitingPong.delete(client));
    this.#unseated.add(client);
    client.on("close", () => {
      slice?.delete(client);
      this.#unseated.delete(client);
    });
  }

  /** Ends the socket that has been without a seat for longest, so that a crowd of them keeps nobody out. Returns whether there was one. */
  #dropOldestUnseated(): boolean {
    const [oldest] = this.#unseated;
    if (oldest === undefined) return false;
    this.#unseated.delete(oldest);
    oldest.terminate();
    return true;
  }

  /** Pings one slice of the sockets, and terminates those that did not answer their last ping or are too far behind. */
  #pingSlice(): void {
    for (const client of this.#slices[this.#round++ % SLICES] ?? []) {
      if (this.#awaitingPong.has(client) || client.bufferedAmount > BACKLOG_MAX) client.terminate();
      else {
        this.#awaitingPong.add(client);
        client.sendFrames(PING);
      }
    }
  }
}

/** Refuses a request before the upgrade: a browser learns that it failed, but not why. */
function refuser(prise: Duplex, statut: 403 | 404 | 503): void {
  prise.on("error", () => prise.destroy());
  prise.end(`HTTP/1.1 ${statut} ${STATUS_CODES[statut] ?? ""}\r\nConnection: close\r\n\r\n`);
}
