/** Encodes the whole state for the clients that have just joined. */
import { SchemaSerializer } from "@colyseus/core";
import type { Schema } from "@colyseus/schema";

/**
 * Two hundred people who join together each change the state, and the framework would encode it anew for each. Here one encoding serves
 * every client that joined before it was made, until a patch goes out: the next patch holds whatever the encoding lacks.
 */
export class SharedSerializer<T extends Schema> extends SchemaSerializer<T> {
  #encoded: Uint8Array | null = null;
  #encodedAt = 0;
  #joins = 0;
  readonly #joinRanks = new WeakMap<object, number>();
  readonly #update: () => void;

  /** @param update projects the current game into the state */
  constructor(update: () => void) {
    super();
    this.#update = update;
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

  override applyPatches(...tout: Parameters<SchemaSerializer<T>["applyPatches"]>): boolean {
    this.#encoded = null;
    return super.applyPatches(...tout);
  }
}
