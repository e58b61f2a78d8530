/** A token bucket: how fast one client may send messages. Pure: the caller reads a monotonic clock. */

export class TokenBucket {
  readonly #perSecond: number;
  #tokens: number;
  #readAt: number;

  /** Allows `perSecond` messages a second, and as many at once; `now` in ms of a monotonic clock. */
  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#tokens = perSecond;
    this.#readAt = now;
  }

  /** Takes one token; false when there is none left. */
  take(now: number): boolean {
    const gained = ((now - this.#readAt) / 1000) * this.#perSecond;
    this.#readAt = now;
    this.#tokens = Math.min(this.#perSecond, this.#tokens + gained);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
