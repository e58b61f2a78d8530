/** Signs, labels and bullets that are left in a text that somebody typed. Pure. */
import { EMPHASIS_PATTERN } from "./markdown.ts";

/** Markup that no sentence holds. */
const MARKUP =
  /\*\*|__(?=[^_\s])[^_]*__|\||~~|::|%%|<\/?[a-z][^<>]*>|&(?:#x?[\da-f]+|[a-z]{2,8});|-->|\{(?:[=~]|[a-z]=)|^\*+\s|\[\/?[a-z]{1,5}\]/iu;
const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "«": "»" };
const FACE_OR_LETTER = /[:;8=B]['’-]?[()[\]]|(?<=^|\s)[\da-z]{1,2}\)/giu;

/** A bracket or quotation mark that is opened and not closed, or closed and not opened; "b)" and smileys close nothing. */
function oddBracket(text: string): string | null {
  const open: string[] = [];
  for (const sign of text) {
    const closing = CLOSING[sign];
    if (closing !== undefined) open.push(closing);
    else if (Object.values(CLOSING).includes(sign) && open.pop() !== sign) return sign;
  }
  return open.pop() ?? null;
}

/** A sign of markup, or a bracket without its other half, that is left in a text; null without one. */
export const findSignLeftInText = (text: string): string | null =>
  // a text of signs alone, such as "{}", may be an answer
  !/[\p{L}\p{N}]/u.test(text)
    ? null
    : ((MARKUP.exec(text) ?? text.match(EMPHASIS_PATTERN))?.[0] ??
      (oddBracket(text) === null ? null : oddBracket(text.replaceAll(FACE_OR_LETTER, ""))));

/** A triangle, a lozenge, a square in front of a text, which is a bullet. */
const SHAPE_FIRST = /^[\u25A0-\u25FF❖❥➢➣➤✦✧⬥⬦⬧⬨☐☑☒](?=\uFE0F?\s*[\p{L}\p{N}«"“¿(])/u;
/** A label in front of a question, which is no part of it: "Question bleue :", "Cinquième et dernière question :". */
const QUESTION_LABEL = /^(?:[^\s?？:]+\s+){0,4}questions?(?:\s+[^\s?？:]+){0,3}\s?:(?=\s+\S)/iu;
/** A verdict behind what it judges: "… → Faux", "… (V)". */
const VERDICT_LAST =
  /(?:(?:→|=>|-+>|[☐☑☒✓✔✗✘])\s*(?:vrai|faux|v|f)|[([](?:vrai|faux|v|f)[)\]])\W*$/iu;
/** Words in front of a question, the answer of another one or a theme: "Phnom Penh. Quelle est…". */
const WORDS_BEFORE =
  /^\p{L}[^\s.?!]{2,}(?:\s[^\s.?!]+){0,2}(?<=\p{Ll})\.\s+(?=(?:Quel|Qui|Que|Qu[’']|Où|Comment|Combien|Pourquoi|(?:Dans|En|À|De|Sur|Par|Pour) (?:quel|qui|combien)).*[?？]$)/u;
/** A bullet, label or verdict around a text that is odd without comparing it to other texts; null without one. */
export const findOddMarkAroundText = (text: string): string | null =>
  (
    SHAPE_FIRST.exec(text) ??
    QUESTION_LABEL.exec(text) ??
    WORDS_BEFORE.exec(text) ??
    VERDICT_LAST.exec(text)
  )?.[0].trim() ?? null;
/**
 * A sign that no answer has: the star of a footnote, brackets around all of it or behind a sentence, a verdict among its words:
 * "Sucre*", "(Paris)", "degrés. (100)", "Rio FAUX Brasília". Null without one.
 */
export const findOddSignInAnswer = (text: string): string | null =>
  /(?<=[^\s*])\*$|^\{[^{}]*[\p{L}\p{N}][^{}]*\}$|(?<=\S\s)(?:FAUX|VRAI|JUSTE)(?=\s|$)|^\([^()]*[\p{L}\p{N}][^()]*\)$|(?<=\p{Ll}{2}[.?!]\s)\([^()]+\)$/u.exec(
    text,
  )?.[0] ?? null;

/** A part of a text in square brackets: the right one, a note, a source; "[am/is/are]" is what one chooses among. */
export const findPartInSquareBrackets = (text: string): string | null =>
  /\[(?![^\]]*\/)[^[\]]*[\p{L}\p{N}][^[\]]*\]/u.exec(text)?.[0] ?? null;
/** Whether brackets stand beside a dash or a bar, around one piece of a list: "un nom – un verbe – [un adverbe]". */
export const hasBracketedListPiece = (text: string): boolean =>
  /[–—/|-]\s*\[[^[\]]{2,}\]|\[[^[\]]{2,}\]\s*[–—/|-]/.test(text);

/** A label in front: a word or two and a sign, a bracket, a picture. */
const LABEL =
  /^(?:[\p{L}\d][\p{L}\d .’'°#-]{0,23}?\s?(?:[:=)\]]|\s[–—-])|\p{L}{1,4}\d{0,2}\.|\[[^\]]{1,30}\]|\([^()]{2,30}\)\s?[:–—-]|\p{Extended_Pictographic}\uFE0F?)(?=\s|$)/u;
/** The label of a text, equal for labels of one series: "Question 2 :" and "Question 7 :" both give "Question 1:". */
export function readSeriesLabel(text: string): string | null {
  const label = LABEL.exec(text)?.[0];
  if (label === undefined) return null;
  if (label.startsWith("[")) return "[…]";
  if (label.startsWith("(")) return "(…)";
  if (/^\p{Extended_Pictographic}/u.test(label)) return "☺";
  return label
    .replaceAll(/\d+/g, "1")
    .replaceAll(/(?<=\p{Ll}{3})s?\s?(?=[:=)\]])/gu, "")
    .replaceAll(/\s(?=[:=)\]])/g, "");
}
/** Labels that several texts of a list share, at least one text out of three. */
export function findSharedLabels(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const label of texts.map(readSeriesLabel))
    if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  return new Set(
    [...counts].flatMap(([label, count]) =>
      count >= 2 && count * 3 >= texts.length ? [label] : [],
    ),
  );
}

const SYMBOL = /^[^{}<>\])\p{L}\p{N}«"“'’(¿¡+\-−=√π€$£%#.…[/&@`](?=\uFE0F?\s|[\p{L}\p{N}])/u;

/** Whether the options bear A, B, C in front. */
export const doOptionsBearLetters = (options: readonly string[]): boolean =>
  options.length > 1 &&
  options.every((option, rank) =>
    new RegExp(`^\\(?${String.fromCodePoint(65 + rank)}(?:\\s*[).:/–-]\\s*|\\s+)\\S`, "i").test(
      option,
    ),
  );
/** Whether options still begin with a bullet: the same sign before all, or any sign before some of them only. */
export function doOptionsBearBullets(options: readonly string[]): boolean {
  const signs = options.map((option) => SYMBOL.exec(option)?.[0] ?? null);
  const some = signs.filter((sign) => sign !== null);
  if (some.length === 0 || options.length < 2) return false;
  return some.length < options.length || new Set(some).size === 1;
}
