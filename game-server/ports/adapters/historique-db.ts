/** Moves finished games from where the journal stored them to the histories of the same database. */
import type { Database } from "#db/connection.ts";
import {
  createHistoriqueRepository,
  type ResultatEcritureDesPartiesFinies,
} from "#db/repositories/historique-repository.ts";
import type { TransfertVersHistoriques } from "../ports.ts";

const REESSAI_MIN_MS = 1_000;
const REESSAI_MAX_MS = 60_000;

export interface OptionsTransfertVersHistoriquesEnBase {
  readonly db: Database;
  /** Called for the log with each game that could not be written, once for a game that is set aside. */
  readonly signaler: (erreur: Error) => void;
  /** Pause after a failure of the database, in ms; doubled after each failure, up to a minute. */
  readonly reessaiMs?: number;
}

export interface TransfertVersHistoriquesEnBase extends TransfertVersHistoriques {
  /** Stops moving games; the waiting ones are moved at the next start. */
  fermer(): void;
}

/** Moves a few games at a time. A game whose own data cannot be written stays where it is until the next start. */
export function createTransfertVersHistoriquesEnBase(
  options: OptionsTransfertVersHistoriquesEnBase,
): TransfertVersHistoriquesEnBase {
  const { db, signaler, reessaiMs = REESSAI_MIN_MS } = options;
  const depot = createHistoriqueRepository(db);
  const ecartees = new Set<string>();
  let attente = reessaiMs;
  let reessai: NodeJS.Timeout | undefined;
  let suite: NodeJS.Immediate | undefined;
  let ferme = false;

  function ecrire(): ResultatEcritureDesPartiesFinies {
    try {
      return depot.relever(ecartees);
    } catch (erreur) {
      const panne = erreur instanceof Error ? erreur : new Error(String(erreur));
      return { ecartees: [], panne, reste: true };
    }
  }

  function relever(): void {
    if (ferme) return;
    clearTimeout(reessai);
    clearImmediate(suite);
    const releve = ecrire();
    for (const { _id, erreur } of releve.ecartees) {
      ecartees.add(_id);
      signaler(new Error(`${_id} is set aside until the next start`, { cause: erreur }));
    }
    if (releve.panne !== null) {
      signaler(releve.panne);
      reessai = setTimeout(relever, attente);
      attente = Math.min(attente * 2, REESSAI_MAX_MS);
      return;
    }
    attente = reessaiMs;
    if (releve.reste) suite = setImmediate(relever);
  }

  return {
    relever,
    fermer() {
      ferme = true;
      clearTimeout(reessai);
      clearImmediate(suite);
    },
  };
}
