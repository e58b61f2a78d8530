/** When each beat of a mini-game's move begins. Pure: no clock. mise-en-scene.md "Mini-games", decision 0103. */
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import { type TimedMark, comesAfter } from "./beats.ts";

/**
 * In their order: a breath, in which what was played is known and what came of it is not; the phone of who played has it; the TV
 * and the other phones say it; it was held long enough, and the next one plays.
 */
export const MOVE_BEATS = ["souffle", "senti", "dit", "libre"] as const;
export type MoveBeat = (typeof MOVE_BEATS)[number];

export interface MoveMark extends TimedMark {
  readonly temps: MoveBeat;
}
type MoveTimeline = readonly MoveMark[];

const noterCoup = (...debuts: readonly (readonly [MoveBeat, number])[]): MoveTimeline =>
  debuts.map(([temps, debutMs]) => ({ temps, debutMs }));

/** A breath of 1 s before the click, then the result for 1.5 s. */
export const COUP = noterCoup(["souffle", 0], ["senti", 650], ["dit", 1_000], ["libre", 2_500]);
/** For who asked for less motion: the order and the sounds, not the wait for what does not move. */
export const COUP_CALME = noterCoup(["souffle", 0], ["senti", 120], ["dit", 240], ["libre", 600]);
/** What has gone on by itself stops: that was its breath. */
export const ARRET = noterCoup(["dit", 0], ["libre", 1_500]);
export const ARRET_CALME = noterCoup(["dit", 0], ["libre", 360]);

/** How long before the others the phone of who bets sees the ball lie, in ms. */
export const AVANCE_MS = 350;
/** The heart is heard for so long before the ball lies. */
export const COEUR_MS = 1_000;

/** The beats of the last move; null when its result is shown at once, as when a player of the game has left. */
export function moveTimeline(jeu: VueMiniJeu, calme: boolean): MoveTimeline | null {
  if (jeu.abandon) return null;
  if (!MINI_JEUX[jeu.nom].vaSeul) return calme ? COUP_CALME : COUP;
  // a wheel that turns keeps everybody waiting by itself: only its stop has beats
  if (jeu.enElan) return null;
  return calme ? ARRET_CALME : ARRET;
}

/** Whether that beat has begun. */
export const moveHasReached = (temps: MoveBeat, voulu: MoveBeat): boolean =>
  !comesAfter(MOVE_BEATS, voulu, temps);
