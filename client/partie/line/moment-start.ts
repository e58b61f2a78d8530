/**
 * Since when this screen has seen the moment of its room, on its own monotonic clock. Null when the screen did not
 * see it begin: it joined, slept, was hidden or was off the line. decision 0103.
 */
import type { PhaseDeRoom } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";

/** Time after its return during which a screen cannot tell what changes now from what changed while it was away. */
const REVENU_MS = 1_000;

/** The last move of a mini-game that this screen saw made. */
export interface DernierCoupVu {
  /** `performance.now()` when the move came. */
  readonly depuis: number;
  /** The room just before the move. */
  readonly avant: Vue;
}

/** Key of the moment of a state: another step or, in local mode, the host's judgement of it makes another key. */
const cleDe = ({ phase, tour, attendJugement }: Vue): string =>
  `${phase} ${String(tour)} ${String(attendJugement)}`;

/** Key of the last move of the mini-game: another move, or the end of a throw, makes another key. */
const cleDuCoup = ({ tour, miniJeu }: Vue): string =>
  miniJeu === undefined ? "" : [tour, miniJeu.coups, miniJeu.enElan].join(" ");

export class MomentStartTracker {
  #cle = "";
  #phase: PhaseDeRoom | "" = "";
  #depuis: number | null = null;
  #lance = false;
  /** Since when this screen has been visible and connected without a break. */
  #attentif = 0;
  #vue: Vue | null = null;
  #coup: DernierCoupVu | null = null;

  /** Whether this screen saw the moment open a game. */
  get lance(): boolean {
    return this.#lance && this.#depuis !== null;
  }

  get depuis(): number | null {
    return this.#depuis;
  }

  get coup(): DernierCoupVu | null {
    return this.#coup;
  }

  /**
   * Notes a state of the room that has come.
   * @param maintenant when this state came, in ms
   */
  voir(vue: Vue, maintenant: number): void {
    this.#voirCoup(vue, maintenant);
    const cle = cleDe(vue);
    if (cle === this.#cle) return;
    const connue = this.#cle !== "";
    this.#cle = cle;
    this.#lance = vue.phase === "jeu" && this.#phase !== "jeu";
    this.#phase = vue.phase;
    this.#depuis = connue && this.#suit(maintenant) ? maintenant : null;
  }

  #voirCoup(vue: Vue, maintenant: number): void {
    const avant = this.#vue;
    this.#vue = vue;
    if (avant !== null && cleDuCoup(avant) === cleDuCoup(vue)) return;
    const joue =
      avant !== null && avant.tour === vue.tour && avant.miniJeu !== undefined && vue.miniJeu;
    this.#coup = joue && this.#suit(maintenant) ? { depuis: maintenant, avant } : null;
  }

  #suit = (maintenant: number): boolean => maintenant - this.#attentif >= REVENU_MS;

  /** Notes that this screen went to sleep, behind another page or off the line, or is back from it. */
  manquer(maintenant: number): void {
    this.#attentif = maintenant;
    this.#depuis = null;
    this.#coup = null;
  }
}
