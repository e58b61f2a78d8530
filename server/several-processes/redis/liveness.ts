/** Whether the others still believe that this process lives, as far as it knows itself. */

export interface Souffle {
  /** A sign of life was heard. */
  noter(): void;
  /** False before the first one, and when the last one is no longer believed: what is to be stored would not be. */
  entendu(): boolean;
}

/**
 * @param vieMs how long a sign is believed
 * @param maintenant a monotonic clock in ms
 */
export function createSouffle(vieMs: number, maintenant = () => performance.now()): Souffle {
  let dernier = Number.NEGATIVE_INFINITY;
  return {
    noter: () => void (dernier = maintenant()),
    entendu: () => maintenant() - dernier <= vieMs,
  };
}
