/**
 * The socket of a player. A client that sends messages or control frames too fast is disconnected here, before the room reads them: the
 * framework does not count the frames, and counts messages with the clock of the room, which stands still while nothing happens there.
 */
import { performance } from "node:perf_hooks";
import type { Duplex } from "node:stream";
import { WebSocket } from "ws";
import { TokenBucket } from "./token-bucket.ts";

/** The limit of surete.md, "message flood". */
const MESSAGES_PAR_SECONDE = 20;

export class GameSocket extends WebSocket {
  /** The connection under the socket; the transport sets it. */
  stream: Duplex | undefined;
  readonly #messages = new TokenBucket(MESSAGES_PAR_SECONDE, performance.now());
  /** Control frames: the answers to our pings must take nothing from the messages of a person. */
  readonly #controls = new TokenBucket(MESSAGES_PAR_SECONDE, performance.now());

  override emit(evenement: string | symbol, ...args: unknown[]): boolean {
    if (this.#bucketOf(evenement)?.take(performance.now()) ?? true)
      return super.emit(evenement, ...args);
    this.terminate();
    return false;
  }

  #bucketOf(event: string | symbol): TokenBucket | null {
    if (event === "message") return this.#messages;
    return event === "ping" || event === "pong" ? this.#controls : null;
  }

  /** Sends several messages in one write, which costs the server a fraction of as many. */
  sendTogether(messages: readonly Uint8Array[]): void {
    this.stream?.cork();
    for (const message of messages) this.send(message, { binary: true });
    this.stream?.uncork();
  }
}
