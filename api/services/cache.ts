/** The last so many things that were said, by key: what is said after them makes them forgotten. */
export interface Retenus<Valeur> {
  de(cle: string): Valeur | undefined;
  noter(cle: string, valeur: Valeur): void;
}

export function createRetenus<Valeur>(combien: number): Retenus<Valeur> {
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
