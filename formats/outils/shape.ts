/** The usual shape of a table (question, propositions, bonnes réponses), and what rewrites tables of another shape in it. Pure. */
import { type ColonnesTableau, lireEnteteTableau } from "./colonnes.ts";
import {
  type CelluleTableau,
  CELLULE_VIDE,
  lireCellule,
  lireTitresDeRangee,
  type RangeeTableau,
} from "./grille.ts";

export interface ShapedTable {
  readonly header: RangeeTableau;
  /** Under the header. */
  readonly rows: readonly RangeeTableau[];
  readonly colonnes: ColonnesTableau;
}

/** Recognises the tables of one shape and rewrites them in the usual one; null for a table of another shape. */
export type Reshaper = (
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  colonnes: ColonnesTableau,
) => ShapedTable | null;

/** The text of a cell, without spaces around. */
export const readCellText = (row: RangeeTableau, column: number | undefined): string =>
  lireCellule(row, column).texte.trim();
export const createTextCell = (texte: string): CelluleTableau => ({ texte, sorte: "texte" });
/** Whether nine items out of ten pass a test: a table may have slips. */
export const isTrueOfMost = <T>(list: readonly T[], so: (one: T) => boolean): boolean =>
  list.length > 0 && list.filter(so).length >= list.length * 0.9;

/** The row with another text in one of its cells; unchanged when it has no such cell. */
export const withCell = (row: RangeeTableau, column: number, texte: string): RangeeTableau => ({
  ...row,
  cellules: row.cellules.map((cell, at) => (at === column ? createTextCell(texte) : cell)),
});

/** The options of one row, and which are right. */
export interface RowOptions {
  readonly options: readonly CelluleTableau[];
  /** Ranks of the right ones; null: the cell of right answers stays. */
  readonly right: readonly number[] | null;
}

/** Drops columns, and adds behind the others one for each option, and one for the right answers where `tell` knows them. */
export function withOptionColumns(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  dropped: readonly number[],
  tell: (row: RangeeTableau, rank: number) => RowOptions,
  name = "Proposition",
): ShapedTable | null {
  const told = rows.map(tell);
  const width = Math.max(0, ...told.map(({ options }) => options.length));
  const length = Math.max(header.cellules.length, ...rows.map(({ cellules }) => cellules.length));
  const gone = new Set(dropped);
  const kept = (row: RangeeTableau) =>
    Array.from({ length }, (_, column) => lireCellule(row, column)).filter(
      (_, column) => !gone.has(column),
    );
  const ranked = told.some(({ right }) => right !== null);
  const titles = [
    ...kept(header),
    ...Array.from({ length: width }, (_, rank) => createTextCell(`${name} ${rank + 1}`)),
    ...(ranked ? [createTextCell("Bonnes réponses")] : []),
  ];
  const shaped = { ligne: header.ligne, cellules: titles };
  const colonnes = lireEnteteTableau(lireTitresDeRangee(shaped));
  if (colonnes === null || width < 2) return null;
  return {
    header: shaped,
    colonnes,
    rows: rows.map((row, at) => {
      const { options = [], right = null } = told[at] ?? {};
      return {
        ligne: row.ligne,
        cellules: [
          ...kept(row),
          ...Array.from({ length: width }, (_, rank) => options[rank] ?? CELLULE_VIDE),
          ...(ranked ? [createTextCell((right ?? []).map((rank) => rank + 1).join(" et "))] : []),
        ],
        ...(right === null ? {} : { bonnes: right }),
      };
    }),
  };
}
