/**
 * Storage promised to what is still on its way (decisions-plateforme "Media"): two files sent at once cannot both take the last of an
 * account's room. In memory: what was on its way when the server stopped never arrives.
 */

export interface Reservation {
  /** Asks for so many bytes in all, instead of what was asked before. False, and nothing changes, when there is no such room. */
  porter(octets: number): boolean;
  rendre(): void;
}

export interface Reserve {
  /** Nothing yet: null when the account sends too many files at once. */
  ouvrir(compte: string): Reservation | null;
}

/**
 * @param pris bytes that an account's files take already
 * @param max bytes of an account
 * @param enMemeTemps files that an account may send at once
 */
export function createReserve(
  pris: (compte: string) => number,
  max: number,
  enMemeTemps: number,
): Reserve {
  const parCompte = new Map<string, { envois: number; octets: number }>();
  return {
    ouvrir(compte) {
      const total = parCompte.get(compte) ?? { envois: 0, octets: 0 };
      if (total.envois >= enMemeTemps) return null;
      total.envois++;
      parCompte.set(compte, total);
      let [mien, ouverte] = [0, true];
      return {
        porter(octets) {
          const autres = total.octets - mien;
          if (octets > mien && pris(compte) + autres + octets > max) return false;
          total.octets = autres + octets;
          mien = octets;
          return true;
        },
        rendre() {
          if (!ouverte) return;
          ouverte = false;
          total.octets -= mien;
          total.envois--;
          if (total.envois === 0) parCompte.delete(compte);
        },
      };
    },
  };
}
