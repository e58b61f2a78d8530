/** Finished games in the database of this process. */
import type { Base } from "#db/connexion.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import type { Historique } from "../ports.ts";

/** @param signaler told of a game that could not be written, for the log */
export function creerHistoriqueDb(db: Base, signaler: (erreur: unknown) => void): Historique {
  const depot = createHistoriqueRepository(db);
  return {
    ecrire(soiree) {
      try {
        depot.ecrire(soiree);
      } catch (erreur) {
        signaler(erreur);
      }
    },
  };
}
