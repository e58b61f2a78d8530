/** The timeline of a mini-game's move. Pure: no clock. mise-en-scene.md "Mini-games", decision 0103. */
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import { type TimelineMark, isBeatAfter } from "./beats.ts";

/**
 * The beats of a move, in their order: the move is known but not its outcome; the phone of the player has the outcome; the slate and the
 * other phones have it; it was held long enough, and the next player plays.
 */
export const MINI_GAME_MOVE_BEATS = ["souffle", "senti", "dit", "libre"] as const;
export type MiniGameMoveBeat = (typeof MINI_GAME_MOVE_BEATS)[number];

export interface MiniGameMoveTimelineMark extends TimelineMark {
  readonly temps: MiniGameMoveBeat;
}
type MoveTimeline = readonly MiniGameMoveTimelineMark[];

const noterCoup = (...debuts: readonly (readonly [MiniGameMoveBeat, number])[]): MoveTimeline =>
  debuts.map(([temps, debutMs]) => ({ temps, debutMs }));

/** Timeline of a move: 1 s before the outcome, then the outcome for 1.5 s. */
export const COUP_DE_MINI_JEU_TIMELINE = noterCoup(
  ["souffle", 0],
  ["senti", 650],
  ["dit", 1_000],
  ["libre", 2_500],
);
/** With less motion: the same order and sounds, without waiting for motions that are not shown. */
export const COUP_DE_MINI_JEU_TIMELINE_REDUCED_MOTION = noterCoup(
  ["souffle", 0],
  ["senti", 120],
  ["dit", 240],
  ["libre", 600],
);
/** Timeline of the end of the gamble's throw, which was suspense enough: the outcome at once. */
export const FIN_DE_LANCER_GAMBLE_TIMELINE = noterCoup(["dit", 0], ["libre", 1_500]);
export const FIN_DE_LANCER_GAMBLE_TIMELINE_REDUCED_MOTION = noterCoup(["dit", 0], ["libre", 360]);

/** How long before the other screens the phone of the player who bets sees the ball stop, in ms. */
export const AVANCE_DU_TELEPHONE_DU_PARIEUR_MS = 350;
/** How long before the ball stops the sound of a beating heart is played, in ms. */
export const COEUR_AVANT_ARRET_DE_BILLE_MS = 1_000;

/**
 * The timeline of the move that has just been made; null when its outcome is shown at once, as when a player it
 * needed has left.
 */
export function miniGameMoveTimeline(jeu: VueMiniJeu, calme: boolean): MoveTimeline | null {
  if (jeu.abandon) return null;
  if (!MINI_JEUX[jeu.nom].vaSeul)
    return calme ? COUP_DE_MINI_JEU_TIMELINE_REDUCED_MOTION : COUP_DE_MINI_JEU_TIMELINE;
  // the gamble's throw needs no other suspense than its rolling ball
  if (jeu.enElan) return null;
  return calme ? FIN_DE_LANCER_GAMBLE_TIMELINE_REDUCED_MOTION : FIN_DE_LANCER_GAMBLE_TIMELINE;
}

/** Whether the telling of a mini-game's move has reached that beat. */
export const hasMiniGameMoveReached = (temps: MiniGameMoveBeat, voulu: MiniGameMoveBeat): boolean =>
  !isBeatAfter(MINI_GAME_MOVE_BEATS, voulu, temps);
