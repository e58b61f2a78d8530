/**
 * Tables that say options and right answers otherwise than in columns of their own are put in the usual shape: question, propositions,
 * bonnes réponses. What a row says is kept as it stands. Pure.
 */
import { reshapeAcceptedAnswers } from "./accepted.ts";
import { type ColonnesTableau, areColumnsOfOurExport, readOptionRankOfTitle } from "./colonnes.ts";
import { lireTitresDeRangee, type RangeeTableau } from "./grille.ts";
import { estMemeTexte } from "./ligne.ts";
import { foldForComparison } from "./objets.ts";
import { readCellText, type Reshaper, type ShapedTable, withCell } from "./shape.ts";
import {
  reshapeOptionsInOneCell,
  moveInlineOptionsToColumns,
  reshapeStarredOptions,
  reshapeWrongOnesInOneCell,
} from "./shapes-of-cells.ts";
import {
  reshapeOptionRows,
  reshapeOptionsOfUnknownTitles,
  reshapeSeveralRights,
  reshapeTicksPerOption,
  reshapeTrueOrFalseTicks,
} from "./shapes-of-columns.ts";
import { reshapeExplainedTrueOrFalse, reshapeTrueOrFalseAnswers } from "./shapes-of-truth.ts";
import { readAnswerTitle } from "./titles.ts";

/**
 * Takes options as wrong answers where the titles count the right one among them, "Bonne réponse;Réponse 2;Réponse 3", "Réponse A
 * (bonne);Réponse B", and no row repeats it among them.
 */
function withWrongOnes(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  colonnes: ColonnesTableau,
): ColonnesTableau {
  const { options, bonnes, fausses } = colonnes;
  if (bonnes === undefined || fausses.length > 0) return colonnes;
  const titles = lireTitresDeRangee(header);
  const ranks = new Set(options.map((column) => readOptionRankOfTitle(titles[column] ?? "")));
  const rank = readAnswerTitle(titles[bonnes] ?? "")?.rank ?? null;
  // the rank that its title gives is the one that the options lack
  const counted =
    rank !== null &&
    !ranks.has(rank) &&
    ranks.size > 0 &&
    Array.from({ length: ranks.size + 1 }, (_, one) => one).every(
      (one) => one === rank || ranks.has(one),
    );
  if (!counted && (!ranks.has(1) || ranks.has(0))) return colonnes;
  const among = rows.some((row) => {
    const right = readCellText(row, bonnes);
    return (
      (!counted && /^(?:[A-Ha-h]|\d)$/.test(right)) ||
      options.some((column) => estMemeTexte(readCellText(row, column), right))
    );
  });
  return among ? colonnes : { ...colonnes, options: [], fausses: options };
}

/** Whether a row is a second row of titles, of the options only: ";;A;B;C". */
const isUnderTitles = (row: RangeeTableau, { question, options }: ColonnesTableau): boolean =>
  readCellText(row, question) === "" &&
  options.length > 1 &&
  options.every(
    (column) => readOptionRankOfTitle(foldForComparison(readCellText(row, column))) !== null,
  );

const NUMBER = /^(?:q(?:uestion)?\s*)?(?:n°\s*)?(\d{1,3})\s*[.):°–-]+\s*(?=\D)/i;

/** What a question is worth, behind it: "(2 pts)". */
const WORTH = /\s*\((?:\d{1,2}(?:[.,]5)?\s?(?:pts?|points?))\)\s*$/i;

/** Removes the numbers of questions that are numbered one after the other, and the points behind questions. */
export function withoutQuestionNumbersAndPoints(
  rows: readonly RangeeTableau[],
  { question, type }: Pick<ColonnesTableau, "question" | "type">,
): readonly RangeeTableau[] {
  if (question === undefined || type !== undefined) return rows;
  const asked = rows.filter((row) => readCellText(row, question) !== "");
  const worth = asked.filter((row) => WORTH.test(readCellText(row, question))).length;
  if (worth > 1)
    return withoutQuestionNumbersAndPoints(
      rows.map((row) => withCell(row, question, readCellText(row, question).replace(WORTH, ""))),
      { question },
    );
  const numbers = asked.map((row) => Number(NUMBER.exec(readCellText(row, question))?.[1]));
  return asked.length > 1 && numbers.every((one, rank) => one === (numbers[0] ?? 0) + rank)
    ? rows.map((row) => withCell(row, question, readCellText(row, question).replace(NUMBER, "")))
    : rows;
}

const BOLD = /^\s*(\*\*|__)([^*]+)\1\s*$/;

/** Removes the bold of whole cells, but for a column where only some are bold, when nothing else tells the right answer. */
function withoutBold(
  rows: readonly RangeeTableau[],
  colonnes: ColonnesTableau,
): readonly RangeeTableau[] {
  const { bonnes, marques = [] } = colonnes;
  if (
    areColumnsOfOurExport(colonnes) ||
    !rows.some(({ cellules }) => cellules.some(({ texte }) => BOLD.test(texte)))
  )
    return rows;
  const told = bonnes !== undefined || marques.length > 0;
  const plain = (column: number): boolean =>
    told ||
    rows.every((row) => readCellText(row, column) === "" || BOLD.test(readCellText(row, column)));
  const columns = new Set(
    rows.flatMap(({ cellules }) => cellules.map((_, column) => column)).filter(plain),
  );
  return rows.map((row) => ({
    ...row,
    cellules: row.cellules.map((cell, column) =>
      columns.has(column) ? { ...cell, texte: cell.texte.replace(BOLD, "$2") } : cell,
    ),
  }));
}

const RESHAPERS: readonly Reshaper[] = [
  reshapeTicksPerOption,
  reshapeTrueOrFalseTicks,
  reshapeOptionRows,
  reshapeOptionsInOneCell,
  moveInlineOptionsToColumns,
  reshapeWrongOnesInOneCell,
  reshapeSeveralRights,
  reshapeStarredOptions,
  reshapeOptionsOfUnknownTitles,
  reshapeTrueOrFalseAnswers,
  reshapeExplainedTrueOrFalse,
  reshapeAcceptedAnswers,
];

/** The table in its usual shape; null without rows. The first row given is the header. */
export function reshapeIntoUsualTable(
  [header, ...rest]: readonly RangeeTableau[],
  colonnes: ColonnesTableau,
): ShapedTable | null {
  if (header === undefined) return null;
  const key = lireTitresDeRangee(header).join("|");
  // rows that repeat the titles, above a second part of the table, are left out
  const rows = withoutQuestionNumbersAndPoints(
    withoutBold(
      rest.filter(
        (row, rank) =>
          lireTitresDeRangee(row).join("|") !== key &&
          !(rank === 0 && isUnderTitles(row, colonnes)),
      ),
      colonnes,
    ),
    colonnes,
  );
  for (const reshaper of RESHAPERS) {
    const shaped = reshaper(header, rows, colonnes);
    if (shaped !== null) return shaped;
  }
  return { header, rows, colonnes: withWrongOnes(header, rows, colonnes) };
}
