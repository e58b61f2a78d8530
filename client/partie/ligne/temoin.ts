/**
 * Since when this screen has seen the moment of its room, on its own monotonic clock: null when it did not see it begin, because
 * it came in, slept, was hidden or was off the line. decision 0103.
 */
import type { Phase } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";

/** A screen that is back for less than this cannot tell what changes from what has changed meanwhile. */
const REVENU_MS = 1_000;

/** What makes a moment another one: its step and, in local mode, the host's judgement of it. */
const cleDe = ({ phase, tour, attendJugement }: Vue): string =>
  `${phase} ${String(tour)} ${String(attendJugement)}`;

export class Temoin {
  #cle = "";
  #phase: Phase | "" = "";
  #depuis: number | null = null;
  #lance = false;
  /** When it began to look without a break. */
  #attentif = 0;

  /** The moment opened a game, before its eyes. */
  get lance(): boolean {
    return this.#lance && this.#depuis !== null;
  }

  get depuis(): number | null {
    return this.#depuis;
  }

  /** A state has come, at `maintenant` ms. */
  voir(vue: Vue, maintenant: number): void {
    const cle = cleDe(vue);
    if (cle === this.#cle) return;
    const connue = this.#cle !== "";
    this.#cle = cle;
    this.#lance = vue.phase === "jeu" && this.#phase !== "jeu";
    this.#phase = vue.phase;
    this.#depuis = connue && maintenant - this.#attentif >= REVENU_MS ? maintenant : null;
  }

  /** It is back from a sleep, from behind another page, or on the line again; or it goes there. */
  manquer(maintenant: number): void {
    this.#attentif = maintenant;
    this.#depuis = null;
  }
}
