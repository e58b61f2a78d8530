/** The remote control: which phone has it, and when the host gets it back; what it may do is said by `ROLES` of apply.ts. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { estRoomLocale, trouverJoueur } from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";

/**
 * Gives the remote control to a player, or back to the host (null). Its holder may only give it back.
 * Refuses `hote_seulement`, `joueur_inconnu`.
 */
export function confierTelecommande(
  partie: Partie,
  jeu: ContexteDesRegles,
  id: string | null,
): Partie | CodeRefus {
  if (id !== null) {
    if (jeu.auteur !== CLE_CREATEUR) return "hote_seulement";
    // no player gets it in local mode, which has no screen but the host's
    if (estRoomLocale(partie) || id === CLE_CREATEUR || trouverJoueur(partie, id) === undefined)
      return "joueur_inconnu";
  }
  return { ...partie, telecommande: id };
}

/** Gives the remote control back to the host when its holder has left. */
export function reprendreTelecommandeDuJoueurParti(partie: Partie): Partie {
  const { telecommande } = partie;
  return telecommande !== null && trouverJoueur(partie, telecommande) === undefined
    ? { ...partie, telecommande: null }
    : partie;
}
