/** Tables of the import: a sheet, a CSV, or cells pasted from a spreadsheet, in one shape. Pure. */
import { decodeHTML } from "entities";
import Papa from "papaparse";
import { COLONNES_TABLEAU_MAX, RANGEES_TABLEAU_MAX } from "../limites.ts";
import { isKnownTitle } from "./colonnes.ts";
import { retablirFormule } from "./formules.ts";
import { foldForComparison } from "./objets.ts";
import { readAnswerTitle } from "./titles.ts";

export interface CelluleTableau {
  readonly texte: string;
  /** The type that a spreadsheet gave the cell; a CSV has texts only. */
  readonly sorte: "texte" | "nombre" | "date" | "booleen";
}

export interface RangeeTableau {
  /** Number of the row's line in the file, from 1. */
  readonly ligne: number;
  readonly cellules: readonly CelluleTableau[];
  /** Ranks of the right options, where the table says them otherwise than in a cell. */
  readonly bonnes?: readonly number[];
  /** Doubts about the row, which its author has to check. */
  readonly doutes?: readonly string[];
}

/** The separator of columns that are aligned by spaces: three of them, or more. */
export const ALIGNED_COLUMNS_SEPARATOR = "   ";

export type SeparateurCsv = ";" | "," | "\t" | "|" | typeof ALIGNED_COLUMNS_SEPARATOR;

export type GrilleTableau = { readonly rangees: readonly RangeeTableau[] } & (
  | {
      readonly origine: "classeur";
      readonly nom: string;
      /** Whether the sheet is hidden in its workbook; the import leaves it out and says so. */
      readonly cachee: boolean;
    }
  | { readonly origine: "texte"; readonly separateur: SeparateurCsv }
);

/** Name of a sheet; empty outside of a workbook. */
export const sheetName = (grille: GrilleTableau): string =>
  grille.origine === "classeur" ? grille.nom : "";

export const SEPARATEURS_CSV: readonly SeparateurCsv[] = [
  ";",
  "\t",
  ",",
  "|",
  ALIGNED_COLUMNS_SEPARATOR,
];
export const NOMS_SEPARATEURS: Readonly<Record<SeparateurCsv, string>> = {
  ";": "points-virgules",
  "\t": "tabulations",
  ",": "virgules",
  "|": "barres verticales",
  [ALIGNED_COLUMNS_SEPARATOR]: "espaces",
};

export const CELLULE_VIDE: CelluleTableau = { texte: "", sorte: "texte" };

const enTexte = (texte: string): CelluleTableau => ({ texte, sorte: "texte" });

/** The quote sign given to the CSV parser when quotes are plain text: a sign that no text holds. */
const SANS_GUILLEMETS = "\u0001";

/**
 * Rows of a delimited text, empty ones left out.
 * @param guillemets "auto": quotes hold cells together, unless more rows have the usual width when quotes are plain text
 */
export function decouperEnGrille(
  brut: string,
  separateur: SeparateurCsv,
  guillemets: "auto" | "jamais" = "auto",
): GrilleTableau {
  if (separateur === ALIGNED_COLUMNS_SEPARATOR) {
    const { rangees } = lirePar(
      brut.replace(/[^\S\n]{3,}/g, "\t"),
      "\t",
      SANS_GUILLEMETS,
      (un) => un,
    );
    return { origine: "texte", separateur, rangees };
  }
  const [texte, read] = separateur === ";" ? held(brut) : [brut, (un: string) => un];
  const nu = () => lirePar(texte, separateur, SANS_GUILLEMETS, read);
  if (guillemets === "jamais" || !texte.includes('"'))
    return { origine: "texte", separateur, rangees: nu().rangees };
  const tenu = lirePar(texte, separateur, '"', read);
  // a quotation mark left open, or closed in the middle of a cell, is part of the text
  const rangees = tenu.fautes > 0 ? meilleures(tenu.rangees, nu().rangees) : tenu.rangees;
  return { origine: "texte", separateur, rangees };
}

/** A sign that no text holds, in the place of the semicolon that ends an HTML entity. */
const ENTITY_END = "\u0002";
const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d?);/gi;

/** A text whose HTML entities lose their semicolon, which would cut cells, and the function that gives it back. */
function held(texte: string): readonly [string, (cell: string) => string] {
  if (!texte.includes("&")) return [texte, (cell) => cell];
  const kept = texte.replace(ENTITY, (entity) =>
    decodeHTML(entity) === entity ? entity : entity.slice(0, -1) + ENTITY_END,
  );
  return [kept, (cell) => cell.replaceAll(ENTITY_END, ";")];
}

/** The one of two readings of a CSV that has more rows of the usual width. */
function meilleures(
  tenues: readonly RangeeTableau[],
  nues: readonly RangeeTableau[],
): readonly RangeeTableau[] {
  const regulieres = (rangees: readonly RangeeTableau[]) => {
    const largeur = calculerNombreDeCellulesUsuel(rangees);
    return rangees.filter(({ cellules }) => cellules.length === largeur).length;
  };
  return regulieres(nues) > regulieres(tenues) ? nues : tenues;
}

/** How many cells most rows have. */
export function calculerNombreDeCellulesUsuel(rangees: readonly RangeeTableau[]): number {
  const nombres = new Map<number, number>();
  for (const { cellules } of rangees)
    nombres.set(cellules.length, (nombres.get(cellules.length) ?? 0) + 1);
  return [...nombres].reduce((mieux, une) => (une[1] > mieux[1] ? une : mieux), [0, 0])[0];
}

function lirePar(
  texte: string,
  separateur: SeparateurCsv,
  quoteChar: string,
  read: (cell: string) => string,
): { readonly rangees: readonly RangeeTableau[]; readonly fautes: number } {
  const rangees: RangeeTableau[] = [];
  let fautes = 0;
  let curseur = 0;
  let ligne = 1;
  Papa.parse<string[]>(texte, {
    delimiter: separateur,
    newline: "\n",
    quoteChar,
    step({ data, errors, meta }, lecteur) {
      fautes += errors.filter(({ type }) => type === "Quotes").length;
      const cellules = data
        .slice(0, COLONNES_TABLEAU_MAX)
        .map((une) => enTexte(retablirFormule(read(une))));
      if (cellules.some((une) => une.texte.trim() !== "")) rangees.push({ ligne, cellules });
      for (; curseur < meta.cursor; curseur += 1) if (texte[curseur] === "\n") ligne += 1;
      if (rangees.length >= RANGEES_TABLEAU_MAX) lecteur.abort();
    },
  });
  return { rangees, fautes };
}

/** The cell of a row in a column, spaces kept; an empty one where there is none. */
export const lireCellule = (
  { cellules }: RangeeTableau,
  colonne: number | undefined,
): CelluleTableau => (colonne === undefined ? CELLULE_VIDE : (cellules[colonne] ?? CELLULE_VIDE));

/** Cache of folded titles, since several formats look for their header in the same rows. */
const titresConnus = new WeakMap<RangeeTableau, readonly string[]>();
/** The longest column title; a longer cell is no header. Kahoot's longest title has 60 characters. */
const TITRE_MAX = 120;

/** A folded title; of a title in two languages, the side that is known: "Juist antwoord / Bonne réponse". */
function foldTitle(texte: string): string {
  const sides = texte.includes(" / ") ? texte.split(" / ").map(foldForComparison) : [];
  const whole = foldForComparison(texte);
  return isKnownTitle(whole) ? whole : (sides.find(isKnownTitle) ?? whole);
}

/** Advice that a template gives its author in a title: "(leave blank if there is none)". */
const INSTRUCTION = /\((?:[^\s()]+\s+){3}[^()]*(?:\)|$)/;

/** Whether the parenthesis of a title says that its column is right, "(toujours la bonne réponse)": it is then no advice, and stays. */
const saysRight = (advice: string): boolean =>
  readAnswerTitle(foldForComparison(advice))?.sense === "right";

/** Reads a row as titles: the folded text of each cell, on one line. */
export function lireTitresDeRangee(rangee: RangeeTableau): readonly string[] {
  const connus = titresConnus.get(rangee);
  if (connus !== undefined) return connus;
  const titres = rangee.cellules.map(({ texte }) =>
    // the percent sign becomes a word, so that "% A" is not read as the title of option A
    foldTitle(
      texte
        .slice(0, TITRE_MAX)
        .replaceAll("%", " pourcentage ")
        .replace(INSTRUCTION, (advice) => (saysRight(advice) ? ` ${advice}` : ""))
        .replace(/^\s*[✓✔✅☑]\uFE0F?\s*$/u, "correct"),
    ),
  );
  titresConnus.set(rangee, titres);
  return titres;
}
