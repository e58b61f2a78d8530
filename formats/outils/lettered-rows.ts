/** Tables where each option has a row of its own under its question, and bears its letter. Pure. */
import { lireCellule, lireTitresDeRangee, type RangeeTableau } from "./grille.ts";
import { areTitlesOfOurExport, isQuestionTitle } from "./colonnes.ts";
import { estMemeTexte } from "./ligne.ts";
import { countTableColumns } from "./named-columns.ts";
import { createTextCell, readCellText } from "./shape.ts";
import { readTick } from "./ticks.ts";
import { mayBeTickColumnTitle, readAnswerTitle } from "./titles.ts";

/** An option behind its letter: "A. Rome", "a) Rome", "(A) Rome", "A - Rome". */
const LETTERED = /^\s*(?:\(([A-Ha-h])\)|([A-Ha-h])\s*(?:[.):/\]]|[-–—](?=\s)))\s*(\S.*)$/s;
const LETTER_ALONE = /^\(?([A-Ha-h])\s?[.):/\]–-]?$/;

/** So many rows may stand above the first question: a title, a date, the titles. */
const ROWS_ABOVE = 4;

interface Lettered {
  readonly rank: number;
  readonly text: string;
}

/** The letter of an option and its text, in one cell or in two neighbouring ones. */
function letteredAt(row: RangeeTableau, column: number): Lettered | null {
  const cell = readCellText(row, column);
  const alone = column > 0 ? LETTER_ALONE.exec(readCellText(row, column - 1))?.[1] : undefined;
  if (alone !== undefined && cell !== "") return { rank: rankOf(alone), text: cell };
  const [, round, plain, text = ""] = LETTERED.exec(cell) ?? [];
  const letter = round ?? plain;
  return letter === undefined ? null : { rank: rankOf(letter), text };
}
const rankOf = (letter: string): number => "abcdefgh".indexOf(letter.toLowerCase());

interface Group {
  readonly asked: RangeeTableau;
  readonly options: readonly { readonly row: RangeeTableau; readonly text: string }[];
}

/** Questions and their options, A first and none left out; null when a row is neither. */
function groupsOf(rows: readonly RangeeTableau[], column: number): readonly Group[] | null {
  const groups: { asked: RangeeTableau; options: { row: RangeeTableau; text: string }[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const read = letteredAt(row, column);
    if (last !== undefined && read !== null && read.rank === last.options.length)
      last.options.push({ row, text: read.text });
    else if (read !== null || readCellText(row, column) === "") return null;
    else groups.push({ asked: row, options: [] });
  }
  // the rows may be the first ones of a longer table, whose last question is cut
  const whole = groups.slice(0, -1).every(({ options }) => options.length > 1);
  return groups.length > 1 && whole && (groups[0]?.options.length ?? 0) > 1 ? groups : null;
}

/** The ranks of the right options of a question, as one column tells them; null when it does not. */
type Tell = (group: Group) => readonly number[] | null;

const byTicks =
  (column: number): Tell =>
  ({ asked, options }) => {
    const ticks = options.map(({ row }) => readTick(readCellText(row, column)));
    const right = ticks.flatMap((tick, rank) => (tick === true ? [rank] : []));
    return readCellText(asked, column) === "" &&
      !ticks.includes(null) &&
      right.length < options.length
      ? right
      : null;
  };

const byQuestion =
  (column: number): Tell =>
  ({ asked, options }) => {
    const told = readCellText(asked, column);
    if (options.some(({ row }) => readCellText(row, column) !== "")) return null;
    const letter = /^(?:r[ée]p(?:onse|\.)?\s*)?\(?([A-H])\s?[.)]?$/i.exec(told)?.[1];
    const right = options.flatMap(({ text }, rank) =>
      (letter === undefined ? estMemeTexte(text, told) : rankOf(letter) === rank) ? [rank] : [],
    );
    return right.length === 1 ? right : null;
  };

/** The only column that tells the right options, of most questions at least; undefined when none does, or several do. */
function tellingColumn(groups: readonly Group[], columns: readonly number[]) {
  const found = columns.flatMap((column) =>
    [byTicks(column), byQuestion(column)].flatMap((tell) => {
      const told = groups.map(tell);
      const answered = told.filter((right) => right !== null && right.length > 0).length;
      // a question without a tick is accepted; a question that the column cannot tell rules the column out, unless it is the last, which
      // may be cut
      const sound = tell(groups[0] ?? NO_GROUP) !== null && !told.slice(0, -1).includes(null);
      return sound && answered * 2 > groups.length ? [{ column, told }] : [];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}
const NO_GROUP: Group = { asked: { ligne: 0, cellules: [] }, options: [] };

/**
 * Puts a table with a row for each option, "1;Quelle ville… ?;", then ";A. Rome;", ";B. Milan;X", in one row for each question. The right
 * option is ticked, or named beside the question. Null for any other table.
 */
export function joinLetteredOptionRows(
  rows: readonly RangeeTableau[],
): readonly RangeeTableau[] | null {
  const width = countTableColumns(rows);
  const columns = Array.from({ length: width }, (_, column) => column);
  const first = (column: number) =>
    rows.slice(0, ROWS_ABOVE + 2).findIndex((row) => letteredAt(row, column)?.rank === 0) - 1;
  const text = columns.find((column) => first(column) >= 0);
  if (text === undefined || width < 2) return null;
  if (rows.slice(0, ROWS_ABOVE).some((row) => areTitlesOfOurExport(lireTitresDeRangee(row))))
    return null;
  const from = first(text);
  const groups = groupsOf(rows.slice(from), text);
  if (groups === null) return null;
  const others = columns.filter((column) => column !== text);
  const header = rows[from - 1] ?? NO_GROUP.asked;
  const titles = lireTitresDeRangee(header);
  const telling = tellingColumn(
    groups,
    others.filter((column) => mayBeTickColumnTitle(titles[column] ?? "")),
  );
  if (telling === undefined) return null;
  const beside = others.filter(
    (column) =>
      column !== telling.column &&
      groups.some(({ asked, options }) =>
        [asked, ...options.map(({ row }) => row)].some((row) => {
          const cell = readCellText(row, column);
          return cell !== "" && !(column === text - 1 && LETTER_ALONE.test(cell));
        }),
      ),
  );
  // nothing is rearranged where another column is about the question or its answers, since it would be lost
  if (
    beside.some(
      (column) => isQuestionTitle(titles[column] ?? "") || readAnswerTitle(titles[column] ?? ""),
    )
  )
    return null;
  const most = Math.max(...groups.map(({ options }) => options.length));
  return [
    ...rows.slice(0, Math.max(0, from - 1)),
    {
      ligne: header.ligne,
      cellules: [
        createTextCell("Question"),
        createTextCell("Bonnes réponses"),
        ...Array.from({ length: most }, (_, rank) => createTextCell(`Proposition ${rank + 1}`)),
        ...beside.map((column) => lireCellule(header, column)),
      ],
    },
    ...groups.map(({ asked, options }, at): RangeeTableau => {
      const right = telling.told[at] ?? [];
      const all = [asked, ...options.map(({ row }) => row)];
      return {
        ligne: asked.ligne,
        cellules: [
          createTextCell(readCellText(asked, text)),
          createTextCell(right.map((rank) => rank + 1).join(" et ")),
          ...Array.from({ length: most }, (_, rank) => createTextCell(options[rank]?.text ?? "")),
          ...beside.map((column) =>
            lireCellule(all.find((row) => readCellText(row, column) !== "") ?? asked, column),
          ),
        ],
        bonnes: right,
      };
    }),
  ];
}
