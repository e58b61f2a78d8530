/** When each beat of the end begins: the receipt line by line, its total, the podium from the third to the first, the table. Pure. mise-en-scene.md "End", decision 0110. */
import { type TimedMark, comesAfter } from "./beats.ts";

/** In their order; the places that nobody has are left out. */
export const END_BEATS = [
  "note",
  "total",
  "tambour",
  "troisieme",
  "deuxieme",
  "premier",
  "table",
] as const;
export type EndBeat = (typeof END_BEATS)[number];

/** Where the end is. */
export interface EndMoment {
  readonly temps: EndBeat;
  /** Lines of the receipt that are printed. */
  readonly lignes: number;
}
export interface EndMark extends EndMoment, TimedMark {}

interface Allure {
  readonly entreLignesMs: number;
  readonly totalMs: number;
  readonly tambourMs: number;
  /** How long the drum rolls, and each place is looked at, before what follows. */
  readonly durees: Readonly<Record<"tambour" | "troisieme" | "deuxieme" | "premier", number>>;
}
/** As it was drawn: third at 5.7 s, second at 6.7, first at 8.2, the table at 10.2. */
const ANIMEE: Allure = {
  entreLignesMs: 350,
  totalMs: 3_000,
  tambourMs: 4_500,
  durees: { tambour: 1_200, troisieme: 1_000, deuxieme: 1_500, premier: 2_000 },
};
/** For who asked for less motion: the order and the sounds, not the wait for what does not move. */
const CALME: Allure = {
  entreLignesMs: 40,
  totalMs: 260,
  tambourMs: 320,
  durees: { tambour: 70, troisieme: 70, deuxieme: 70, premier: 120 },
};

/** Of the places: 1, 2, 3. */
const PLACES = [
  [3, "troisieme"],
  [2, "deuxieme"],
  [1, "premier"],
] as const;

/** All is told. */
export const END_TOLD: EndMoment = { temps: "table", lignes: Number.POSITIVE_INFINITY };

/**
 * Null when there is nothing to tell before the table.
 * @param lignes of the receipt
 * @param places of the podium that somebody has; without any, the table follows the receipt
 */
export function endTimeline(
  lignes: number,
  places: readonly number[],
  calme: boolean,
): readonly EndMark[] | null {
  if (lignes === 0) return null;
  const { entreLignesMs, totalMs, tambourMs, durees } = calme ? CALME : ANIMEE;
  const note = Array.from({ length: lignes }, (_, i): EndMark => ({
    temps: "note",
    debutMs: i * entreLignesMs,
    lignes: i + 1,
  }));
  const suite: EndMark[] = [];
  let debutMs = tambourMs;
  const noter = (temps: EndBeat) => suite.push({ temps, debutMs, lignes });
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

/** Whether that beat of the end has begun. */
export const endHasReached = ({ temps }: EndMoment, voulu: EndBeat): boolean =>
  !comesAfter(END_BEATS, voulu, temps);

/** Whether that place of the podium has been told; none before the drum. */
export function placeDite(moment: EndMoment, place: number): boolean {
  const temps = PLACES.find(([autre]) => autre === place)?.[1] ?? "table";
  return endHasReached(moment, temps);
}
