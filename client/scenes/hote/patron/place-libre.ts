/** How large the patron may be in the room that his column leaves. Pure but for the measures of the page. */
import { TAILLE_DU_DESSIN_DU_PATRON } from "./traits.ts";

/** Widths of the patron in rem: as large as he is drawn, and as small as he is readable. */
const LARGEUR_MAX = 17;
const LARGEUR_MIN = 9;
const HAUT_PAR_LARGE = TAILLE_DU_DESSIN_DU_PATRON[1] / TAILLE_DU_DESSIN_DU_PATRON[0];

interface Place {
  /** Free height under the rest of the column, height of the patron's words, and size of 1 rem, all in px. */
  readonly libre: number;
  readonly mots: number;
  readonly rem: number;
  /** Whether the words are beside the patron instead of over him. */
  readonly cote: boolean;
}

/** The patron's width in px; 0: only the words have room; null: nothing has. */
export function calculerLargeurDuPatron({ libre, mots, rem, cote }: Place): number | null {
  if (mots > libre) return null;
  const largeur = Math.min(LARGEUR_MAX * rem, (libre - (cote ? 0 : mots)) / HAUT_PAR_LARGE);
  return largeur < LARGEUR_MIN * rem ? 0 : largeur;
}

/** Whether an element shows something: a box may be higher than its content. */
const montre = (element: Element): boolean =>
  element.childElementCount === 0 ||
  element.matches("button, svg") ||
  [...element.childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== "",
  );

/** The lowest point of what a column shows apart from `sauf`, in px of the window. */
export function mesurerBasDuContenu(colonne: Element, sauf: Element): number {
  let bas = colonne.getBoundingClientRect().top;
  for (const element of colonne.querySelectorAll("*")) {
    if (sauf.contains(element) || !montre(element)) continue;
    const { bottom, height } = element.getBoundingClientRect();
    if (height > 0) bas = Math.max(bas, bottom);
  }
  return bas;
}
