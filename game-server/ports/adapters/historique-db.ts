/** Finished games, from where the journal stored them to the histories of the same database. */
import type { Base } from "#db/connexion.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import type { Historique } from "../ports.ts";

const REESSAI_MIN_MS = 1_000;
const REESSAI_MAX_MS = 60_000;

export interface OptionsHistorique {
  readonly db: Base;
  /** Told of each game that could not be written this time, for the log. */
  readonly signaler: (erreur: Error) => void;
  /** How long to wait after a failure; longer after each one, up to a minute. */
  readonly reessaiMs?: number;
}

export interface HistoriqueDb extends Historique {
  /** What is left waits for the next start. */
  fermer(): void;
}

export function creerHistoriqueDb(options: OptionsHistorique): HistoriqueDb {
  const { db, signaler, reessaiMs = REESSAI_MIN_MS } = options;
  const depot = createHistoriqueRepository(db);
  let attente = reessaiMs;
  let reessai: NodeJS.Timeout | undefined;
  let ferme = false;

  function ecrire(): Error[] {
    try {
      return depot.relever();
    } catch (erreur) {
      return [erreur instanceof Error ? erreur : new Error(String(erreur))];
    }
  }

  function relever(): void {
    if (ferme) return;
    clearTimeout(reessai);
    const ratees = ecrire();
    for (const erreur of ratees) signaler(erreur);
    if (ratees.length === 0) {
      attente = reessaiMs;
      return;
    }
    reessai = setTimeout(relever, attente);
    attente = Math.min(attente * 2, REESSAI_MAX_MS);
  }

  return {
    relever,
    fermer() {
      ferme = true;
      clearTimeout(reessai);
    },
  };
}
