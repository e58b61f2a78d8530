/**
 * The timeline of the end: the receipt line by line, its total, the podium from the third to the first, the table.
 * Pure. mise-en-scene.md "End", decision 0110.
 */
import { type TimelineMark, isBeatAfter } from "./beats.ts";

/** The beats in their order; those of places that nobody has are left out. */
export const GAME_END_BEATS = [
  "note",
  "total",
  "tambour",
  "troisieme",
  "deuxieme",
  "premier",
  "table",
] as const;
export type GameEndBeat = (typeof GAME_END_BEATS)[number];

/** How far the end has been told. */
export interface GameEndMoment {
  readonly temps: GameEndBeat;
  /** How many lines of the receipt are printed. */
  readonly lignes: number;
}
export interface GameEndTimelineMark extends GameEndMoment, TimelineMark {}

interface Allure {
  readonly entreLignesMs: number;
  readonly totalMs: number;
  readonly tambourMs: number;
  /** How long the drum rolls, and how long each place is shown. */
  readonly durees: Readonly<Record<"tambour" | "troisieme" | "deuxieme" | "premier", number>>;
}
/** Beats of the end as in the mock-up: third place at 5.7 s, second at 6.7, first at 8.2, the table at 10.2. */
const ANIMEE: Allure = {
  entreLignesMs: 350,
  totalMs: 3_000,
  tambourMs: 4_500,
  durees: { tambour: 1_200, troisieme: 1_000, deuxieme: 1_500, premier: 2_000 },
};
/** With less motion: the same order and sounds, without waiting for motions that are not shown. */
const CALME: Allure = {
  entreLignesMs: 40,
  totalMs: 260,
  tambourMs: 320,
  durees: { tambour: 70, troisieme: 70, deuxieme: 70, premier: 120 },
};

/** The beats of places 3, 2 and 1. */
const PLACES = [
  [3, "troisieme"],
  [2, "deuxieme"],
  [1, "premier"],
] as const;

/** The end once all is told. */
export const GAME_END_FULLY_TOLD: GameEndMoment = {
  temps: "table",
  lignes: Number.POSITIVE_INFINITY,
};

/**
 * @param lignes of the receipt
 * @param places of the podium that somebody has; without any, the table follows the receipt
 * @returns null when there is nothing to tell before the table
 */
export function gameEndTimeline(
  lignes: number,
  places: readonly number[],
  calme: boolean,
): readonly GameEndTimelineMark[] | null {
  if (lignes === 0) return null;
  const { entreLignesMs, totalMs, tambourMs, durees } = calme ? CALME : ANIMEE;
  const note = Array.from({ length: lignes }, (_, i): GameEndTimelineMark => ({
    temps: "note",
    debutMs: i * entreLignesMs,
    lignes: i + 1,
  }));
  const suite: GameEndTimelineMark[] = [];
  let debutMs = tambourMs;
  const noter = (temps: GameEndBeat) => suite.push({ temps, debutMs, lignes });
  const debout = PLACES.filter(([place]) => places.includes(place));
  if (debout.length > 0) {
    noter("tambour");
    debutMs += durees.tambour;
  }
  for (const [, temps] of debout) {
    noter(temps);
    debutMs += durees[temps];
  }
  noter("table");
  return [...note, { temps: "total", debutMs: totalMs, lignes }, ...suite];
}

/** Whether the telling of the end has reached that beat. */
export const hasGameEndTellingReached = ({ temps }: GameEndMoment, voulu: GameEndBeat): boolean =>
  !isBeatAfter(GAME_END_BEATS, voulu, temps);

/** Whether that place of the podium has been told; none is before the drum. */
export function estPlaceDuPodiumDite(moment: GameEndMoment, place: number): boolean {
  const temps = PLACES.find(([autre]) => autre === place)?.[1] ?? "table";
  return hasGameEndTellingReached(moment, temps);
}
