/**
 * Rules about marks inside the lines of a pasted text: of listed options, the right one stands in brackets ("[lionne] – lione") or behind
 * the only full box; sources behind answers ("[Mt 2, 1]", "(p. 34)") are removed. Pure.
 */
import type { TextRewriteRule } from "./clean.ts";
import { OPTION_LETTERS } from "./lines.ts";
import { composeLetteredList, splitListIntoPieces } from "./listed.ts";

const answered = (head: string, pieces: readonly string[], right: number): string =>
  `${head} ${composeLetteredList(pieces)} (réponse : ${OPTION_LETTERS[right] ?? ""})`.trim();

const BRACKETED = /^\[\s*([^[\]]*[\p{L}\p{N}][^[\]]*?)\s*\]$/u;
const IN_PARENTHESES = /^\(\s*([^()]*[\p{L}\p{N}][^()]*?)\s*\)$/u;
const LIST_BEHIND = /^(.*[?？:…])\s+(\S.*)$/;
/**
 * Rewrites a list with one piece in brackets, "Le féminin de « lion » est : [lionne] – lione", as lettered propositions with their answer;
 * null for another line.
 */
function bracketedList(line: string, brackets: RegExp): string | null {
  const [, head = "", list = ""] = LIST_BEHIND.exec(line) ?? ["", "", line];
  const pieces = /[[(]/.test(list) ? splitListIntoPieces(list) : null;
  if (pieces === null) return null;
  const right = pieces.flatMap((piece, at) => (brackets.test(piece) ? [at] : []));
  const plain = pieces.map((piece) => brackets.exec(piece)?.[1] ?? piece);
  const [only = 0] = right;
  // no such list where brackets hold one character only (a box or a label), or where several pieces have brackets
  return right.length !== 1 ||
    plain.some((piece) => /[[\]]/.test(piece)) ||
    (plain[only]?.length ?? 0) < 2
    ? null
    : answered(head, plain, only);
}
/** Rewrites lists whose right piece stands in brackets as lettered propositions, where most lines with brackets are such lists. */
const withBracketedLists: TextRewriteRule = (lines) => {
  // parentheses count only where a line says "entre parenthèses", since they hold other things too
  const named = lines.some((line) => /entre parenth[èe]ses/i.test(line));
  const told = lines.map(
    (line) =>
      bracketedList(line, BRACKETED) ?? (named ? bracketedList(line, IN_PARENTHESES) : null),
  );
  const found = told.filter((one) => one !== null).length;
  const others = lines.filter((line, rank) => told[rank] === null && /\[[^\]]{2,}\]/.test(line));
  return found > 1 && found > others.length ? lines.map((line, rank) => told[rank] ?? line) : lines;
};

const BOX = /(?:[□◻▢⬜○◯☐■◼▣⬛●◉☒☑🗹✅✔✓❌✗✘]\uFE0F?|\[[ xX]?\]|\([ xX]\))\s*/gu;
const FULL = /^(?:[■◼▣⬛●◉☒☑🗹✅✔✓]|\[[xX]\]|\([xX]\))/u;
const VERDICT = /^(?:v(?:rai)?|f(?:aux)?|true|false)$/i;
/**
 * Rewrites a list of boxes with one full, "□ un reptile ■ un amphibien", as lettered propositions with their answer; null for another line.
 */
function boxedList(line: string): string | null {
  const boxes = [...line.matchAll(BOX)];
  const [first] = boxes;
  if (first === undefined || boxes.length < 2) return null;
  const pieces = boxes.map(({ index, 0: box }, nth) =>
    line
      .slice(index + box.length, boxes[nth + 1]?.index)
      .replace(/[\s,;/|]+$/, "")
      .replace(/^\(?[A-Ha-h]\s?[.)]\s+/, ""),
  );
  const right = boxes.flatMap(([box], nth) => (FULL.test(box) ? [nth] : []));
  return right.length !== 1 || pieces.some((piece) => piece === "" || VERDICT.test(piece))
    ? null
    : answered(line.slice(0, first.index).trim(), pieces, right[0] ?? 0);
}
const withBoxedLists: TextRewriteRule = (lines) => {
  const told = lines.map(boxedList);
  return told.filter((one) => one !== null).length > 1
    ? lines.map((line, rank) => told[rank] ?? line)
    : lines;
};

/** A source at the end of a line, a chapter and a verse or a page: "[Mt 2, 1]", "(p. 34)". */
const REFERENCE =
  /\s+(?:\[(?:(?:[1-3I]{1,3}\s)?\p{Lu}\p{L}{0,11}\.?\s?\d{1,3}\s?[,:.]\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?|p(?:age|\.)\s?\d{1,4})\]|\((?:(?:[1-3I]{1,3}\s)?\p{Lu}\p{L}{0,11}\.?\s\d{1,3}\s?[,:]\s?\d{1,3}(?:\s?[-–]\s?\d{1,3})?|p(?:age|\.)\s?\d{1,4})\))$/u;
/** Removes the sources behind answers, where three lines at least have one. */
const withoutReferences: TextRewriteRule = (lines) => {
  const told = lines.filter((line) => REFERENCE.test(line));
  return told.length > 2 ? lines.map((line) => line.replace(REFERENCE, "")) : lines;
};

/** The rules of this file, in the order in which they apply, before other lists are read. */
export const INLINE_MARK_RULES: readonly TextRewriteRule[] = [
  withoutReferences,
  withBracketedLists,
  withBoxedLists,
];
