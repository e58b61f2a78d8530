/** Which of those who chose an answer are named on its glass, the others being counted. Pure. mise-en-scene "Reveal". */
import { type Ecriture, nameWidth } from "../../ui/name-width.ts";

/** Names on a glass, at most: options stay at a 24th of the height. */
export const NOMS_POSES = 2;
/** What is between two names, and what a count takes, in em. */
const ENTRE_DEUX = 0.6;
const COMPTE = 5.4;

const MAINS: readonly Ecriture[] = ["craie", "etroite"];

export interface NomsPoses {
  readonly ecrits: readonly string[];
  /** The same for both. */
  readonly ecriture: Ecriture;
}

/**
 * Two names where two can be read at full size in so many em, in the school hand if it holds; else one, the first that holds; smaller
 * only when nobody else could be named.
 */
export function poserNoms(
  noms: readonly string[],
  place: number,
  mains: readonly Ecriture[] = MAINS,
): NomsPoses {
  const tient = (ecrits: readonly string[], ecriture: Ecriture): boolean => {
    const mots = ecrits.reduce((somme, nom) => somme + nameWidth(nom, ecriture).une, 0);
    const compte = noms.length > ecrits.length ? COMPTE + ENTRE_DEUX : 0;
    return mots + (ecrits.length - 1) * ENTRE_DEUX + compte <= place;
  };
  const paires = noms.length > 1 ? [noms.slice(0, NOMS_POSES)] : [];
  for (const ecrits of [...paires, ...noms.map((nom) => [nom])])
    for (const ecriture of mains) if (tient(ecrits, ecriture)) return { ecrits, ecriture };
  return { ecrits: noms.slice(0, 1), ecriture: "etroite" };
}

/** The hand in which all that has to be named at one reveal is written: the school hand if it holds for each, else the narrow one. */
export function mainCommune(choisies: readonly (readonly string[])[], place: number): Ecriture {
  const nommees = choisies.filter((noms) => noms.length > 0);
  return nommees.every((noms) => poserNoms(noms, place).ecriture === "craie") ? "craie" : "etroite";
}
