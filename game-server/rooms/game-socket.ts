/**
 * The socket of a player. A room encodes all its patches into one reused buffer: a message copies its bytes here, or the next patch would
 * overwrite one that a slow client still waits for. A client that sends messages or control frames too fast is disconnected here, before
 * the room reads them: the framework does not count the frames, and counts messages with the clock of the room, which stands still while
 * nothing happens there.
 */
import { performance } from "node:perf_hooks";
import { WebSocket } from "ws";
import { TokenBucket } from "./token-bucket.ts";

/** The limit of surete.md, "message flood". */
const MESSAGES_PAR_SECONDE = 20;

type Envoi = Parameters<WebSocket["send"]>;
type Options = Envoi[1];
type Rappel = NonNullable<Envoi[2]>;

export class GameSocket extends WebSocket {
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

  override send(donnees: Envoi[0], options?: Options | Rappel, rappel?: Rappel): void {
    const siennes = donnees instanceof Uint8Array ? Buffer.from(donnees) : donnees;
    if (typeof options === "object") super.send(siennes, options, rappel);
    else super.send(siennes, options ?? rappel);
  }
}
