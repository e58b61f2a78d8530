/**
 * Guessing room codes (surete, "Guessing codes"): so many wrong ones a minute and per address, then nothing more is told
 * to that address until the minute is over. Only failures count, and a code that this address already found stays open
 * to it: thirty guests behind one Wi-Fi share an address, and one clumsy or malicious guest must not lock the others out.
 */
import { normalizeIP } from "@fastify/rate-limit";
import { ErreurHttp } from "./erreur-http.ts";

const FENETRE_MS = 60_000;
const ADRESSES_MAX = 10_000;
const TROUVES_MAX = 50_000;

interface Suivi {
  /** When the minute began. */
  debut: number;
  echecs: number;
  enCours: number;
  attente: (() => void)[];
}

export interface EssaisDeCode {
  /**
   * Runs a look-up that answers null when there is no such room. Throws a 429 when this address failed too often.
   * Look-ups that could overrun the limit together wait for each other, so that a burst guesses no more than a queue.
   */
  chercher<T>(adresse: string, code: string, recherche: () => Promise<T | null>): Promise<T | null>;
}

/** @param maintenant a monotonic clock in ms */
export function createEssaisDeCode(
  echecsMax: number,
  maintenant: () => number = () => performance.now(),
): EssaisDeCode {
  const suivis = new Map<string, Suivi>();
  const trouves = new Set<string>();

  function suivre(cle: string): Suivi {
    const connu = suivis.get(cle);
    if (connu !== undefined) return connu;
    if (suivis.size >= ADRESSES_MAX) oublierAnciens();
    const suivi: Suivi = { debut: maintenant(), echecs: 0, enCours: 0, attente: [] };
    suivis.set(cle, suivi);
    return suivi;
  }

  function oublierAnciens(): void {
    for (const [cle, suivi] of suivis) {
      if (suivi.enCours === 0 && maintenant() - suivi.debut >= FENETRE_MS) suivis.delete(cle);
    }
  }

  /** Resolves with the place taken: nothing may come between the check and the count. */
  async function prendreSonTour(suivi: Suivi): Promise<void> {
    for (;;) {
      if (maintenant() - suivi.debut >= FENETRE_MS)
        Object.assign(suivi, { debut: maintenant(), echecs: 0 });
      if (suivi.echecs >= echecsMax)
        throw new ErreurHttp(429, "Trop de codes incorrects. Réessayez dans une minute.");
      if (suivi.echecs + suivi.enCours < echecsMax) {
        suivi.enCours++;
        return;
      }
      await new Promise<void>((reprendre) => suivi.attente.push(reprendre));
    }
  }

  function retenir(couple: string): void {
    trouves.delete(couple);
    trouves.add(couple);
    const [plusAncien] = trouves;
    if (trouves.size > TROUVES_MAX && plusAncien !== undefined) trouves.delete(plusAncien);
  }

  return {
    async chercher(adresse, code, recherche) {
      const cle = normalizeIP(adresse);
      const couple = `${cle} ${code}`;
      if (trouves.has(couple)) return recherche();
      const suivi = suivre(cle);
      await prendreSonTour(suivi);
      try {
        const trouvaille = await recherche();
        if (trouvaille === null) suivi.echecs++;
        else retenir(couple);
        return trouvaille;
      } finally {
        suivi.enCours--;
        for (const reprendre of suivi.attente.splice(0)) reprendre();
      }
    },
  };
}
