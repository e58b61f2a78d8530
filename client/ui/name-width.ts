/** How wide a name is written, without asking the browser: sixty names are laid out in one go. Pure. */

/** `craie`: the school hand. `imprime`: the face of the texts, higher. `etroite`: that of the titles, narrowest, for crowds. */
export type Ecriture = "craie" | "imprime" | "etroite";

/** Widths of the letters in em, a little generous, by kind; what is in none of them is as wide as an emoji. */
const LETTRES: Readonly<Record<Ecriture, readonly (readonly [RegExp, number])[]>> = {
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

/** Of the letters that were met: a slate of twenty names has thirty of them. */
const connues: Readonly<Record<Ecriture, Map<string, number>>> = {
  craie: new Map(),
  imprime: new Map(),
  etroite: new Map(),
};

function largeurLettre(lettre: string, ecriture: Ecriture): number {
  const connue = connues[ecriture].get(lettre);
  if (connue !== undefined) return connue;
  const lue = LETTRES[ecriture].find(([sorte]) => sorte.test(lettre))?.[1] ?? AUTRE;
  connues[ecriture].set(lettre, lue);
  return lue;
}

const largeur = (texte: string, ecriture: Ecriture): number =>
  Array.from(texte).reduce((somme, lettre) => somme + largeurLettre(lettre, ecriture), 0);

export interface LargeurNom {
  /** Width in em on one line. */
  readonly une: number;
  /** Width in em of the longer line once it is cut in two, at a space or a hyphen if there is one. */
  readonly deux: number;
}

export function largeurNom(nom: string, ecriture: Ecriture): LargeurNom {
  const une = largeur(nom, ecriture);
  const coupures = Array.from(nom.matchAll(/[ -](?=.)/g), ({ index }) =>
    Math.max(
      largeur(nom.slice(0, index + 1).trimEnd(), ecriture),
      largeur(nom.slice(index + 1), ecriture),
    ),
  );
  // without a place to cut, anywhere will do: the first line takes one letter more
  const deux = coupures.length > 0 ? Math.min(...coupures) : une / 2 + AUTRE / 2;
  return { une, deux: Math.min(une, deux) };
}

/** How much smaller than the others a name may be written. */
const LISIBLE = 0.8;

/** The school hand, unless a name would be too small in it on one line of so many em: then the narrow face of crowds. */
export const ecritureQuiTient = (nom: string, place: number): Ecriture =>
  largeurNom(nom, "craie").une * LISIBLE <= place ? "craie" : "etroite";
