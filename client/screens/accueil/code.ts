/** Rules of a typed or linked room code, with the texts of a wrong one. Pure. */
import { CODE_ROOM_LONGUEUR } from "#contracts/limites.ts";
import { TEXTES_REFUS_DE_LA_PAGE_D_ACCUEIL } from "../../partie/mots/textes-entree.ts";

const CODE_REQUIS = "Rentrez le code d'une room";

/** Cleans a typed room code: capitals and digits, six at most. Codes have no O or I, so these are read as 0 and 1. */
export function nettoyerCodeDeRoom(brut: string): string {
  return brut
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll("I", "1")
    .slice(0, CODE_ROOM_LONGUEUR);
}

/** The error sentence of a room code, or undefined when a room may have this code: jeu §5. */
export function direErreurDeCodeDeRoom(code: string): string | undefined {
  if (code === "") return CODE_REQUIS;
  if (code.length === CODE_ROOM_LONGUEUR) return undefined;
  return `${TEXTES_REFUS_DE_LA_PAGE_D_ACCUEIL.aucune_room}\u00a0: un code a ${CODE_ROOM_LONGUEUR}\u00a0caractères.`;
}
