/** Where a table begins: its row of titles, or the first row that asks something when it has none. Pure. */
import type { ColumnRole, Consignes } from "../lecture.ts";
import {
  areTitlesOfOurExport,
  areColumnTitles,
  type ColonnesTableau,
  isKnownTitle,
  isUselessTitle,
  lireEnteteTableau,
  findColumnsOfKnownTitles,
  isQuestionTitle,
} from "./colonnes.ts";
import {
  ALIGNED_COLUMNS_SEPARATOR,
  calculerNombreDeCellulesUsuel,
  type GrilleTableau,
  lireTitresDeRangee,
  type RangeeTableau,
} from "./grille.ts";
import { composeHeaderKey, startsWithTitles } from "./named-columns.ts";
import { joinLetteredOptionRows } from "./lettered-rows.ts";
import { withoutMarkdown } from "./markdown.ts";
import { withMendedTitles } from "./mended-titles.ts";
import { numberOptionsNamedByTitles } from "./named-by-titles.ts";
import { readCellText, withCell } from "./shape.ts";
import { areTickColumns } from "./shapes-of-columns.ts";
import { devinerColonnesSansEntete, type ColonnesDevinees } from "./sans-titres.ts";
import {
  joinQuestionBlocks,
  joinLabelledRows,
  joinTwoRowsOfTitles,
  joinOptionRowsUnderQuestions,
  joinOptionRowsUnderTitles,
  transposeTable,
} from "./table-layouts.ts";
import { readTick } from "./ticks.ts";
import { readAnswerTitle } from "./titles.ts";
import { findUnreadColumns } from "./table-doubts.ts";
import { spreadTitles } from "./wide-titles.ts";

/** The header of a table is looked for in so many first rows, since a title or a date may come before. */
const ENTETE_AVANT = 12;

export interface EnteteTrouvee {
  readonly grille: GrilleTableau;
  /** Rank of the header's row. */
  readonly rang: number;
  /** That row as the file has it, or two rows of titles as one. */
  readonly written: RangeeTableau;
  /** `written` with typing errors mended, and with the title "Question" where only the cells below tell which column asks. */
  readonly titles: RangeeTableau;
  readonly colonnes: ColonnesTableau;
  /** Rearranges rows of the file to one question a row, as the header needed it; null for rows that are laid out otherwise. */
  readonly layOut: (rows: readonly RangeeTableau[]) => readonly RangeeTableau[] | null;
}

/** Removes the rule lines of Markdown tables, "|---|:-:|", and the Markdown in the cells of a table that has one. */
export function withoutMarkdownRuleLines(
  rangees: readonly RangeeTableau[],
): readonly RangeeTableau[] {
  const kept = rangees.filter(
    ({ cellules }) =>
      !cellules.some(({ texte }) => /--|:-|-:/.test(texte)) ||
      !cellules.every(({ texte }) => /^(?::?-+:?)?$/.test(texte.trim())),
  );
  return kept.length === rangees.length ? rangees : kept.map(withoutMarkup);
}

/** A row without Markdown inside its texts; a cell all in bold or italics keeps it, since it may be the right one. */
const withoutMarkup = (row: RangeeTableau): RangeeTableau => ({
  ...row,
  cellules: row.cellules.map(({ texte, sorte }) => ({
    texte: /^\s*(\*\*?|__?)[^*_]+\1\s*$/.test(texte) ? texte : withoutMarkdown(texte),
    sorte,
  })),
});

/** The number of columns that a header names; the header that names the most is chosen. */
export const countNamedColumns = ({
  colonnes: { marques = [], reponses = [], ...nommees },
}: Pick<EnteteTrouvee, "colonnes">): number =>
  Object.values(nommees).flat().length + marques.length + reponses.length;

/** All rows of the file, those above the titles too, in the layout in which the header was found, with its mended titles. */
export const layOutRowsForHeader = (
  { layOut, rang, titles }: EnteteTrouvee,
  rows: readonly RangeeTableau[],
): readonly RangeeTableau[] =>
  (layOut(rows) ?? rows).map((row, rank) => (rank === rang ? titles : row));

const asItStands: EnteteTrouvee["layOut"] = (rows) => rows;

/** The row of titles under the first layout that gives one, as the file stands or rearranged; null for none. */
export const trouverEntete = (grilles: readonly GrilleTableau[]): EnteteTrouvee | null =>
  bestHeader(grilles, joinLetteredOptionRows) ??
  bestHeader(grilles, joinOptionRowsUnderTitles) ??
  bestHeader(grilles, numberOptionsNamedByTitles) ??
  bestHeader(grilles, asItStands) ??
  bestHeader(grilles, joinQuestionBlocks) ??
  bestHeader(grilles, joinLabelledRows) ??
  bestHeader(grilles, joinOptionRowsUnderQuestions) ??
  bestHeader(grilles, transposeTable);

function bestHeader(
  grilles: readonly GrilleTableau[],
  layOut: EnteteTrouvee["layOut"],
): EnteteTrouvee | null {
  const found = grilles.flatMap((grille) => {
    const rows = layOut(grille.rangees) ?? [];
    return rows.slice(0, ENTETE_AVANT).flatMap((row, rang) => {
      const alone = headerAt(row, rows, rang);
      const under = rows[rang + 1];
      const own = areTitlesOfOurExport(lireTitresDeRangee(row));
      const titles = own || under === undefined ? null : joinTwoRowsOfTitles(row, under);
      const read = titles === null ? null : headerAt(titles, rows, rang + 1);
      // a second row that has something in its column of questions is no row of titles
      const asks = under !== undefined && readCellText(under, read?.colonnes.question) !== "";
      const joined = asks ? null : read;
      const both =
        joined !== null && (alone === null || countNamedColumns(joined) > countNamedColumns(alone));
      const best = both ? joined : alone;
      return best === null ? [] : [{ grille, layOut, ...best }];
    });
  });
  const best = found.reduce<EnteteTrouvee | null>(
    (mieux, un) =>
      mieux === null || countNamedColumns(un) > countNamedColumns(mieux) ? un : mieux,
    null,
  );
  // a wider table may stand under the first one, which is kept
  return (
    found.find(
      ({ grille, rang, titles }) =>
        grille === best?.grille &&
        rang < best.rang - 1 &&
        areColumnTitles(lireTitresDeRangee(titles)),
    ) ?? best
  );
}

/** How many rows are read to tell which column asks. */
const ROWS_SEEN = 50;

const ASKS_TRUTH = /^(?:v|vrai|true|t)(?: ou| or)? (?:f|faux|false)$/;
const SAYS_TRUTH = /^(?:v|f|vrai|faux|true|false)(?![\p{L}\d])/iu;

/** Reads the title "Vrai ou faux ?" as "Question" where the answers below are verdicts and no other column asks; gives other titles as they were. */
function askedOfTruth(titles: RangeeTableau, rows: readonly RangeeTableau[]): RangeeTableau {
  const folded = lireTitresDeRangee(titles);
  const asks = folded.findIndex((title) => ASKS_TRUTH.test(title));
  const answer = folded.findIndex(
    (title, column) =>
      column > asks &&
      (title === "r" || /^(?:answer|right)$/.test(readAnswerTitle(title)?.sense ?? "")),
  );
  const before = folded.slice(0, Math.max(0, asks));
  const asked = rows.filter((row) => readCellText(row, asks) !== "");
  return asks >= 0 &&
    answer >= 0 &&
    before.every((title) => title === "" || isUselessTitle(title)) &&
    asked.length > 1 &&
    asked.every(
      (row) =>
        !SAYS_TRUTH.test(readCellText(row, asks)) && SAYS_TRUTH.test(readCellText(row, answer)),
    )
    ? withCell(withCell(titles, asks, "Question"), answer, "Réponse")
    : titles;
}

/**
 * Adds the title "Question" to a row of titles that lacks it, over the only unknown column whose cells end in a question mark, or the one
 * before the ticks of « vrai » and « faux ».
 * @param under the rows below
 */
function withAskingTitle(titles: RangeeTableau, under: readonly RangeeTableau[]): RangeeTableau {
  const folded = lireTitresDeRangee(titles);
  const { question, bonnes, options, vraiFaux } = findColumnsOfKnownTitles(folded);
  if (question !== undefined) return titles;
  const rows = under.slice(0, ROWS_SEEN).filter((row) => row.cellules.length > 1);
  const renamed = askedOfTruth(titles, rows);
  if (renamed !== titles) return renamed;
  const free = folded.flatMap((title, column) =>
    isKnownTitle(title) && title !== "" ? [] : [column],
  );
  // a cell among the titles that ends in a question mark is a question itself
  const asks = (column: number) =>
    !/[?？]\s*$/.test(readCellText(titles, column)) &&
    rows.filter((row) => /[?？]\s*$/.test(readCellText(row, column))).length >= rows.length * 0.8;
  const asking =
    rows.length > 1 && (bonnes !== undefined || options.length > 1) ? free.filter(asks) : [];
  const [before = -1] = free.filter((column) => column < Math.min(...(vraiFaux ?? []))).reverse();
  const [column, ...others] =
    vraiFaux !== undefined && before >= 0 && areTickColumns(rows, before, vraiFaux)
      ? [before]
      : asking;
  if (column === undefined || others.length > 0) return titles;
  const named = withCell(titles, column, "Question");
  const columns = lireEnteteTableau(lireTitresDeRangee(named));
  // with other unknown columns, which may be options, the answers may not be typed, and nothing is named
  const typed = columns !== null && columns.options.length + columns.fausses.length === 0;
  return typed && vraiFaux === undefined && findUnreadColumns(named, rows, columns).length > 0
    ? titles
    : named;
}

/** Titles with "Bonne réponse" and "Mauvaise réponse" for "Juste;Faux;Faux;Faux", where the cells below are answers, and no ticks. */
function withRightAndWrongTitles(
  titles: RangeeTableau,
  under: readonly RangeeTableau[],
): RangeeTableau {
  const folded = lireTitresDeRangee(titles);
  const columns = folded.map((title, column) => ({ column, title, read: readAnswerTitle(title) }));
  const named = (senses: RegExp) =>
    columns.filter(({ read }) => read?.rank === null && senses.test(read.sense));
  const [right, ...rights] = named(/^(?:right|true)$/);
  const wrong = named(/^false$/);
  const rows = under.slice(0, ROWS_SEEN).filter((row) => row.cellules.length > 1);
  const last = wrong.at(-1)?.column ?? -1;
  // a title may stand over several columns
  const spread = rows.filter(
    (row) => (folded[last + 1] ?? "") === "" && readCellText(row, last + 1) !== "",
  );
  if (!folded.some(isQuestionTitle)) return titles;
  if (right === undefined || rights.length > 0 || right.read?.by !== undefined) return titles;
  if (wrong.length === 0 || (wrong.length < 2 && spread.length * 2 <= rows.length)) return titles;
  const answers = [right, ...wrong].map(({ column }) => column);
  const told = rows.filter((row) => answers.some((column) => readCellText(row, column) !== ""));
  const ticks = told.filter((row) =>
    answers.every((column) => readTick(readCellText(row, column)) !== null),
  );
  return told.length > 0 && ticks.length * 5 <= told.length
    ? wrong.reduce(
        (row, { column }) => withCell(row, column, "Mauvaise réponse"),
        withCell(titles, right.column, "Bonne réponse"),
      )
    : titles;
}

function headerAt(
  written: RangeeTableau,
  rows: readonly RangeeTableau[],
  rang: number,
): Pick<EnteteTrouvee, "rang" | "written" | "titles" | "colonnes"> | null {
  if (written.cellules.length < 2) return null;
  const under = rows.slice(rang + 1);
  const mended = withMendedTitles(written, under.slice(0, ROWS_SEEN));
  const titles = withAskingTitle(withRightAndWrongTitles(mended, under), under);
  if (lireEnteteTableau(lireTitresDeRangee(titles)) === null) return null;
  const header = spreadTitles(titles, under);
  const colonnes = lireEnteteTableau(lireTitresDeRangee(header));
  return colonnes === null ? null : { rang, written, titles, colonnes };
}

/** A table without known titles, whose columns are guessed from its rows. */
interface GuessedTable {
  readonly grille: GrilleTableau;
  /** Rank of the first row that asks something. */
  readonly debut: 0 | 1;
  readonly forme: ColonnesDevinees;
}

const POINTS = /\b(?:points?|pts?|punten|score|niveau|level|difficulte|temps|time)\b/;

/** The rows under the titles, without a last column of points, whose numbers look like those of options. */
function withoutPoints(
  [titles, ...under]: readonly RangeeTableau[],
  debut: 0 | 1,
): readonly RangeeTableau[] {
  if (titles === undefined) return [];
  if (debut === 0) return [titles, ...under];
  const last = lireTitresDeRangee(titles).length - 1;
  return POINTS.test(lireTitresDeRangee(titles)[last] ?? "")
    ? under.map((row) => ({ ligne: row.ligne, cellules: row.cellules.slice(0, last) }))
    : under;
}

/** The first table whose columns can be guessed from its rows; null for none. */
export function findGuessedTable(grilles: readonly GrilleTableau[]): GuessedTable | null {
  for (const grille of grilles) {
    // columns aligned by spaces are trusted only under known titles
    if (grille.origine === "texte" && grille.separateur === ALIGNED_COLUMNS_SEPARATOR) continue;
    const debut = startsWithTitles(grille.rangees) ? 1 : 0;
    const forme = devinerColonnesSansEntete(withoutPoints(grille.rangees, debut));
    if (forme !== null) return { grille, debut, forme };
  }
  return null;
}

/** The header whose columns the author named in another file; null when there is none. */
export function findHeaderNamedInAnotherFile(
  grilles: readonly GrilleTableau[],
  { connues = [] }: Pick<Consignes, "connues">,
): { grille: GrilleTableau; rang: number; roles: readonly ColumnRole[] } | null {
  if (connues.length === 0) return null;
  for (const grille of grilles)
    for (const [rang, rangee] of grille.rangees.slice(0, ENTETE_AVANT).entries()) {
      const cle = composeHeaderKey(rangee);
      const roles = connues.find((une) => cle !== "" && une.cle === cle)?.roles;
      if (roles !== undefined) return { grille, rang, roles };
    }
  return null;
}

/** Share of the rows that have as many cells as most do, from 0 to 1; 0 for tables of one column or of few rows. */
function regularity(grille: GrilleTableau): number {
  const width = calculerNombreDeCellulesUsuel(grille.rangees);
  const usual = grille.rangees.filter(({ cellules }) => cellules.length === width).length;
  return width < 2 || grille.rangees.length < 3 ? 0 : usual / grille.rangees.length;
}
export const findMostRegularTable = (
  grilles: readonly GrilleTableau[],
): GrilleTableau | undefined => [...grilles].sort((a, b) => regularity(b) - regularity(a))[0];

/** Whether a text is cut in columns so evenly that it is a table, though nothing says what its columns hold. */
export const isRegularTable = (grille: GrilleTableau): boolean =>
  calculerNombreDeCellulesUsuel(grille.rangees) > 2 &&
  grille.origine === "texte" &&
  (grille.separateur === ";" || grille.separateur === "\t") &&
  regularity(grille) >= 0.9;

/** Rank, from 0, of the first row with more than one filled cell; 0 when there is none. */
export const findRankOfFirstRowOfCells = (rangees: readonly RangeeTableau[]): number =>
  Math.max(
    0,
    rangees.findIndex(
      ({ cellules }) => cellules.filter(({ texte }) => texte.trim() !== "").length > 1,
    ),
  );
