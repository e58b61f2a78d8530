/** What the home page checks of a pseudo before knocking at a room: jeu §5. The room checks it again. */
import { PSEUDO_MAX } from "#contracts/limites.ts";
import { TEXTES_ENTREE } from "../../partie/mots/textes-entree.ts";

/** Letters as a person counts them: an emoji or an accented letter is one. */
function longueur(texte: string): number {
  // browsers before 2024 may lack it: a composed emoji then counts for more, and the room has the last word
  if (!("Segmenter" in Intl)) return [...texte].length;
  return [...new Intl.Segmenter("fr").segment(texte)].length;
}

/** The sentence to show, or undefined when the pseudo will do. */
export function erreurPseudo(brut: string): string | undefined {
  const pseudo = brut.normalize("NFKC").trim();
  if (pseudo === "") return TEXTES_ENTREE.pseudo_vide;
  return longueur(pseudo) > PSEUDO_MAX ? TEXTES_ENTREE.pseudo_trop_long : undefined;
}
