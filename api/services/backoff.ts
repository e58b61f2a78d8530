/** Exponential backoff: each failure of a key makes its next try wait longer, before any hashing (surete "Password guessing"). */

export interface BackoffRules {
  /** Number of failures of a key without any wait. */
  readonly libres: number;
  /** Wait after the first failure beyond `libres`, doubled at each further one, in ms. */
  readonly premiereMs: number;
  /** Longest wait before a try, in ms. */
  readonly plafondMs: number;
  /** Time without a try after which a key is forgotten, in ms. */
  readonly oubliMs: number;
}

export interface LoginBackoff {
  /** Time that this key must wait before its next try, in ms; 0: no wait. */
  attente(cle: string): number;
  /** Number of failures of this key. */
  nombre(cle: string): number;
  /**
   * Counts the beginning of a try as a failure until `rendre` takes it back, so that many simultaneous tries cannot all pass
   * as the first.
   */
  compter(cle: string): void;
  /** Takes back the failure of the last try. */
  rendre(cle: string): void;
  oublier(cle: string): void;
  /** Forgets every key with this prefix. */
  oublierDebut(debut: string): void;
}

const CLES_MAX = 20_000;

interface Suivi {
  n: number;
  dernier: number;
}

/** @param maintenant a monotonic clock in ms */
export function createLoginBackoff(
  { libres, premiereMs, plafondMs, oubliMs }: BackoffRules,
  maintenant: () => number = () => performance.now(),
): LoginBackoff {
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
      // beyond the limit, the least recently tried key is forgotten
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
