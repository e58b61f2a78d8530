/** Seeded random numbers and quantiles for the chaos tests. */

/** Random numbers from 0 to 1, the same for the same seed, so that a test runs alike as far as clocks allow. */
export function createSeededRandom(graine: number): () => number {
  let etat = graine >>> 0 || 1;
  return () => {
    etat ^= etat << 13;
    etat ^= etat >>> 17;
    etat ^= etat << 5;
    return (etat >>> 0) / 2 ** 32;
  };
}

export const computeQuantile = (triees: readonly number[], q: number): number =>
  triees[Math.min(triees.length - 1, Math.floor(triees.length * q))] ?? 0;
