/**
 * Limits the guessing of room codes (surete, "Guessing codes"; decisions/0032). A right code always passes; an address with
 * too many wrong codes gets 429 instead of "no such room". Guests of one Wi-Fi share an address, so a clumsy guest must not
 * lock out the others.
 */
import { normalizeIP } from "@fastify/rate-limit";
import { HttpError } from "./http-error.ts";
import { createLruCache } from "./cache.ts";

const FENETRE_MS = 60_000;
const ADRESSES_MAX = 10_000;
const TROUVES_MAX = 50_000;

export interface LimitesTentativesDeCodeDeRoom {
  /** Number of wrong room codes of an address per minute before it gets 429. */
  readonly echecs: number;
  /** Number of unknown room codes that an address may try per minute: the bound on a guesser. */
  readonly regards: number;
}

/** Failures of an address over all processes, and the time until they expire. */
export interface SharedWrongCodeCount {
  readonly total: number;
  readonly resteMs: number;
}

/** Counts a failure of an address together with the other processes. */
export type CountSharedWrongCode = (adresse: string) => Promise<SharedWrongCodeCount>;

interface Suivi {
  /** End of the current minute. */
  fin: number;
  echecs: number;
  regards: number;
}

export interface RoomCodeThrottle {
  /**
   * Runs a lookup of a room that answers null when there is no such room. Throws 429 instead of null after too many
   * failures, and instead of the lookup after too many tries.
   */
  chercher<T>(adresse: string, code: string, recherche: () => Promise<T | null>): Promise<T | null>;
  /** Whether an address has found this room code before: its guests are then counted apart from a guesser. */
  connait(adresse: string, code: string): boolean;
}

/**
 * @param maintenant a monotonic clock in ms
 * @param compter counts failures over all processes, when there are several
 */
export function createRoomCodeThrottle(
  limites: LimitesTentativesDeCodeDeRoom,
  maintenant: () => number = () => performance.now(),
  compter?: CountSharedWrongCode,
): RoomCodeThrottle {
  const suivis = createLruCache<Suivi>(ADRESSES_MAX);
  const trouves = createLruCache<true>(TROUVES_MAX);
  const couple = (adresse: string, code: string) => `${normalizeIP(adresse)} ${code}`;

  function suivre(adresse: string): Suivi {
    const cle = normalizeIP(adresse);
    const connu = suivis.get(cle);
    if (connu !== undefined && maintenant() < connu.fin) return connu;
    const suivi: Suivi = { fin: maintenant() + FENETRE_MS, echecs: 0, regards: 0 };
    suivis.set(cle, suivi);
    return suivi;
  }

  /**
   * Counts a failure of the address with the other processes, and returns their total; 0 when the counter does not answer: the
   * local count is then a sufficient bound.
   */
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
      if (trouves.get(cle) === true) return recherche();
      const suivi = suivre(adresse);
      if (suivi.regards >= limites.regards) throw tropDeCodes();
      // the try is counted before the lookup of the room, so that a burst cannot exceed the limit
      suivi.regards++;
      let trouvaille;
      try {
        trouvaille = await recherche();
      } catch (erreur) {
        // the try is taken back when the lookup failed for another reason (full room, error): the code was no guess
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
      trouves.set(cle, true);
      return trouvaille;
    },
    connait: (adresse, code) => trouves.get(couple(adresse, code)) === true,
  };
}

function tropDeCodes(): HttpError {
  return new HttpError(429, "Trop de codes incorrects. Réessayez dans une minute.");
}
