/** When a cut line is tried again: jeu §4 "Socket", 1 to 5 s, for ever. Pure. */

const ESSAI_MIN_MS = 1_000;
const ESSAI_MAX_MS = 5_000;
/** A flap of the Wi-Fi is over before anybody has noticed. */
const PREMIER_MS = 100;
/** A restart of the server: everybody is back within a second or two of it. */
const SERRES_MS = 15_000;
const CROISSANCE = 1.5;
/** A little apart from the others, so that a restarted server is not stormed. */
const ETALEMENT = 0.3;

/** The tries of one cut, from the first to the one that succeeds. */
export class ReconnectDelays {
  #depuis: number | null = null;
  #longs = 0;

  /** Milliseconds until the next try. `now`: a monotonic clock, in ms; `sort`: from 0 to 1, drawn. */
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

  /** The line is there again. */
  reset(): void {
    this.#depuis = null;
    this.#longs = 0;
  }
}
