/** Reshapers of tables where one cell says several things: all options, a question and its options, a right option with its sign. Pure. */
import { type ColonnesTableau } from "./colonnes.ts";
import { lireCellule, type RangeeTableau } from "./grille.ts";
import { estMemeTexte } from "./ligne.ts";
import {
  OPTION_SEPARATORS,
  isMarkedRight,
  OPTION_LABEL_PATTERN,
  splitOptionsAt,
  withoutRightOrWrongMarks,
} from "./listed-options.ts";
import {
  createTextCell,
  isTrueOfMost,
  withOptionColumns,
  readCellText,
  type Reshaper,
  type ShapedTable,
  type RowOptions,
  withCell,
} from "./shape.ts";
import { areWordsOfTrueOrFalse } from "./shapes-of-truth.ts";
import { splitInlinePropositions } from "../texte/lines.ts";

/** Cuts the options that stand in one cell into columns: "Rome | Milan | Turin". */
export const reshapeOptionsInOneCell: Reshaper = (header, rows, colonnes) => {
  const { bonnes, reponses: [list] = [] } = colonnes;
  // titles such as "Propositions;Réponse" do not tell which column lists the options, so both are tried
  return (
    splitCells(header, rows, colonnes, list, bonnes) ??
    splitCells(header, rows, colonnes, bonnes, list)
  );
};

function splitCells(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  { question, options, fausses }: ColonnesTableau,
  list: number | undefined,
  bonnes: number | undefined,
): ShapedTable | null {
  if (options.length + fausses.length > 0 || list === undefined || bonnes === undefined)
    return null;
  const asked = rows.filter(
    (row) => readCellText(row, question) !== "" && readCellText(row, list) !== "",
  );
  const explains = (between: RegExp) =>
    asked.filter((row) => {
      const found = splitOptionsAt(readCellText(row, list), between);
      const right = readCellText(row, bonnes);
      return (
        found.length > 1 &&
        (/^[A-Ha-h1-8]$/.test(right) ||
          right
            .split(/\s*[|;\n]\s*/)
            .every((one) => found.some((option) => estMemeTexte(option, one))))
      );
    }).length;
  const [best] = OPTION_SEPARATORS.map((between) => ({ between, rows: explains(between) })).sort(
    (a, b) => b.rows - a.rows,
  );
  if (best === undefined || best.rows === 0 || best.rows < asked.length * 0.7) return null;
  return withOptionColumns(header, rows, [list], (row) => ({
    options: splitOptionsAt(readCellText(row, list), best.between).map(createTextCell),
    right: null,
  }));
}

/** Moves the options behind a question, "Capitale du Brésil ? a) Rio b) Brasilia", into columns. */
export const moveInlineOptionsToColumns: Reshaper = (
  header,
  rows,
  { question, bonnes, options, fausses, type },
) => {
  if (question === undefined || bonnes === undefined || type !== undefined) return null;
  if (options.length + fausses.length > 0) return null;
  const asked = rows.filter((row) => readCellText(row, question) !== "");
  const read = (row: RangeeTableau) => splitInlinePropositions(readCellText(row, question));
  if (asked.length < 2 || !isTrueOfMost(asked, (row) => (read(row)?.head ?? "") !== ""))
    return null;
  const heads = rows.map((row) =>
    withCell(row, question, read(row)?.head ?? readCellText(row, question)),
  );
  return withOptionColumns(header, heads, [], (_, at) => {
    const row = rows[at];
    const pieces = row === undefined ? [] : (read(row)?.pieces ?? []);
    return {
      options: pieces.map((piece) => createTextCell(piece.replace(OPTION_LABEL_PATTERN, ""))),
      right: null,
    };
  });
};

/** Whether a separator stands inside no answer: a bar, a line end. */
const isSure = (between: RegExp): boolean => between.test("a|b") || between.test("a\nb");

/** Whether a separator cuts enough rows: nearly all, or half for a sure one, since the others may have one wrong answer only. */
const splitsEnough = (
  rows: readonly RangeeTableau[],
  between: RegExp,
  splits: (row: RangeeTableau) => boolean,
): boolean =>
  isSure(between) ? rows.filter(splits).length * 2 >= rows.length : isTrueOfMost(rows, splits);

/** Cuts the wrong answers that stand in one cell, "Milan, Turin", beside a column of right ones, into columns. */
export const reshapeWrongOnesInOneCell: Reshaper = (
  header,
  rows,
  { question, bonnes, options, fausses },
) => {
  const [list, ...others] = fausses;
  if (list === undefined || bonnes === undefined || options.length + others.length > 0) return null;
  const asked = rows.filter(
    (row) => readCellText(row, question) !== "" && readCellText(row, list) !== "",
  );
  // a true or false has one wrong answer only, and no separator
  const several = asked.filter(
    (row) => !areWordsOfTrueOrFalse(readCellText(row, bonnes), readCellText(row, list)),
  );
  const between = OPTION_SEPARATORS.find(
    (one) =>
      several.length > (isSure(one) ? 0 : 1) &&
      splitsEnough(
        several,
        one,
        (row) => splitOptionsAt(readCellText(row, list), one).length > 1,
      ) &&
      !asked.some((row) => one.test(readCellText(row, bonnes))),
  );
  if (between === undefined) return null;
  const tell = (row: RangeeTableau): RowOptions => ({
    options: splitOptionsAt(readCellText(row, list), between).map(createTextCell),
    right: null,
  });
  return withOptionColumns(header, rows, [list], tell, "Mauvaise réponse");
};

/** Reads the right option by the sign in its own cell, "*Rome", "Rome (x)", and removes that sign. */
export const reshapeStarredOptions: Reshaper = (
  header,
  rows,
  { options, bonnes, marques = [] },
) => {
  if (bonnes !== undefined || marques.length > 0 || options.length < 2) return null;
  const asked = rows.filter(
    (row) => options.filter((column) => readCellText(row, column) !== "").length > 1,
  );
  const starred = (row: RangeeTableau) =>
    options.filter((column) => isMarkedRight(readCellText(row, column)));
  if (
    !isTrueOfMost(asked, (row) => starred(row).length > 0 && starred(row).length < options.length)
  )
    return null;
  return withOptionColumns(header, rows, options, (row) => ({
    options: options.map((column) => {
      const cell = lireCellule(row, column);
      return { ...cell, texte: withoutRightOrWrongMarks(cell.texte) };
    }),
    right: options.flatMap((column, rank) =>
      isMarkedRight(readCellText(row, column)) ? [rank] : [],
    ),
  }));
};
