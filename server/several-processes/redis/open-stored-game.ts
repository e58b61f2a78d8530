/** Opens here a game that is stored: whoever had it before. */
import type { Annuaire } from "#game/ports/room-directory.ts";
import {
  type FormeParties,
  instantDeReprise,
  relirePartie,
} from "#game/ports/adapters/partie-stockee.ts";
import type { Magasin } from "#server/several-processes/redis/redis-store.ts";
import type { ServeurJeu } from "#server/game-service.ts";

export interface OptionsOuverture {
  readonly magasin: Pick<Magasin, "lire">;
  readonly annuaire: Annuaire;
  readonly jeu: Pick<ServeurJeu, "lacher" | "reprendre">;
  /** In which form it stores games. */
  readonly forme: FormeParties;
  /** Under which this process is found. */
  readonly chemin: string;
}

/** What it answers opens a game whose lease this process has. */
export function createOuverture({ magasin, annuaire, jeu, forme, chemin }: OptionsOuverture) {
  return async (code: string): Promise<void> => {
    // one of before, which somebody else played on meanwhile
    await jeu.lacher(code, chemin);
    const stockee = await magasin.lire(code);
    if (stockee === null) {
      // whoever reserved it died before anything was kept: nobody was told its code, and nobody waits for it
      void annuaire.rendre(code);
      return;
    }
    const partie = relirePartie(stockee, forme);
    await jeu.reprendre(
      code,
      partie === null
        ? { perdueDepuis: stockee.date }
        : { partie, instant: instantDeReprise(stockee) },
    );
  };
}
