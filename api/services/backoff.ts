/** Counting failures by key, each one making the next try wait longer: guessing slows down before any hashing (surete "Password guessing"). */

export interface BackoffRules {
  /** Failures that cost nothing. */
  readonly libres: number;
  /** Wait after the first one that does, then twice as long each time, in ms. */
  readonly premiereMs: number;
  /** The longest wait. */
  readonly plafondMs: number;
  /** Without a try for so long, all is forgotten. */
  readonly oubliMs: number;
}

export interface Backoff {
  /** How long this key has to wait before its next try, in ms; 0: it may try now. */
  attente(cle: string): number;
  /** Of how many failures it is accused. */
  nombre(cle: string): number;
  /** A try begins, and is a failure unless it is given back: many at once cannot all pass for the first. */
  compter(cle: string): void;
  /** The last try of this key was no failure. */
  rendre(cle: string): void;
  oublier(cle: string): void;
  /** Every key that begins so. */
  oublierDebut(debut: string): void;
}

const CLES_MAX = 20_000;

interface Suivi {
  n: number;
  dernier: number;
}

/** @param maintenant a monotonic clock in ms */
export function createBackoff(
  { libres, premiereMs, plafondMs, oubliMs }: BackoffRules,
  maintenant: () => number = () => performance.now(),
): Backoff {
  const suivis = new Map<string, Suivi>();
  const suivre = (cle: string): Suivi => {
    const suivi = suivis.get(cle);
    if (suivi !== undefined && maintenant() - suivi.dernier < oubliMs) return suivi;
    return { n: 0, dernier: Number.NEGATIVE_INFINITY };
  };
  return {
    attente(cle) {
      const { n, dernier } = suivre(cle);
      if (n < libres) return 0;
      const delai = Math.min(plafondMs, premiereMs * 2 ** (n - libres));
      return Math.max(0, dernier + delai - maintenant());
    },
    nombre: (cle) => suivre(cle).n,
    compter(cle) {
      const { n } = suivre(cle);
      // the least recently tried goes first when there are too many
      suivis.delete(cle);
      suivis.set(cle, { n: n + 1, dernier: maintenant() });
      const [plusAncienne] = suivis.keys();
      if (suivis.size > CLES_MAX && plusAncienne !== undefined) suivis.delete(plusAncienne);
    },
    rendre(cle) {
      const suivi = suivis.get(cle);
      if (suivi !== undefined && suivi.n > 0) suivi.n--;
    },
    oublier(cle) {
      suivis.delete(cle);
    },
    oublierDebut(debut) {
      for (const cle of suivis.keys()) if (cle.startsWith(debut)) suivis.delete(cle);
    },
  };
}
