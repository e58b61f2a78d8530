/** The last so many things that were said, by key: what is said after them makes them forgotten. */
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

/** What takes a while to read, and need not be of this very moment. */

/**
 * Reads at most once in `dureeMs`; those who ask meanwhile share what was read, or its failure.
 * @param maintenant a monotonic clock in ms
 */
export function createTimedCache<Lu>(
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
