/**
 * Lets one press through for each moment of the game. The second half of a double tap is dropped; a press on the next
 * moment is not, even while the first waits for the room's disk to answer it.
 */
export class OnePressPerMoment {
  #enVol: string | null = null;

  /** Whether a press at this moment is the first; it then counts as in flight. */
  take(moment: string): boolean {
    if (this.#enVol === moment) return false;
    this.#enVol = moment;
    return true;
  }

  /** The press of this moment was answered: another one may be tried. */
  release(moment: string): void {
    if (this.#enVol === moment) this.#enVol = null;
  }
}
