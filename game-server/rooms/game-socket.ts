/**
 * The socket of a player. A client that sends messages or control frames too fast is disconnected here, before the room reads them: the
 * framework does not count the frames, and counts messages with the clock of the room, which stands still while nothing happens there.
 */
import { performance } from "node:perf_hooks";
import type { Duplex } from "node:stream";
import { WebSocket } from "ws";
import { TokenBucket } from "./token-bucket.ts";

/** Messages, and control frames, that one client may send each second: the limit of surete.md, "message flood". */
const MESSAGES_PAR_SECONDE = 20;

export class GameSocket extends WebSocket {
  /** The connection under the socket; the transport sets it. */
  stream: Duplex | undefined;
  readonly #messages = new TokenBucket(MESSAGES_PAR_SECONDE, performance.now());
  /** Allowance of control frames, apart, so that answers to our pings do not count as messages. */
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

  /** Sends frames that several sockets share, in one write. They count in `bufferedAmount` as messages do. */
  sendFrames(frames: readonly Buffer[]): void {
    if (this.readyState !== this.OPEN) return;
    const [first, ...others] = frames;
    if (first !== undefined)
      this.stream?.write(others.length === 0 ? first : Buffer.concat(frames));
  }
}

/** A binary message as a server sends it, never masked nor compressed: RFC 6455, section 5.2. */
export function encodeBinaryFrame(message: Uint8Array): Buffer {
  const { length } = message;
  const extra = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const frame = Buffer.allocUnsafeSlow(2 + extra + length);
  frame[0] = 0x82;
  frame[1] = extra === 0 ? length : extra === 2 ? 126 : 127;
  if (extra === 2) frame.writeUInt16BE(length, 2);
  if (extra === 8) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.set(message, 2 + extra);
  return frame;
}
