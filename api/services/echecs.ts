/** Counting failures by key (an address, an account), so that guessing stops before any hashing (surete "Password guessing"). */
import { ErreurHttp } from "./erreur-http.ts";

const FENETRE_MS = 15 * 60_000;
const CLES_MAX = 20_000;

export interface Echecs {
  /** Throws 429 when this key failed too often of late. Counts the attempt: `oublier` it when it succeeds. */
  tenter(cle: string): void;
  oublier(cle: string): void;
  /** The last attempt of this key was none. */
  rendre(cle: string): void;
  /** Every key that begins so. */
  oublierDebut(debut: string): void;
}

/** @param maintenant a monotonic clock in ms */
export function creerEchecs(
  max: number,
  maintenant: () => number = () => performance.now(),
): Echecs {
  const suivis = new Map<string, { debut: number; n: number }>();
  return {
    tenter(cle) {
      const connu = suivis.get(cle);
      const suivi =
        connu !== undefined && maintenant() - connu.debut < FENETRE_MS
          ? connu
          : { debut: maintenant(), n: 0 };
      if (suivi.n >= max)
        throw new ErreurHttp(429, "Trop d’essais. Réessayez dans un quart d’heure.");
      suivi.n++;
      suivis.delete(cle);
      suivis.set(cle, suivi);
      const [plusAncienne] = suivis.keys();
      if (suivis.size > CLES_MAX && plusAncienne !== undefined) suivis.delete(plusAncienne);
    },
    oublier(cle) {
      suivis.delete(cle);
    },
    rendre(cle) {
      const suivi = suivis.get(cle);
      if (suivi !== undefined && suivi.n > 0) suivi.n--;
    },
    oublierDebut(debut) {
      for (const cle of suivis.keys()) if (cle.startsWith(debut)) suivis.delete(cle);
    },
  };
}
