/** What Redis says is this process's, beside what it plays. */
import type { Baux } from "./leases.ts";

export interface Recolement {
  /** Its own, and nobody plays them: the answer that gave them was lost, or they could not be opened. */
  readonly aOuvrir: readonly string[];
  /** It plays them, and somebody else has them: it slept. */
  readonly perdues: readonly (readonly [code: string, bail: number])[];
}

/**
 * Whatever was lost on the way ends here, at the next sign of life. What is under way settles itself.
 *
 * @param chez games of this process, as Redis answered
 * @param avant what it had when it asked: what came since says nothing of that answer
 */
export function recoler(
  chez: readonly string[],
  avant: ReadonlyMap<string, number>,
  baux: Pick<Baux, "de" | "occupe">,
): Recolement {
  const siennes = new Set(chez);
  const aLui = ([code, bail]: readonly [string, number]) =>
    siennes.has(code) || baux.de(code) !== bail || baux.occupe(code);
  return {
    aOuvrir: chez.filter((code) => baux.de(code) === undefined && !baux.occupe(code)),
    perdues: [...avant].filter((un) => !aLui(un)),
  };
}
