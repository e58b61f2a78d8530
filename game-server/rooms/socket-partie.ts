/**
 * A player's socket. A room encodes all its patches into one buffer and hands each out without a copy: a client that is
 * behind would find the next patch written over the one it still waits for. Here a message keeps its own bytes.
 */
import { WebSocket } from "ws";

type Envoi = Parameters<WebSocket["send"]>;
type Options = Envoi[1];
type Rappel = NonNullable<Envoi[2]>;

export class SocketPartie extends WebSocket {
  override send(donnees: Envoi[0], options?: Options | Rappel, rappel?: Rappel): void {
    const siennes = donnees instanceof Uint8Array ? Buffer.from(donnees) : donnees;
    if (typeof options === "object") super.send(siennes, options, rappel);
    else super.send(siennes, options ?? rappel);
  }
}
