/** When a cut line is tried again: jeu §4 "Socket", 1 to 5 s, for ever. Pure. */

const ESSAI_MIN_MS = 1_000;
const ESSAI_MAX_MS = 5_000;
/** Delay of the first try: a short Wi-Fi fault is over before anybody has noticed. */
const PREMIER_MS = 100;
/** For so long, tries stay close together: after a server restart, everybody is back within a second or two. */
const SERRES_MS = 15_000;
const CROISSANCE = 1.5;
/** Random part of each delay, so that a restarted server is not stormed. */
const ETALEMENT = 0.3;

/** The delays of one cut, from its first try to the one that succeeds. */
export class ReconnectDelays {
  #depuis: number | null = null;
  #longs = 0;

  /**
   * @param now a monotonic clock, in ms
   * @param sort drawn from 0 to 1
   * @returns milliseconds until the next try
   */
  next(now: number, sort: number): number {
    const etaler = (ms: number) => Math.min(ESSAI_MAX_MS, ms * (1 + ETALEMENT * sort));
    if (this.#depuis === null) {
      this.#depuis = now;
      return etaler(PREMIER_MS);
    }
    if (now - this.#depuis < SERRES_MS) return etaler(ESSAI_MIN_MS);
    this.#longs++;
    return etaler(ESSAI_MIN_MS * CROISSANCE ** this.#longs);
  }

  /** Notes that the line is back: the next cut begins its delays anew. */
  reset(): void {
    this.#depuis = null;
    this.#longs = 0;
  }
}
