/** Least-recently-used cache with a maximum number of entries. */
export interface LruCache<Valeur> {
  de(cle: string): Valeur | undefined;
  noter(cle: string, valeur: Valeur): void;
}

export function createLruCache<Valeur>(combien: number): LruCache<Valeur> {
  const retenus = new Map<string, Valeur>();
  return {
    de: (cle) => retenus.get(cle),
    noter(cle, valeur) {
      retenus.delete(cle);
      retenus.set(cle, valeur);
      const [plusAncien] = retenus.keys();
      if (retenus.size > combien && plusAncien !== undefined) retenus.delete(plusAncien);
    },
  };
}

/**
 * Cache of one value: `lire` runs at most once in `dureeMs`, and simultaneous callers share its result or its failure.
 * @param maintenant a monotonic clock in ms
 */
export function memoizeForDuration<Lu>(
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
