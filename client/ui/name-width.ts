/** The width of a written name, estimated without the browser so that sixty names are laid out at once. Pure. */

/** `craie`: the school handwriting. `imprime`: the typeface of texts. `etroite`: the narrow typeface of titles, for crowds. */
export type Typeface = "craie" | "imprime" | "etroite";

/** Slightly generous widths in em of kinds of letters; a letter of no kind is as wide as an emoji. */
const LETTRES: Readonly<Record<Typeface, readonly (readonly [RegExp, number])[]>> = {
  craie: [
    [/[ '’.,_ijlI]/, 0.33],
    [/[ftr]/, 0.42],
    [/[w0-9]/, 0.84],
    [/m/, 1],
    [/[WM]/, 1.42],
    [/[DGHNOQU]/, 1.08],
    [/\p{Lu}/u, 0.85],
    [/[\p{Ll}-]/u, 0.63],
  ],
  imprime: [
    [/[ '’.,ijlI]/, 0.27],
    [/[ftrJ1-]/, 0.39],
    [/[mwMW]/, 0.96],
    [/[\p{Lu}0-9]/u, 0.68],
    [/[\p{Ll}_]/u, 0.6],
  ],
  etroite: [
    [/[ '’.,ijlI]/, 0.235],
    [/[ftrJ1-]/, 0.32],
    [/[mwMW]/, 0.715],
    [/[\p{Lu}0-9]/u, 0.515],
    [/[\p{Ll}_]/u, 0.462],
  ],
};
const AUTRE = 1.1;

/** Cache of the widths of letters. */
const connues: Readonly<Record<Typeface, Map<string, number>>> = {
  craie: new Map(),
  imprime: new Map(),
  etroite: new Map(),
};

function largeurLettre(lettre: string, ecriture: Typeface): number {
  const connue = connues[ecriture].get(lettre);
  if (connue !== undefined) return connue;
  const lue = LETTRES[ecriture].find(([sorte]) => sorte.test(lettre))?.[1] ?? AUTRE;
  connues[ecriture].set(lettre, lue);
  return lue;
}

const largeur = (texte: string, ecriture: Typeface): number =>
  Array.from(texte).reduce((somme, lettre) => somme + largeurLettre(lettre, ecriture), 0);

export interface NameWidth {
  /** Width in em on one line. */
  readonly une: number;
  /** Width in em of the longer line once it is cut in two, at a space or a hyphen if there is one. */
  readonly deux: number;
}

export function estimateNameWidths(nom: string, ecriture: Typeface): NameWidth {
  const une = largeur(nom, ecriture);
  const coupures = Array.from(nom.matchAll(/[ -](?=.)/g), ({ index }) =>
    Math.max(
      largeur(nom.slice(0, index + 1).trimEnd(), ecriture),
      largeur(nom.slice(index + 1), ecriture),
    ),
  );
  // a name without a space or hyphen is cut in the middle, one letter more on the first line
  const deux = coupures.length > 0 ? Math.min(...coupures) : une / 2 + AUTRE / 2;
  return { une, deux: Math.min(une, deux) };
}

/** The smallest scale at which handwriting can still be read. */
const LISIBLE = 0.8;

/** The school handwriting, or the narrow typeface when the name would be too small on one line of `place` em. */
export const fittingTypeface = (nom: string, place: number): Typeface =>
  estimateNameWidths(nom, "craie").une * LISIBLE <= place ? "craie" : "etroite";
