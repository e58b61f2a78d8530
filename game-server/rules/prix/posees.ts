/** Questions as the table counts them at the end: neither the messages of a quizz nor what was skipped. Pure. */
import type { Partie } from "../types.ts";

/** Places in the quizz of what was put to somebody, here or gone. */
export function positionsPosees({ joueurs, partis }: Partie): number[] {
  const tous = [...Object.values(joueurs), ...Object.values(partis)];
  return [...new Set(tous.flatMap(({ verdicts }) => verdicts))];
}

/**
 * Rank, from 1, of the question at that place of the quizz, or of the last one before it; 0 before the first.
 * @param posees what `positionsPosees` gives
 */
export function numeroter(posees: readonly number[], position: number): number {
  return posees.filter((posee) => posee <= position).length;
}
