/**
 * Guessing room codes (surete, "Guessing codes"; decisions/0032). A right code always passes; an address that was wrong too
 * often is told so instead of "no", and may look at so many codes a minute in all. Thirty guests behind one Wi-Fi share an
 * address: one clumsy or malicious guest must not lock the others out, nor find the codes of other bars.
 */
import { normalizeIP } from "@fastify/rate-limit";
import { ErreurHttp } from "./erreur-http.ts";

const FENETRE_MS = 60_000;
const ADRESSES_MAX = 10_000;
const TROUVES_MAX = 50_000;

export interface LimitesCodes {
  /** Wrong codes a minute. */
  readonly echecs: number;
  /** Codes that are not known to be right, looked at in a minute: what bounds a guesser. */
  readonly regards: number;
}

interface Suivi {
  /** When the minute began. */
  debut: number;
  echecs: number;
  regards: number;
}

export interface EssaisDeCode {
  /**
   * Runs a look-up that answers null when there is no such room. Throws a 429 instead of the null when this address failed
   * too often, and in place of the look-up when it looked too often.
   */
  chercher<T>(adresse: string, code: string, recherche: () => Promise<T | null>): Promise<T | null>;
  /** Whether this address has found this code already: its guests have nothing to do with who guesses beside them. */
  connait(adresse: string, code: string): boolean;
}

/** @param maintenant a monotonic clock in ms */
export function createEssaisDeCode(
  limites: LimitesCodes,
  maintenant: () => number = () => performance.now(),
): EssaisDeCode {
  const suivis = new Map<string, Suivi>();
  const trouves = new Set<string>();
  const couple = (adresse: string, code: string) => `${normalizeIP(adresse)} ${code}`;

  function suivre(adresse: string): Suivi {
    const cle = normalizeIP(adresse);
    const connu = suivis.get(cle);
    if (connu !== undefined && maintenant() - connu.debut < FENETRE_MS) return connu;
    const suivi: Suivi = { debut: maintenant(), echecs: 0, regards: 0 };
    suivis.delete(cle);
    suivis.set(cle, suivi);
    const [plusAncienne] = suivis.keys();
    if (suivis.size > ADRESSES_MAX && plusAncienne !== undefined) suivis.delete(plusAncienne);
    return suivi;
  }

  function retenir(cle: string): void {
    trouves.delete(cle);
    trouves.add(cle);
    const [plusAncien] = trouves;
    if (trouves.size > TROUVES_MAX && plusAncien !== undefined) trouves.delete(plusAncien);
  }

  return {
    async chercher(adresse, code, recherche) {
      const cle = couple(adresse, code);
      if (trouves.has(cle)) return recherche();
      const suivi = suivre(adresse);
      if (suivi.regards >= limites.regards) throw tropDeCodes();
      // counted before it is known, so that a burst looks at no more than a queue
      suivi.regards++;
      let trouvaille;
      try {
        trouvaille = await recherche();
      } catch (erreur) {
        // the room is there, and does not want them, or something broke: nobody guessed
        suivi.regards--;
        throw erreur;
      }
      if (trouvaille === null) {
        suivi.echecs++;
        if (suivi.echecs > limites.echecs) throw tropDeCodes();
        return null;
      }
      suivi.regards--;
      retenir(cle);
      return trouvaille;
    },
    connait: (adresse, code) => trouves.has(couple(adresse, code)),
  };
}

function tropDeCodes(): ErreurHttp {
  return new ErreurHttp(429, "Trop de codes incorrects. Réessayez dans une minute.");
}
