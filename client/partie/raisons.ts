/** Why a line was closed for good, in French: jeu §8. */
import type { Raison } from "./connexion.ts";
import { TEXTE_AILLEURS, TEXTES_REFUS } from "./textes-refus.ts";

export function texteDeRaison(raison: Raison): string {
  switch (raison) {
    case "ailleurs":
      return TEXTE_AILLEURS;
    case "room_supprimee":
      return "L’hôte a fermé la room. Merci d’être venus !";
    case "depart":
      return "Vous avez quitté la room.";
    default:
      return TEXTES_REFUS[raison];
  }
}
