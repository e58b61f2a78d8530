/** Tables laid out otherwise than one question a row under one row of titles: turned, in blocks, side by side, one under the other. Pure. */
import {
  areTitlesOfOurExport,
  areColumnTitles,
  isUselessTitle,
  lireEnteteTableau,
  isQuestionTitle,
} from "./colonnes.ts";
import { lireCellule, lireTitresDeRangee, type RangeeTableau } from "./grille.ts";
import { countTableColumns } from "./named-columns.ts";
import { readCellText } from "./shape.ts";
import { readTick } from "./ticks.ts";
import { mayBeTickColumnTitle, readAnswerTitle } from "./titles.ts";

const NO_ROW: RangeeTableau = { ligne: 0, cellules: [] };

/** The most titles that a turned table has. */
const TITLES_MAX = 30;

/** A table whose titles are in its first column, with its rows and columns changed over; null for any other. */
export function transposeTable(rows: readonly RangeeTableau[]): readonly RangeeTableau[] | null {
  const width = countTableColumns(rows);
  if (rows.length < 2 || rows.length > TITLES_MAX || width < 3) return null;
  const turned = Array.from({ length: width }, (_, column): RangeeTableau => ({
    ligne: column + 1,
    cellules: rows.map((row) => lireCellule(row, column)),
  }));
  const [header] = turned;
  const titles = header === undefined ? [] : lireTitresDeRangee(header);
  const named = titles.filter((title) => title !== "");
  return new Set(named).size === named.length && areColumnTitles(titles) ? turned : null;
}

const BLOCK = /^(?:question|q)\s*(?:n°\s*)?\d{1,3}\s*[.:]?$/i;

/**
 * Puts blocks of a question, "Question 1;Quel…", and the table of its options, one a row, under one row of titles; null for any other
 * table.
 */
export function joinQuestionBlocks(
  rows: readonly RangeeTableau[],
): readonly RangeeTableau[] | null {
  const starts = rows.flatMap((row, rank) => {
    if (!BLOCK.test(readCellText(row, 0)) || readCellText(row, 1) === "") return [];
    const senses = lireTitresDeRangee(rows[rank + 1] ?? NO_ROW).map(readAnswerTitle);
    const titled =
      senses.some((one) => one?.sense === "answer") && senses.some((one) => one?.sense === "right");
    return titled ? [rank] : [];
  });
  const [first] = starts;
  if (first === undefined || starts.length < 2) return null;
  const titles = rows[first + 1];
  if (titles === undefined) return null;
  const question = { texte: "Question", sorte: "texte" } as const;
  return [
    { ...titles, cellules: [question, ...titles.cellules] },
    ...starts.flatMap((start, at) =>
      rows.slice(start + 2, starts[at + 1]).map((row) => ({
        ligne: row.ligne,
        cellules: [
          { texte: readCellText(rows[start] ?? row, 1), sorte: "texte" as const },
          ...row.cellules,
        ],
      })),
    ),
  ];
}

/** What the first cell of a row says that the second one is. */
const LABELS: readonly (readonly [kind: "question" | "answer" | "right" | "wrong", RegExp])[] = [
  ["question", /^(?:q|question)\s*\d*\s*[.:)]?$/i],
  ["answer", /^(?:r|rep|rép|r[ée]ponse|a|answer)\s*\d*\s*[.:)]?$/i],
  ["right", /^(?:\+|=|\*|[✓✔✅]\uFE0F?)$/u],
  ["wrong", /^(?:[-–~✗✘❌]\uFE0F?)$/u],
];
const labelOf = (row: RangeeTableau) =>
  LABELS.find(([, form]) => form.test(readCellText(row, 0)))?.[0];

/**
 * Puts rows of a label and a text, "Q;Quel…", then "R;Rome", or "+;Rome" and "-;Milan", in one row for each question; null for any other
 * table.
 */
export function joinLabelledRows(rows: readonly RangeeTableau[]): readonly RangeeTableau[] | null {
  const all = rows.map((row) => ({ row, label: labelOf(row), text: readCellText(row, 1) }));
  if (
    all.length < 4 ||
    all.some(({ row, label, text }) => label === undefined || text === "" || filled(row) > 2)
  )
    return null;
  const groups: (typeof all)[] = [];
  for (const one of all)
    if (one.label === "question") groups.push([one]);
    else groups.at(-1)?.push(one);
  const kinds = groups.map((group) => group.slice(1).map(({ label }) => label));
  const typed = kinds.every((labels) => labels.length === 1 && labels[0] === "answer");
  const chosen = kinds.every((labels) => labels.length > 1 && !labels.includes("answer"));
  if (groups.length < 2 || all[0]?.label !== "question" || (!typed && !chosen)) return null;
  const cells = (...texts: readonly string[]) =>
    texts.map((texte) => ({ texte, sorte: "texte" as const }));
  const width = Math.max(...kinds.map(({ length }) => length));
  const titles = Array.from({ length: width }, (_, rank) => `Proposition ${rank + 1}`);
  const header = typed ? ["Question", "Réponse"] : ["Question", "Bonnes réponses", ...titles];
  return [
    { ligne: 0, cellules: cells(...header) },
    ...groups.map(([asked, ...others], rank) => ({
      ligne: asked?.row.ligne ?? 0,
      cellules: cells(
        asked?.text ?? "",
        ...(typed
          ? []
          : [
              (kinds[rank] ?? [])
                .flatMap((label, at) => (label === "right" ? [String(at + 1)] : []))
                .join(" et "),
            ]),
        ...others.map(({ text }) => text),
      ),
    })),
  ];
}

/**
 * Puts a question, then its options one a row with a tick beside the right one, in one row for each question; null for any other table. The
 * question has a number, or the first column to itself, or a question mark.
 */
export function joinOptionRowsUnderQuestions(
  rows: readonly RangeeTableau[],
): readonly RangeeTableau[] | null {
  const column = (rank: number) => rows.map((row) => readCellText(row, rank));
  const [first, second, third] = [column(0), column(1), column(2)];
  const width = countTableColumns(rows);
  if (rows.length < 6 || width < 2 || width > 3) return null;
  const full = (texts: readonly string[]) => texts.every((texte) => texte !== "");
  const numbered = first.every((texte) => /^(?:(?:q|question) ?)?\d{0,3}[.)]?$/i.test(texte));
  const read = rows.map((_, rank) => {
    const [one = "", two = "", three = ""] = [first[rank], second[rank], third[rank]];
    if (width === 2) return { asks: /[?？:…]$/.test(one), text: one, tick: two };
    if (numbered) return { asks: one !== "", text: two, tick: three };
    return { asks: one !== "" && two === "", text: one + two, tick: three };
  });
  // of three columns, the first one holds questions, and stands empty beside their options
  if (width === 3 && !numbered && first.some((one, rank) => one !== "" && second[rank] !== ""))
    return null;
  if (!full(read.map(({ text }) => text)) || read[0]?.asks !== true) return null;
  const groups: (typeof read)[] = [];
  for (const one of read)
    if (one.asks) groups.push([one]);
    else groups.at(-1)?.push(one);
  const sound = groups.every(([asked, ...others]) => {
    const right = others.filter(({ tick }) => readTick(tick) === true).length;
    const wrong = others.filter(({ tick }) => readTick(tick) === false).length;
    return asked?.tick === "" && right > 0 && wrong > 0 && right + wrong === others.length;
  });
  if (groups.length < 2 || !sound) return null;
  const most = Math.max(...groups.map(({ length }) => length - 1));
  const cells = (...texts: readonly string[]) =>
    texts.map((texte) => ({ texte, sorte: "texte" as const }));
  const titles = Array.from({ length: most }, (_, rank) => `Proposition ${rank + 1}`);
  return [
    { ligne: 0, cellules: cells("Question", "Bonnes réponses", ...titles) },
    ...groups.map(([asked, ...others]) => {
      const at = asked === undefined ? 0 : read.indexOf(asked);
      const right = others.flatMap(({ tick }, rank) => (readTick(tick) === true ? [rank] : []));
      return {
        ligne: rows[at]?.ligne ?? 0,
        cellules: cells(
          asked?.text ?? "",
          right.map((rank) => rank + 1).join(" et "),
          ...others.map(({ text }) => text),
        ),
        bonnes: right,
      };
    }),
  ];
}

/** The layout of `joinOptionRowsUnderQuestions` under a row of titles that names no column of options; null for any other. */
export function joinOptionRowsUnderTitles(
  rows: readonly RangeeTableau[],
): readonly RangeeTableau[] | null {
  const [header, ...under] = rows;
  const titles = header === undefined ? [] : lireTitresDeRangee(header);
  const named = lireEnteteTableau(titles);
  return named === null ||
    named.options.length + named.fausses.length > 0 ||
    !mayBeTickColumnTitle(titles[countTableColumns(rows) - 1] ?? "")
    ? null
    : joinOptionRowsUnderQuestions(under);
}

/** One table's rows, its titles first. */
export type TablePart = readonly RangeeTableau[];

/** Ranks of the columns in which tables begin that stand side by side under one row of titles; 0 is the first. */
function startsBeside(titles: readonly string[]): readonly number[] {
  const asked = titles.flatMap((title, column) => (isQuestionTitle(title) ? [column] : []));
  return asked.map((column, rank) => {
    if (rank === 0) return 0;
    let start = column;
    while (start - 1 > (asked[rank - 1] ?? 0) && isNumberTitle(titles[start - 1] ?? "")) start -= 1;
    return start;
  });
}
const isNumberTitle = (title: string): boolean =>
  /^(?:n|no|num|numeros?|nr|id)$/.test(title) && isUselessTitle(title);

/** The tables that stand side by side under the same row; that table alone when they do not. */
function cutBeside(rows: TablePart): readonly TablePart[] {
  const [header] = rows;
  const titles = header === undefined ? [] : lireTitresDeRangee(header);
  const starts = startsBeside(titles);
  const pieces = starts.map((start, rank) => titles.slice(start, starts[rank + 1]));
  if (starts.length < 2 || pieces.some((piece) => lireEnteteTableau(piece) === null)) return [rows];
  return starts.map((start, rank) =>
    rows.flatMap((row) => {
      const cellules = row.cellules.slice(start, starts[rank + 1]);
      return cellules.some(({ texte }) => texte.trim() !== "") ? [{ ...row, cellules }] : [];
    }),
  );
}

const filled = ({ cellules }: RangeeTableau): number =>
  cellules.filter(({ texte }) => texte.trim() !== "").length;
/** Whether a row stands under an empty line or a heading. */
const isApart = (row: RangeeTableau, above: RangeeTableau | undefined): boolean =>
  above !== undefined && (row.ligne - above.ligne > 1 || filled(above) === 1);

/** The tables that stand one under the other, each with its own titles. */
function cutBelow(rows: TablePart): readonly TablePart[] {
  const [header = NO_ROW] = rows;
  const key = lireTitresDeRangee(header).join("|");
  const starts = rows.flatMap((row, rank) => {
    const titles = lireTitresDeRangee(row);
    // the same titles again begin a second part of the same table; two words alone may be translated: "question;answer"
    const apart = isApart(row, rows[rank - 1]) || filled(row) > 2;
    return rank === 0 || (apart && titles.join("|") !== key && areColumnTitles(titles))
      ? [rank]
      : [];
  });
  return starts.map((start, rank) => rows.slice(start, starts[rank + 1]));
}

/**
 * The tables that stand below or beside one another; our own export is one table, whatever its cells say.
 * @param rows from the titles on
 */
export const cutInTables = (rows: TablePart): readonly TablePart[] =>
  areTitlesOfOurExport(lireTitresDeRangee(rows[0] ?? NO_ROW))
    ? [rows]
    : cutBelow(rows).flatMap(cutBeside);

/** A row of titles under which a second one names the columns that it leaves unnamed: both as one; null when it does not. */
export function joinTwoRowsOfTitles(
  above: RangeeTableau,
  below: RangeeTableau,
): RangeeTableau | null {
  const titles = lireTitresDeRangee(below);
  const named = titles.filter((title) => title !== "");
  if (named.length < 2 || named.some((title) => readAnswerTitle(title) === null)) return null;
  const width = countTableColumns([above, below]);
  return {
    ligne: below.ligne,
    cellules: Array.from({ length: width }, (_, column) =>
      readCellText(below, column) === "" ? lireCellule(above, column) : lireCellule(below, column),
    ),
  };
}
