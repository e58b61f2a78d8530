/** The games that this process plays, and the number that each of its writes shows: whoever plays them after it has a greater one. */
import type { LotParties } from "#db/repositories/parties-repository.ts";
import type { Ecrivain } from "../journal-par-lots.ts";
import type { Magasin } from "./magasin.ts";

export interface Baux {
  readonly codes: () => readonly string[];
  readonly de: (code: string) => number | undefined;
  noter(code: string, bail: number): void;
  /** It plays it no longer. */
  perdre(code: string): void;
}

export function createBaux(): Baux {
  const baux = new Map<string, number>();
  return {
    codes: () => [...baux.keys()],
    de: (code) => baux.get(code),
    noter: (code, bail) => void baux.set(code, bail),
    perdre: (code) => void baux.delete(code),
  };
}

/** What the journal writes with. What is not played here is not written, whatever Redis would say. */
export function createEcrivainRedis(
  magasin: Pick<Magasin, "ecrire">,
  qui: string,
  baux: Baux,
): Ecrivain {
  return {
    async ecrire({ ecrire, soirees, oublier }: LotParties) {
      const etats = new Map(ecrire.map((partie) => [partie.code, partie]));
      const finies = Map.groupBy(soirees, ({ code }) => code);
      const oubliees = new Set(oublier);
      const codes = [...new Set([...etats.keys(), ...finies.keys(), ...oubliees])];
      const ecritures = codes.flatMap((code) => {
        const bail = baux.de(code);
        if (bail === undefined) return [];
        const partie = etats.get(code) ?? null;
        const siennes = finies.get(code) ?? [];
        return [{ code, bail, partie, soirees: siennes, oubliee: oubliees.has(code) }];
      });
      const ecrites = new Set(ecritures.map(({ code }) => code));
      for (const code of await magasin.ecrire(qui, ecritures)) {
        ecrites.delete(code);
        baux.perdre(code);
      }
      for (const code of oubliees) baux.perdre(code);
      // nobody waits for what was to be forgotten
      return codes.filter((code) => !ecrites.has(code) && !oubliees.has(code));
    },
    fermer: async () => {},
  };
}
