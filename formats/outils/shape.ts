/** Tables in the usual shape: question, propositions, bonnes réponses; and the words in which other shapes are told. Pure. */
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

/** Puts a table of one shape in the usual one; null for a table of another shape. */
export type Shape = (
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  colonnes: ColonnesTableau,
) => ShapedTable | null;

/** The text of a cell, without spaces around. */
export const cellText = (row: RangeeTableau, column: number | undefined): string =>
  lireCellule(row, column).texte.trim();
export const cellOf = (texte: string): CelluleTableau => ({ texte, sorte: "texte" });
/** Whether nearly all of these are so: a table has slips. */
export const most = <T>(list: readonly T[], so: (one: T) => boolean): boolean =>
  list.length > 0 && list.filter(so).length >= list.length * 0.9;

export const withCell = (row: RangeeTableau, column: number, texte: string): RangeeTableau => ({
  ...row,
  cellules: row.cellules.map((cell, at) => (at === column ? cellOf(texte) : cell)),
});

export interface Told {
  readonly options: readonly CelluleTableau[];
  /** Ranks of the right ones; null: the cell of right answers stays. */
  readonly right: readonly number[] | null;
}

/** Removes columns, and puts options and what is right behind the others. */
export function rewritten(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  dropped: readonly number[],
  tell: (row: RangeeTableau, rank: number) => Told,
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
    ...Array.from({ length: width }, (_, rank) => cellOf(`${name} ${rank + 1}`)),
    ...(ranked ? [cellOf("Bonnes réponses")] : []),
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
          ...(ranked ? [cellOf((right ?? []).map((rank) => rank + 1).join(" et "))] : []),
        ],
        ...(right === null ? {} : { bonnes: right }),
      };
    }),
  };
}
