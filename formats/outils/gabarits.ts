/** Spreadsheet templates of other quiz sites, recognised by their header, in any row. Pure. */
import type { SourceImport } from "../entree.ts";
import {
  lireCellule,
  type CelluleTableau,
  type GrilleTableau,
  type RangeeTableau,
  lireTitresDeRangee,
} from "./grille.ts";

/** Patterns of the folded column titles of a template. */
export type PatternsDesTitresDeGabarit<Nom extends string> = Readonly<Record<Nom, RegExp>>;

export interface GabaritReconnu<Nom extends string> {
  readonly grille: GrilleTableau;
  /** Rank of the header's row. */
  readonly rang: number;
  readonly colonnes: Readonly<Partial<Record<Nom, number>>>;
}

const ENTETE_AVANT = 30;

const estNom = <Nom extends string>(
  motifs: PatternsDesTitresDeGabarit<Nom>,
  nom: string,
): nom is Nom => Object.hasOwn(motifs, nom);

/** Finds the first row that has all the columns a template needs. */
export function trouverGabarit<Nom extends string>(
  entree: SourceImport,
  motifs: PatternsDesTitresDeGabarit<Nom>,
  besoins: readonly NoInfer<Nom>[],
): GabaritReconnu<Nom> | null {
  for (const grille of entree.apercuGrilles())
    for (const [rang, rangee] of grille.rangees.slice(0, ENTETE_AVANT).entries()) {
      const colonnes: Partial<Record<Nom, number>> = {};
      lireTitresDeRangee(rangee).forEach((titre, colonne) => {
        const nom = Object.keys(motifs).find(
          (un) => estNom(motifs, un) && colonnes[un] === undefined && motifs[un].test(titre),
        );
        if (nom !== undefined && estNom(motifs, nom)) colonnes[nom] = colonne;
      });
      if (besoins.every((nom) => colonnes[nom] !== undefined)) return { grille, rang, colonnes };
    }
  return null;
}

/** All rows under the header, read from the whole file. */
export const lireRangeesSousEntete = <Nom extends string>(
  entree: SourceImport,
  { grille, rang }: GabaritReconnu<Nom>,
): readonly RangeeTableau[] => entree.grille(grille).rangees.slice(rang + 1);

/** A reader of the cells of a row, by the name of their column, spaces around taken away. */
export const creerLecteurDeCellules =
  <Nom extends string>({ colonnes }: GabaritReconnu<Nom>, rangee: RangeeTableau) =>
  (nom: Nom): CelluleTableau => {
    const { texte, sorte } = lireCellule(rangee, colonnes[nom]);
    return { texte: texte.trim(), sorte };
  };

/** Doubts for the author about right answers whose number matches no option. */
export const ecrireDoutesDeReponsesPerdues = (perdues: readonly string[]): readonly string[] =>
  perdues.map(
    (perdue) => `La bonne réponse «\u00A0${perdue}\u00A0» n’est pas une des propositions.`,
  );

/** Doubts for the author about cells that a spreadsheet turned into dates. */
export const ecrireDoutesDeCellulesEnDates = (
  cellules: readonly CelluleTableau[],
): readonly string[] =>
  cellules
    .filter(({ sorte }) => sorte === "date")
    .map(({ texte }) => `«\u00A0${texte}\u00A0»\u00A0: le tableur en a fait une date.`);
