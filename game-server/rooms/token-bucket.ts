/** How fast one client may speak: a budget that fills up as time passes. Pure: the caller reads a monotonic clock. */

export class TokenBucket {
  readonly #parSeconde: number;
  #reste: number;
  #lu: number;

  /** `parSeconde` messages a second, and as many at once; `now` in ms of a monotonic clock. */
  constructor(parSeconde: number, now: number) {
    this.#parSeconde = parSeconde;
    this.#reste = parSeconde;
    this.#lu = now;
  }

  /** Takes one message off the budget; false when there is none left. */
  take(now: number): boolean {
    const gagne = ((now - this.#lu) / 1000) * this.#parSeconde;
    this.#lu = now;
    this.#reste = Math.min(this.#parSeconde, this.#reste + gagne);
    if (this.#reste < 1) return false;
    this.#reste -= 1;
    return true;
  }
}
