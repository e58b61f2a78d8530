/** A key of answers under a table of questions and their options: "1;B", "2;A", or "1B 2A 3C" in one row. Pure. */
import type { ColonnesTableau } from "./colonnes.ts";
import { lireTitresDeRangee, type RangeeTableau } from "./grille.ts";
import { estMemeTexte } from "./ligne.ts";
import { createTextCell, readCellText } from "./shape.ts";
import { readAnswerTitle } from "./titles.ts";

interface Keyed {
  readonly header: RangeeTableau;
  readonly rows: readonly RangeeTableau[];
}

interface Entry {
  readonly number: number;
  readonly dite: string;
}

const filledOf = ({ cellules }: RangeeTableau): readonly string[] =>
  cellules.map(({ texte }) => texte.trim()).filter((texte) => texte !== "");

const NUMBER = /^(?:(?:q|question|n°)\s*)?(\d{1,3})\s*[.):°]?$/i;
const SHORT = /^(?:(?:q|question|n°)\s*)?(\d{1,3})\s*[.):=°–-]?\s*([A-H])$/i;
const HEADING =
  /^[\s#*_]*(?:les\s+)?(?:(?:bonnes\s+)?r[ée]ponses?|corrections?|corrig[ée]s?|solutions?|answers?|answer key|cl[ée](?: de correction| des r[ée]ponses)?)[\s:*_]*(?=$|\d)/i;

/** The entry of a row such as "1;B"; null for any other row. */
function entryOf(row: RangeeTableau): Entry | null {
  const [first = "", second = "", ...more] = filledOf(row);
  const number = NUMBER.exec(first)?.[1];
  return number === undefined || second === "" || more.length > 0
    ? null
    : { number: Number(number), dite: second };
}

/** The entries of a whole key in one row, "1B;2A;3C", "Réponses : 1-B, 2-A"; empty for any other row. */
function entriesIn(row: RangeeTableau): readonly Entry[] {
  const pieces = filledOf(row)
    .join(" ; ")
    .replace(HEADING, "")
    .replaceAll(/(\d)\s*[.):=°–-]?\s*(?=[A-H](?![\p{L}\d]))/giu, "$1")
    .split(/[\s,;/|]+/)
    .filter((piece) => piece !== "" && !/^[-–—]$/.test(piece));
  const read = pieces.flatMap((piece) => {
    const [, number, dite = ""] = SHORT.exec(piece) ?? [];
    return number === undefined ? [] : [{ number: Number(number), dite }];
  });
  return read.length === pieces.length ? read : [];
}

/** Whether a row names a key, or titles its columns. */
const namesKey = (row: RangeeTableau): boolean => {
  const filled = filledOf(row);
  const titles = lireTitresDeRangee(row);
  return (
    (filled.length === 1 && HEADING.test(filled[0] ?? "") && entriesIn(row).length === 0) ||
    (filled.length === 2 &&
      titles.some((title) => /^(?:answer|right)$/.test(readAnswerTitle(title)?.sense ?? "")))
  );
};

/**
 * A table whose options have no right one, with the answers of the key below it; null when no key answers each of its questions.
 * @param under the rows under the titles
 */
export function withAnswersOfKeyBelow(
  header: RangeeTableau,
  under: readonly RangeeTableau[],
  { question, options, fausses, bonnes, marques = [] }: ColonnesTableau,
): Keyed | null {
  if (question === undefined || bonnes !== undefined || options.length < 2) return null;
  if (fausses.length + marques.length > 0) return null;
  const full = (row: RangeeTableau) =>
    options.filter((column) => readCellText(row, column) !== "").length;
  const last = under.reduce(
    (found, row, rank) =>
      readCellText(row, question) !== "" && full(row) > 1 && entriesIn(row).length === 0
        ? rank
        : found,
    -1,
  );
  const below = under.slice(last + 1);
  const asked = under.slice(0, last + 1).filter((row) => full(row) > 1);
  const told = below.filter((row) => !namesKey(row));
  const one = told.length === 1 && told[0] !== undefined ? entriesIn(told[0]) : [];
  const entries = one.length > 0 ? one : told.map(entryOf);
  if (asked.length < 2 || entries.length !== asked.length) return null;
  const numbers = header.cellules.findIndex(
    (_, column) =>
      column < question && asked.every((row) => NUMBER.test(readCellText(row, column))),
  );
  const answered = asked.every((row, rank) => {
    const entry = entries[rank];
    const number = Number(NUMBER.exec(readCellText(row, numbers))?.[1]);
    if (entry === null || entry === undefined) return false;
    const at = /^[A-H]$/i.test(entry.dite)
      ? options["ABCDEFGH".indexOf(entry.dite.toUpperCase())]
      : options.find((column) => estMemeTexte(readCellText(row, column), entry.dite));
    return (
      entry.number === (numbers < 0 ? rank + 1 : number) &&
      at !== undefined &&
      readCellText(row, at) !== ""
    );
  });
  if (!answered) return null;
  const width = Math.max(header.cellules.length, ...asked.map(({ cellules }) => cellules.length));
  const wide = (row: RangeeTableau, dite: string): RangeeTableau => ({
    ...row,
    cellules: [
      ...Array.from({ length: width }, (_, column) => row.cellules[column] ?? createTextCell("")),
      createTextCell(dite),
    ],
  });
  let answer = 0;
  return {
    header: wide(header, "Bonne réponse"),
    rows: under.slice(0, last + 1).map((row) => {
      if (full(row) < 2) return wide(row, "");
      answer += 1;
      return wide(row, entries[answer - 1]?.dite ?? "");
    }),
  };
}
