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
      const codes = [...ecrire.map(({ code }) => code), ...oublier];
      const perdus = codes.filter((code) => baux.de(code) === undefined);
      const tenir = (code: string) => {
        const bail = baux.de(code);
        return bail === undefined ? [] : [{ code, bail }];
      };
      const refuses = await magasin.ecrire(qui, [
        ...ecrire.flatMap((partie) =>
          tenir(partie.code).map(({ code, bail }) => {
            const siennes = soirees.filter((soiree) => soiree.code === code);
            return { code, bail, partie, soirees: siennes };
          }),
        ),
        ...oublier.flatMap((code) =>
          tenir(code).map(({ bail }) => ({ code, bail, partie: null, soirees: [] })),
        ),
      ]);
      for (const code of [...refuses, ...oublier]) baux.perdre(code);
      // nobody waits for what was to be forgotten
      return [...perdus, ...refuses].filter((code) => !oublier.includes(code));
    },
    fermer: async () => {},
  };
}
