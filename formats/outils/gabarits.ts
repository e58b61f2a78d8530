/** Spreadsheets that a site gives to fill in: found by what their header says, wherever it is. Pure. */
import type { Entree } from "../entree.ts";
import { celluleEn, type Cellule, type Grille, type Rangee, titresDe } from "./grille.ts";

/** What a column is called, folded. */
export type Motifs<Nom extends string> = Readonly<Record<Nom, RegExp>>;

export interface Gabarit<Nom extends string> {
  readonly grille: Grille;
  /** Rank of the header. */
  readonly rang: number;
  readonly colonnes: Readonly<Partial<Record<Nom, number>>>;
}

const ENTETE_AVANT = 30;

const estNom = <Nom extends string>(motifs: Motifs<Nom>, nom: string): nom is Nom =>
  Object.hasOwn(motifs, nom);

/** The first header that has all that it needs. */
export function trouverGabarit<Nom extends string>(
  entree: Entree,
  motifs: Motifs<Nom>,
  besoins: readonly NoInfer<Nom>[],
): Gabarit<Nom> | null {
  for (const grille of entree.apercuGrilles())
    for (const [rang, rangee] of grille.rangees.slice(0, ENTETE_AVANT).entries()) {
      const colonnes: Partial<Record<Nom, number>> = {};
      titresDe(rangee).forEach((titre, colonne) => {
        const nom = Object.keys(motifs).find(
          (un) => estNom(motifs, un) && colonnes[un] === undefined && motifs[un].test(titre),
        );
        if (nom !== undefined && estNom(motifs, nom)) colonnes[nom] = colonne;
      });
      if (besoins.every((nom) => colonnes[nom] !== undefined)) return { grille, rang, colonnes };
    }
  return null;
}

/** The rows under the header, whole file. */
export const rangeesSous = <Nom extends string>(
  entree: Entree,
  { grille, rang }: Gabarit<Nom>,
): readonly Rangee[] => entree.grille(grille).rangees.slice(rang + 1);

/** A reader of the cells of a row, by the name of their column, spaces around taken away. */
export const parNom =
  <Nom extends string>({ colonnes }: Gabarit<Nom>, rangee: Rangee) =>
  (nom: Nom): Cellule => {
    const { texte, sorte } = celluleEn(rangee, colonnes[nom]);
    return { texte: texte.trim(), sorte };
  };

/** What the doubts are, of a right answer told by number. */
export const perduesEn = (perdues: readonly string[]): readonly string[] =>
  perdues.map(
    (perdue) => `La bonne réponse «\u00A0${perdue}\u00A0» n’est pas une des propositions.`,
  );

/** Cells that a spreadsheet took for dates. */
export const datesEn = (cellules: readonly Cellule[]): readonly string[] =>
  cellules
    .filter(({ sorte }) => sorte === "date")
    .map(({ texte }) => `«\u00A0${texte}\u00A0»\u00A0: le tableur en a fait une date.`);
