/** The base of every timeline of beats. Pure: no clock. decision 0103. */

export interface TimelineMark {
  /** When the beat begins, in ms from the beginning of the timeline. */
  readonly debutMs: number;
}

/** The last mark that has begun at `ms`; before the first mark, the first. */
export function lastMarkBegunAt<M extends TimelineMark>(
  marques: readonly M[],
  ms: number,
): M | undefined {
  let courante = marques[0];
  for (const marque of marques) if (marque.debutMs <= ms) courante = marque;
  return courante;
}

/** Whether one beat comes after another in this order. */
export const isBeatAfter = <T>(ordre: readonly T[], un: T, autre: T): boolean =>
  ordre.indexOf(un) > ordre.indexOf(autre);
