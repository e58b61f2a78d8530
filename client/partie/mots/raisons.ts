/** Why a line was closed for good, in French: jeu §8. */
import type { Raison } from "../line/connection.ts";
import { TEXTE_AILLEURS, TEXTES_REFUS } from "./textes-refus.ts";

export function texteDeRaison(raison: Raison): string {
  switch (raison) {
    case "ailleurs":
      return TEXTE_AILLEURS;
    case "room_supprimee":
      return "L’hôte a fermé la room. Merci de votre visite !";
    case "room_locale":
      return "L’hôte joue désormais sur un seul appareil\u00A0: votre téléphone peut souffler.";
    case "moderation":
      return "La modération de ce site a fermé cette room\u00A0: la partie s’arrête là.";
    case "depart":
      return "Vous avez quitté la room.";
    default:
      return TEXTES_REFUS[raison];
  }
}

/** The same on the home page, where nobody was in the room yet: a code without a room is the server's `non` (jeu §4). */
export function texteALEntree(raison: Raison | null): string {
  if (raison === null) return TEXTES_REFUS.erreur_interne;
  return raison === "room_innexistante" ? TEXTES_REFUS.aucune_room : texteDeRaison(raison);
}
