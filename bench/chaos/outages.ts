/** When lines are cut and come back, by what was done to the server. */
import type { EcranEcoute } from "./outcome.ts";

interface Coupure {
  readonly ecran: EcranEcoute;
  readonly debut: number;
  fin: number | null;
}

/** A line that came back. */
export interface Retour {
  readonly ms: number;
  /** Whose it was, and how long after nothing moved any more it was cut. */
  readonly qui: string;
}

/** Listens to those lines from now on; times by `performance.now()`, ms. */
export class Coupures {
  readonly #toutes: Coupure[] = [];
  readonly #ouvertes = new Map<EcranEcoute, Coupure>();

  constructor(ecrans: readonly EcranEcoute[]) {
    for (const ecran of ecrans) ecran.abonner(() => this.#voir(ecran));
  }

  #voir(ecran: EcranEcoute): void {
    const enLigne = ecran.lire().statut === "en_ligne";
    const ouverte = this.#ouvertes.get(ecran);
    if (enLigne && ouverte !== undefined) {
      ouverte.fin = performance.now();
      this.#ouvertes.delete(ecran);
    } else if (!enLigne && ouverte === undefined) {
      const neuve = { ecran, debut: performance.now(), fin: null };
      this.#toutes.push(neuve);
      this.#ouvertes.set(ecran, neuve);
    }
  }

  /** How many are cut at this moment. */
  get enCours(): number {
    return this.#ouvertes.size;
  }

  /**
   * Of the cuts that began since then: ms to the return from when nothing moved any more for that line, as `origine` says for its room and
   * the moment of its cut; those that are not over yet are left out.
   */
  retours(depuis: number, origine: (code: string, coupe: number) => number): Retour[] {
    return this.#toutes.flatMap(({ ecran, debut, fin }) => {
      if (debut < depuis || fin === null) return [];
      const { code, enPage = false } = ecran;
      const depart = origine(code, debut);
      const coupe = `cut after ${(debut - depart).toFixed(0)} ms`;
      return [{ ms: fin - depart, qui: `${enPage ? "a page" : "a line"} of ${code}, ${coupe}` }];
    });
  }

  codesEnCours(): string[] {
    return [...this.#ouvertes.keys()].map(({ code }) => code);
  }
}
