/** Encodes the whole state for the clients that have just joined, and its patches for all; some clients get a patch later than others. */
import { type Client, ClientState, Protocol, SchemaSerializer } from "@colyseus/core";
import type { Schema } from "@colyseus/schema";
import { encodeBinaryFrame, GameSocket } from "./game-socket.ts";

/**
 * One encoding of the state serves every client that joined before it was made, until a patch goes out: the next patch holds whatever the
 * encoding lacks. The framework would encode the state anew for each of two hundred people who join together, since each changes it.
 */
export class SharedSerializer<T extends Schema> extends SchemaSerializer<T> {
  #encoded: Uint8Array | null = null;
  #encodedAt = 0;
  #joins = 0;
  readonly #joinRanks = new WeakMap<object, number>();
  readonly #update: () => void;
  /** For each client, the patches that it has not been sent yet, the oldest first. */
  readonly #held = new WeakMap<object, Buffer[]>();
  readonly #mayWait: (client: Client) => boolean;

  /**
   * @param update projects the current game into the state
   * @param mayWait whether a client may get the present patch with a later one
   */
  constructor(update: () => void, mayWait: (client: Client) => boolean) {
    super();
    this.#update = update;
    this.#mayWait = mayWait;
  }

  /** Records that the state has the seat of this client from now on. */
  addClient(client: object): void {
    this.#joinRanks.set(client, ++this.#joins);
  }

  override getFullState(client: object = {}): Uint8Array {
    const rank = this.#joinRanks.get(client) ?? Number.POSITIVE_INFINITY;
    if (this.#encoded === null || rank > this.#encodedAt) {
      this.#update();
      this.#encoded = Uint8Array.from(super.getFullState());
      this.#encodedAt = this.#joins;
    }
    return this.#encoded;
  }

  /** Sends what has changed, and what a client was still to be sent; returns whether anything has changed. */
  override applyPatches(clients: Client[]): boolean {
    this.#encoded = null;
    // without a client nothing is encoded
    if (clients.length === 0) return super.applyPatches(clients);
    const patch = this.#encodePatch();
    for (const client of clients) {
      if (client.state !== ClientState.JOINED) continue;
      const patches = this.#held.get(client) ?? [];
      if (patch !== null) patches.push(patch);
      if (patches.length === 0) continue;
      if (this.#mayWait(client)) this.#held.set(client, patches);
      else {
        this.#held.delete(client);
        if (client.ref instanceof GameSocket) client.ref.sendFrames(patches);
      }
    }
    return patch !== null;
  }

  /**
   * The changes as a frame for everybody, null without any. It is a copy, because the encoder writes the next changes over its own buffer
   * while a slow client still waits for these.
   */
  #encodePatch(): Buffer | null {
    const { encoder } = this;
    if (!encoder.hasChanges) return null;
    this.needFullEncode = true;
    encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
    const frame = encodeBinaryFrame(encoder.encode({ offset: 1 }));
    encoder.discardChanges();
    return frame;
  }
}
