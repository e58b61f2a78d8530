/**
 * A player's socket. A room encodes all its patches into one buffer and hands each out without a copy: a client that is
 * behind would find the next patch written over the one it still waits for. Here a message keeps its own bytes. And a
 * client that speaks too fast is cut here, before the room hears it: the framework counts with the room's wall clock,
 * which stands still in a room where nothing happens.
 */
import { performance } from "node:perf_hooks";
import { WebSocket } from "ws";
import { TokenBucket } from "./token-bucket.ts";

/** surete.md, "message flood". */
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
