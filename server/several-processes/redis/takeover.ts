/** How a process makes a game its own, whoever had it: always under a number drawn for this, always opened at once. */
import type { Baux } from "./leases.ts";
import type { Magasin } from "./redis-store.ts";

export interface OptionsPrise {
  readonly magasin: Pick<Magasin, "prendre">;
  readonly baux: Baux;
  readonly qui: string;
  /** Up to which version of the stored games it reads: later ones are for others. */
  readonly lit: number;
  /** Opens a game whose lease this process has. */
  readonly ouvrir: (code: string) => Promise<void>;
}

/**
 * Takes a game of `de`: somebody dead, somebody who agrees (their fencing number, `accord`), or this process itself, which has it and does
 * not play it. False: it was not to be had. Rejects when nobody knows, or when it could not be opened: if it is this process's by then, it
 * finds out at its next sign of life.
 */
export type Prendre = (code: string, de: string, accord?: number) => Promise<boolean>;

export function createPrise({ magasin, baux, qui, lit, ouvrir }: OptionsPrise): Prendre {
  return (code, de, accord) =>
    baux.enMain(code, async () => {
      if (de === qui && baux.de(code) !== undefined) return false;
      const dit = accord === undefined ? {} : { accord };
      const bail = await magasin.prendre({ code, de, a: qui, lit, ...dit });
      if (bail === null) return false;
      baux.noter(code, bail);
      try {
        await ouvrir(code);
      } catch (erreur) {
        baux.perdre(code, bail);
        throw erreur;
      }
      return true;
    });
}
