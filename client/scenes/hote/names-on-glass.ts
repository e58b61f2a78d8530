/**
 * Which of the players who chose an answer are named on its glass; the others are counted. Pure. mise-en-scene
 * "Reveal".
 */
import { type Typeface, estimateNameWidths } from "../../ui/name-width.ts";

/** Most names on the glass of an option; more would shrink the text of the option. */
export const MAX_NAMES_ON_GLASS = 2;
/** Width between two names, and of a count, in em. */
const ENTRE_DEUX = 0.6;
const COMPTE = 5.4;

const MAINS: readonly Typeface[] = ["craie", "etroite"];

export interface NamesOnGlassLayout {
  readonly ecrits: readonly string[];
  /** The typeface of both names. */
  readonly ecriture: Typeface;
}

/**
 * Names the first two players when both fit at full size in `place` em, else the first player whose name fits; when
 * none fits, the first player's name is written smaller. The school hand is tried before the narrow typeface.
 */
export function layOutNamesOnGlass(
  noms: readonly string[],
  place: number,
  mains: readonly Typeface[] = MAINS,
): NamesOnGlassLayout {
  const tient = (ecrits: readonly string[], ecriture: Typeface): boolean => {
    const mots = ecrits.reduce((somme, nom) => somme + estimateNameWidths(nom, ecriture).une, 0);
    const compte = noms.length > ecrits.length ? COMPTE + ENTRE_DEUX : 0;
    return mots + (ecrits.length - 1) * ENTRE_DEUX + compte <= place;
  };
  const paires = noms.length > 1 ? [noms.slice(0, MAX_NAMES_ON_GLASS)] : [];
  for (const ecrits of [...paires, ...noms.map((nom) => [nom])])
    for (const ecriture of mains) if (tient(ecrits, ecriture)) return { ecrits, ecriture };
  return { ecrits: noms.slice(0, 1), ecriture: "etroite" };
}

/** The typeface of all names of one reveal: the school hand if every glass has room for it, else the narrow one. */
export function commonTypefaceOfNames(
  choisies: readonly (readonly string[])[],
  place: number,
): Typeface {
  const nommees = choisies.filter((noms) => noms.length > 0);
  return nommees.every((noms) => layOutNamesOnGlass(noms, place).ecriture === "craie")
    ? "craie"
    : "etroite";
}
