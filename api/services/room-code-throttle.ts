/**
 * Guessing room codes (surete, "Guessing codes"; decisions/0032). A right code always passes; an address that was wrong too
 * often is told so instead of "no", and may look at so many codes a minute in all. Thirty guests behind one Wi-Fi share an
 * address: one clumsy or malicious guest must not lock the others out, nor find the codes of other bars.
 */
import { normalizeIP } from "@fastify/rate-limit";
import { HttpError } from "./http-error.ts";
import { createLruCache } from "./cache.ts";

const FENETRE_MS = 60_000;
const ADRESSES_MAX = 10_000;
const TROUVES_MAX = 50_000;

export interface LimitesCodes {
  /** Wrong codes a minute. */
  readonly echecs: number;
  /** Codes that are not known to be right, looked at in a minute: what bounds a guesser. */
  readonly regards: number;
}

/** Failures of an address, wherever it knocked, and until when they count. */
export interface SharedFailures {
  readonly total: number;
  readonly resteMs: number;
}

/** Adds one to those of an address, which other doors count too. */
export type CountFailure = (adresse: string) => Promise<SharedFailures>;

interface Suivi {
  /** When its minute is over. */
  fin: number;
  echecs: number;
  regards: number;
}

export interface RoomCodeThrottle {
  /**
   * Runs a look-up that answers null when there is no such room. Throws a 429 instead of the null when this address failed
   * too often, and in place of the look-up when it looked too often.
   */
  chercher<T>(adresse: string, code: string, recherche: () => Promise<T | null>): Promise<T | null>;
  /** Whether this address has found this code already: its guests have nothing to do with who guesses beside them. */
  connait(adresse: string, code: string): boolean;
}

/**
 * @param maintenant a monotonic clock in ms
 * @param compter when there are other doors to the same rooms: each failure is told, and what they count together is heard
 */
export function createRoomCodeThrottle(
  limites: LimitesCodes,
  maintenant: () => number = () => performance.now(),
  compter?: CountFailure,
): RoomCodeThrottle {
  const suivis = createLruCache<Suivi>(ADRESSES_MAX);
  const trouves = createLruCache<true>(TROUVES_MAX);
  const couple = (adresse: string, code: string) => `${normalizeIP(adresse)} ${code}`;

  function suivre(adresse: string): Suivi {
    const cle = normalizeIP(adresse);
    const connu = suivis.de(cle);
    if (connu !== undefined && maintenant() < connu.fin) return connu;
    const suivi: Suivi = { fin: maintenant() + FENETRE_MS, echecs: 0, regards: 0 };
    suivis.noter(cle, suivi);
    return suivi;
  }

  /** How many there are at all the doors. Nobody there: what is counted here is bound enough for a while. */
  async function apprendre(suivi: Suivi, adresse: string): Promise<number> {
    const ensemble = await compter?.(normalizeIP(adresse)).catch(() => null);
    if (ensemble === undefined || ensemble === null) return 0;
    suivi.echecs = Math.max(suivi.echecs, ensemble.total);
    suivi.regards = Math.max(suivi.regards, ensemble.total);
    suivi.fin = Math.max(suivi.fin, maintenant() + ensemble.resteMs);
    return ensemble.total;
  }

  return {
    async chercher(adresse, code, recherche) {
      const cle = couple(adresse, code);
      if (trouves.de(cle) === true) return recherche();
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
        const ici = ++suivi.echecs;
        const ensemble = await apprendre(suivi, adresse);
        if (Math.max(ici, ensemble) > limites.echecs) throw tropDeCodes();
        return null;
      }
      suivi.regards--;
      trouves.noter(cle, true);
      return trouvaille;
    },
    connait: (adresse, code) => trouves.de(couple(adresse, code)) === true,
  };
}

function tropDeCodes(): HttpError {
  return new HttpError(429, "Trop de codes incorrects. Réessayez dans une minute.");
}
