/**
 * The socket of a player. A room encodes all its patches into one reused buffer: a message copies its bytes here, or the next patch would
 * overwrite one that a slow client still waits for. A client that sends too fast is disconnected here, before the room reads its message:
 * the framework counts with the clock of the room, which stands still while nothing happens there.
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
  readonly #debit = new TokenBucket(MESSAGES_PAR_SECONDE, performance.now());

  override emit(evenement: string | symbol, ...args: unknown[]): boolean {
    if (evenement !== "message" || this.#debit.take(performance.now()))
      return super.emit(evenement, ...args);
    this.terminate();
    return false;
  }

  override send(donnees: Envoi[0], options?: Options | Rappel, rappel?: Rappel): void {
    const siennes = donnees instanceof Uint8Array ? Buffer.from(donnees) : donnees;
    if (typeof options === "object") super.send(siennes, options, rappel);
    else super.send(siennes, options ?? rappel);
  }
}
