/** Tables with a column that names the right option by the title of its column: "Question;Rouge;Bleu;Vert;Bonne couleur". Pure. */
import { isKnownTitle, isQuestionTitle } from "./colonnes.ts";
import { lireTitresDeRangee, type RangeeTableau } from "./grille.ts";
import { foldForComparison } from "./objets.ts";
import { readCellText, withCell } from "./shape.ts";

/** Titles the options "Proposition 1", "Proposition 2", and names the right one by its number; null for any other table. */
export function numberOptionsNamedByTitles(
  rows: readonly RangeeTableau[],
): readonly RangeeTableau[] | null {
  const [header, ...under] = rows;
  if (header === undefined || under.length < 2) return null;
  const titles = lireTitresDeRangee(header);
  const free = titles.flatMap((title, column) =>
    title === "" || isKnownTitle(title) ? [] : [column],
  );
  const said = (column: number) =>
    under.map((row) => foldForComparison(readCellText(row, column))).filter((cell) => cell !== "");
  const telling = titles.flatMap((title, right) => {
    if (isQuestionTitle(title)) return [];
    const told = said(right);
    const options = free.filter(
      (column) => column !== right && told.includes(titles[column] ?? ""),
    );
    const [first = 0] = options;
    const last = options.at(-1) ?? 0;
    // a column between those of options is one too, even if it is never the right one
    const all = free.filter((column) => column !== right && column >= first && column <= last);
    const named = new Set(all.map((column) => titles[column] ?? ""));
    const sound = told.length * 2 > under.length && told.every((cell) => named.has(cell));
    return options.length > 1 && sound ? [{ right, options: around(all, free, right) }] : [];
  });
  const [one, ...others] = telling;
  if (one === undefined || others.length > 0 || !titles.some(isQuestionTitle)) return null;
  const { right, options } = one;
  const named = options.reduce(
    (row, column, rank) => withCell(row, column, `Proposition ${rank + 1}`),
    withCell(header, right, "Bonne réponse"),
  );
  return [
    named,
    ...under.map((row) => {
      const rank = options.findIndex(
        (column) => titles[column] === foldForComparison(readCellText(row, right)),
      );
      if (rank < 0) return row;
      const { ligne, cellules } = withCell(row, right, String(rank + 1));
      return { ligne, cellules, bonnes: [rank] };
    }),
  ];
}

/** The columns of options, with the neighbouring columns of unknown title. */
function around(all: readonly number[], free: readonly number[], right: number): readonly number[] {
  const columns = [...all];
  const may = (column: number) => column !== right && free.includes(column);
  while (may((columns[0] ?? 0) - 1)) columns.unshift((columns[0] ?? 0) - 1);
  while (may((columns.at(-1) ?? -2) + 1)) columns.push((columns.at(-1) ?? -2) + 1);
  return columns;
}
