/** The remote control: a phone that gets Suivant, Révéler and Passer. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Jeu } from "./jeu.ts";
import { estLocale, joueur } from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";

/**
 * The host hands it to a player, or takes it back (null); who holds it may give it back, not pass it on.
 * Refuses `hote_seulement`, `joueur_inconnu`.
 */
export function confierTelecommande(
  partie: Partie,
  jeu: Jeu,
  id: string | null,
): Partie | CodeRefus {
  if (id !== null) {
    if (jeu.auteur !== CLE_CREATEUR) return "hote_seulement";
    // in the room locale there is no other screen
    if (estLocale(partie) || id === CLE_CREATEUR || joueur(partie, id) === undefined)
      return "joueur_inconnu";
  }
  return { ...partie, telecommande: id };
}

/** It comes back to the host when its holder is gone. */
export function reprendreTelecommande(partie: Partie): Partie {
  const { telecommande } = partie;
  return telecommande !== null && joueur(partie, telecommande) === undefined
    ? { ...partie, telecommande: null }
    : partie;
}
