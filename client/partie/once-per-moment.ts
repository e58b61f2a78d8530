/**
 * Lets one press through for each moment of the game. The second half of a double tap is dropped; a press on the next
 * moment is not, even while the first waits for the room's disk to answer it.
 */
export class OnePressPerMoment {
  #enVol: string | null = null;

  /** Takes a press at this moment: true, and in flight until `release`, unless a press of the same moment is in flight already. */
  take(moment: string): boolean {
    if (this.#enVol === moment) return false;
    this.#enVol = moment;
    return true;
  }

  /** Notes that the press of this moment was answered: another one may be tried. */
  release(moment: string): void {
    if (this.#enVol === moment) this.#enVol = null;
  }
}
