/** A room code as it is typed or read from a link. */
import { CODE_LONGUEUR } from "#contracts/limites.ts";
import { TEXTES_ENTREE } from "../../partie/mots/textes-entree.ts";

const CODE_REQUIS = "Rentrez le code d'une room";

/**
 * Capitals and digits only, six at most: what a paste adds (spaces, dashes) goes away. No code has an O or an I, so
 * these are a 0 and a 1 read from afar.
 */
export function nettoyerCode(brut: string): string {
  return brut
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll("I", "1")
    .slice(0, CODE_LONGUEUR);
}

/** The sentence to show, or undefined when a room may have this code: jeu §5. */
export function erreurCode(code: string): string | undefined {
  if (code === "") return CODE_REQUIS;
  if (code.length === CODE_LONGUEUR) return undefined;
  return `${TEXTES_ENTREE.aucune_room}\u00a0: un code a ${CODE_LONGUEUR}\u00a0caractères.`;
}
