/** What takes a while to read, and need not be of this very moment. */

/**
 * Reads at most once in `dureeMs`; those who ask meanwhile share what was read, or its failure.
 * @param maintenant a monotonic clock in ms
 */
export function createMemoire<Lu>(
  dureeMs: number,
  lire: () => Promise<Lu>,
  maintenant: () => number = () => performance.now(),
): () => Promise<Lu> {
  let lue: Promise<Lu> | null = null;
  let a = 0;
  return () => {
    if (lue === null || maintenant() - a >= dureeMs) {
      lue = lire();
      a = maintenant();
    }
    return lue;
  };
}
