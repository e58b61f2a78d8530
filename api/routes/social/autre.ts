/** Somebody else, by their pseudo. */
import type { Compte, CompteRepository } from "#db/repositories/compte-repository.ts";
import { compteIntrouvable } from "../../services/refusals.ts";

/** An account other than the caller's. Throws 404. */
export const trouverAutre =
  (comptes: CompteRepository) =>
  (pseudo: string, moi: string): Compte => {
    const compte = comptes.parPseudo(pseudo);
    if (compte === null || compte._id === moi) throw compteIntrouvable();
    return compte;
  };
