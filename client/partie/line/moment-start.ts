/**
 * Since when this screen has seen the moment of its room, on its own monotonic clock: null when it did not see it begin, because
 * it came in, slept, was hidden or was off the line. decision 0103.
 */
import type { Phase } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";

/** A screen that is back for less than this cannot tell what changes from what has changed meanwhile. */
const REVENU_MS = 1_000;

/** The last move of a mini-game that this screen saw made. */
export interface CoupVu {
  /** `performance.now()` when it came. */
  readonly depuis: number;
  /** The room just before it. */
  readonly avant: Vue;
}

/** What makes a moment another one: its step and, in local mode, the host's judgement of it. */
const cleDe = ({ phase, tour, attendJugement }: Vue): string =>
  `${phase} ${String(tour)} ${String(attendJugement)}`;

/** Changes with each move of a mini-game, and when what goes on by itself stops. */
const cleDuCoup = ({ tour, miniJeu }: Vue): string =>
  miniJeu === undefined ? "" : [tour, miniJeu.coups, miniJeu.enElan].join(" ");

export class MomentStart {
  #cle = "";
  #phase: Phase | "" = "";
  #depuis: number | null = null;
  #lance = false;
  /** When it began to look without a break. */
  #attentif = 0;
  #vue: Vue | null = null;
  #coup: CoupVu | null = null;

  /** The moment opened a game, before its eyes. */
  get lance(): boolean {
    return this.#lance && this.#depuis !== null;
  }

  get depuis(): number | null {
    return this.#depuis;
  }

  get coup(): CoupVu | null {
    return this.#coup;
  }

  /** A state has come, at `maintenant` ms. */
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

  /** It is back from a sleep, from behind another page, or on the line again; or it goes there. */
  manquer(maintenant: number): void {
    this.#attentif = maintenant;
    this.#depuis = null;
    this.#coup = null;
  }
}
