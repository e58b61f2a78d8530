/** The whole state, for those who have just come in. */
import { SchemaSerializer } from "@colyseus/core";
import type { Schema } from "@colyseus/schema";

/**
 * Two hundred people who come in together each change the state, and would each have it encoded anew. What was encoded
 * for one of them serves whoever was seated by then too, as long as no patch has gone out since: the next patch has all
 * that it lacks.
 */
export class SharedSerializer<T extends Schema> extends SchemaSerializer<T> {
  #copie: Uint8Array | null = null;
  #age = 0;
  #arrivees = 0;
  readonly #rangs = new WeakMap<object, number>();
  readonly #mettreAJour: () => void;

  /** `mettreAJour` brings the state to where the game is. */
  constructor(mettreAJour: () => void) {
    super();
    this.#mettreAJour = mettreAJour;
  }

  /** This client's seat is in the state from now on. */
  addClient(client: object): void {
    this.#rangs.set(client, ++this.#arrivees);
  }

  override getFullState(client: object = {}): Uint8Array {
    const rang = this.#rangs.get(client) ?? Number.POSITIVE_INFINITY;
    if (this.#copie === null || rang > this.#age) {
      this.#mettreAJour();
      this.#copie = Uint8Array.from(super.getFullState());
      this.#age = this.#arrivees;
    }
    return this.#copie;
  }

  override applyPatches(...tout: Parameters<SchemaSerializer<T>["applyPatches"]>): boolean {
    this.#copie = null;
    return super.applyPatches(...tout);
  }
}
