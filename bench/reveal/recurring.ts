/** Late frames that recur at the same moment of most runs; a frame that is late once is the machine's. */
import { computeMedian } from "../load/measure.ts";
import type { LateAnimationFrame } from "./frames.ts";

/** Late frames of two runs belong to one moment when they begin this close to each other. */
const MEME_MOMENT_MS = 150;

/** A moment at which most of the runs have a late frame. */
export interface RecurringLateFrame {
  readonly debutMs: number;
  /** The median of the late frames, in ms. */
  readonly ms: number;
  readonly fois: number;
}

/** The part of a reading that is used here. */
interface Racontee {
  readonly tardives: readonly Pick<LateAnimationFrame, "debutMs" | "ms">[];
}

/**
 * The recurring late frames of several runs of the same sequence, in the order of time. With a single run, all of its
 * late frames.
 */
export function findRecurringLateFrames(
  releves: readonly Racontee[],
): readonly RecurringLateFrame[] {
  const toutes = releves
    .flatMap(({ tardives }, tour) => tardives.map(({ debutMs, ms }) => ({ tour, debutMs, ms })))
    .toSorted((a, b) => a.debutMs - b.debutMs);
  const moments: (typeof toutes)[] = [];
  for (const une of toutes) {
    const moment = moments.at(-1);
    const premiere = moment?.[0];
    // two late frames of one run are two moments
    const seconde = moment?.some(({ tour }) => tour === une.tour) ?? false;
    if (
      moment !== undefined &&
      premiere !== undefined &&
      !seconde &&
      une.debutMs - premiere.debutMs <= MEME_MOMENT_MS
    )
      moment.push(une);
    else moments.push([une]);
  }
  return moments
    .filter((moment) => moment.length > releves.length / 2)
    .map((moment) => ({
      debutMs: computeMedian(moment.map(({ debutMs }) => debutMs)),
      ms: computeMedian(moment.map(({ ms }) => ms)),
      fois: moment.length,
    }));
}
