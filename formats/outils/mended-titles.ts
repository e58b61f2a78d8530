/** Titles with a typing error, "Qestion", "Bonne réponce", read as the known ones where the cells below agree. Pure. */
import { distance } from "fastest-levenshtein";
import {
  type ColonnesTableau,
  isTitleOfRole,
  isKnownTitle,
  lireEnteteTableau,
  findColumnsOfKnownTitles,
  isQuestionTitle,
} from "./colonnes.ts";
import { lireTitresDeRangee, type RangeeTableau } from "./grille.ts";
import { splitOptions } from "./listed-options.ts";
import { estMemeTexte } from "./ligne.ts";
import { readCellText, withCell } from "./shape.ts";
import { readAnswerTitle } from "./titles.ts";

/** The words that titles are made of, folded; shorter ones are too near to others. */
const WORDS = [
  "question questions enonce enonces intitule libelle",
  "reponse reponses proposition propositions option options choix",
  "bonne bonnes correct correcte juste exacte solution correction",
  "mauvaise mauvaises fausse fausses incorrecte incorrectes",
  "explication explications anecdote commentaire categorie difficulte",
  "answer answers choice wrong incorrect explanation",
].flatMap((line) => line.split(" "));

/** The longest title in which an error is looked for. */
const TITLE_MAX = 40;

/** A word, or the only known one that is near: one error in a short word, two in one of eight letters. */
function mendedWord(word: string): string {
  if (word.length < 4 || WORDS.includes(word)) return word;
  const errors = WORDS.map((known) => {
    const most = Math.min(word.length, known.length) < 8 ? 1 : 2;
    const count = distance(word, known);
    return { known, count: count > most ? Infinity : count };
  });
  const least = Math.min(...errors.map(({ count }) => count));
  return errors.find(({ count }) => count === least && count < Infinity)?.known ?? word;
}

/** A folded title with its typing errors mended; null when it is known already, or stays unknown. */
function mendedTitle(title: string): string | null {
  if (title === "" || title.length > TITLE_MAX || isKnownTitle(title)) return null;
  const mended = title.split(" ").map(mendedWord).join(" ");
  return mended !== title && isKnownTitle(mended) ? mended : null;
}

/** Whether half of the cells of a column are filled, and nearly all of these pass a test. */
function agree(
  rows: readonly RangeeTableau[],
  column: number,
  so: (row: RangeeTableau) => boolean,
) {
  const filled = rows.filter((row) => readCellText(row, column) !== "");
  return (
    filled.length > 0 &&
    filled.length * 2 >= rows.length &&
    filled.filter(so).length >= filled.length * 0.8
  );
}

/** A cell that names an option by its letter or number: "B", "b)", "Réponse B", "2", "B. Rome". */
const DESIGNATES =
  /^\(?(?:(?:la |le )?(?:r[ée]p(?:onse|\.)?|option|proposition|choix)\s*)?(?:[A-H]|[1-8])(?:\s?[).:]*$|\s?[).:–-]\s?\S)/i;

/** Whether the cells below fit the meaning of a mended title. */
function agrees(
  column: number,
  title: string,
  titles: readonly string[],
  rows: readonly RangeeTableau[],
  { question, bonnes, options, fausses }: ColonnesTableau,
): boolean {
  if (isQuestionTitle(title))
    return agree(rows, column, (row) => /[?？:…]$/.test(readCellText(row, column)));
  const sense = readAnswerTitle(title)?.sense;
  const asksNothing = (row: RangeeTableau) => !/[?？]$/.test(readCellText(row, column));
  // a proof or a theme changes no answer, so its cells are not checked
  if (sense === undefined) return true;
  if (sense === "option") {
    const ranks = titles.flatMap((one) => {
      const read = readAnswerTitle(one);
      return read?.rank !== null && /^(?:option|right)$/.test(read?.sense ?? "")
        ? [read?.rank ?? 0]
        : [];
    });
    return (
      ranks.length > 1 &&
      new Set(ranks).size === ranks.length &&
      ranks.every((rank) => rank < ranks.length) &&
      agree(rows, column, asksNothing)
    );
  }
  if (column === question) return false;
  if (sense === "wrong") return agree(rows, column, asksNothing);
  if (options.length > 1)
    return agree(
      rows,
      column,
      (row) =>
        DESIGNATES.test(readCellText(row, column)) ||
        options.some((option) =>
          estMemeTexte(readCellText(row, option), readCellText(row, column)),
        ),
    );
  if (fausses.length > 0)
    return agree(
      rows,
      column,
      (row) =>
        !fausses.some((wrong) => estMemeTexte(readCellText(row, wrong), readCellText(row, column))),
    );
  // whether the column holds the options of each question in one cell
  const listed = agree(rows, column, (row) => splitOptions(readCellText(row, column)) !== null);
  if (column !== bonnes) return listed;
  return listed || agree(rows, column, (row) => !/[?？]$|^[A-H]$/.test(readCellText(row, column)));
}

/** Whether another column already has the meaning of a title, and only one column may have it. */
function isTaken(title: string, titles: readonly string[]): boolean {
  if (isQuestionTitle(title)) return titles.some(isQuestionTitle);
  if (isTitleOfRole(title, "preuve")) return titles.some((one) => isTitleOfRole(one, "preuve"));
  const read = readAnswerTitle(title);
  return (
    read?.rank === null &&
    /^(?:right|answer)$/.test(read.sense) &&
    titles.some(
      (one) => readAnswerTitle(one)?.sense === read.sense && readAnswerTitle(one)?.rank === null,
    )
  );
}

/**
 * A row of titles, with the known title in the place of each that has a typing error, where the cells below agree with it.
 * @param rows under the titles
 */
export function withMendedTitles(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
): RangeeTableau {
  const written = lireTitresDeRangee(header);
  // a row that holds a question is no row of titles
  if (header.cellules.some(({ texte }) => /\S\s\S+\s\S+\s?[?？]\s*$/.test(texte))) return header;
  const found = written.flatMap((title, column) => {
    const mended = mendedTitle(title);
    return mended === null || isTaken(mended, written) ? [] : [{ column, mended }];
  });
  if (found.length === 0) return header;
  const all = written.map(
    (title, at) => found.find(({ column }) => column === at)?.mended ?? title,
  );
  const colonnes = findColumnsOfKnownTitles(all);
  const sound = found.filter(({ column, mended }) => agrees(column, mended, all, rows, colonnes));
  const titles = sound.reduce((row, { column, mended }) => withCell(row, column, mended), header);
  return sound.length > 0 && lireEnteteTableau(lireTitresDeRangee(titles)) !== null
    ? titles
    : header;
}
