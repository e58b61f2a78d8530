/** Titles that stand over several columns: untitled columns behind a title of answers share it. Pure. */
import { lireCellule, lireTitresDeRangee, type RangeeTableau } from "./grille.ts";
import { readAnswerTitle } from "./titles.ts";

/** How many rows under the titles tell whether a column is filled. */
const ROWS_SEEN = 50;

/** Whether a title may stand over several columns. */
const isWide = (title: string): boolean => {
  const read = readAnswerTitle(title);
  return read !== null && read.rank === null && /^(?:answer|right|wrong)$/.test(read.sense);
};

/** A title of one answer; a single untitled column behind it may be a remark, and does not share it. */
const SINGULAR = /(?:^| )(?:reponse|rep|answer|antwort|respuesta|risposta|resposta)$/;

const said = (row: RangeeTableau, column: number): string => lireCellule(row, column).texte.trim();

/** Repeats each title that stands over several columns above every filled one of them. @param rows under the titles */
export function spreadTitles(header: RangeeTableau, rows: readonly RangeeTableau[]): RangeeTableau {
  const titles = lireTitresDeRangee(header);
  const seen = rows.slice(0, ROWS_SEEN).filter((row) => said(row, 0) !== "" || said(row, 1) !== "");
  const width = Math.max(titles.length, ...seen.map(({ cellules }) => cellules.length));
  const filled = (column: number) => seen.filter((row) => said(row, column) !== "").length;
  const cells = [...header.cellules];
  let over: number | null = null;
  // only the first untitled column must be filled nearly everywhere, since questions differ in their number of answers
  let wide = false;
  const untitled = (column: number) => (titles[column] ?? "") === "" && filled(column) > 0;
  const several = (title: string, column: number): boolean =>
    !SINGULAR.test(title) ||
    titles[column] === title ||
    (untitled(column + 1) && readAnswerTitle(title)?.sense !== "right");
  for (let column = 0; column < width; column += 1) {
    const title = titles[column] ?? "";
    const above = over === null ? undefined : cells[over];
    if (title !== "" && (over === null || title !== titles[over])) {
      over = isWide(title) ? column : null;
      wide = false;
    } else if (
      above !== undefined &&
      filled(column) > 0 &&
      (wide ||
        (filled(column) >= seen.length * 0.7 && several(titles[over ?? column] ?? "", column)))
    ) {
      cells[column] = above;
      wide = true;
    } else if (above !== undefined && title !== "" && filled(column) === 0)
      // a merged title over an empty column is removed there
      cells[column] = { texte: "", sorte: "texte" };
    else if (title === "" && filled(column) > 0) over = null;
  }
  for (let column = 0; column < cells.length; column += 1)
    cells[column] ??= { texte: "", sorte: "texte" };
  return cells.every((cell, column) => cell === header.cellules[column])
    ? header
    : { ligne: header.ligne, cellules: cells };
}
