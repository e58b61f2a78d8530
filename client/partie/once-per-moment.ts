/**
 * One press for one moment of the game. The second half of a double tap is dropped; a press on what has come since is not,
 * even while the first waits for the room's disk to answer it.
 */
export class OncePerMoment {
  #enVol: string | null = null;

  /** Whether a press at this moment is the first; it is in flight from now on. */
  take(moment: string): boolean {
    if (this.#enVol === moment) return false;
    this.#enVol = moment;
    return true;
  }

  /** The press of this moment was answered: it may be tried again. */
  release(moment: string): void {
    if (this.#enVol === moment) this.#enVol = null;
  }
}
