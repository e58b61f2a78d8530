/**
 * Rules that rewrite the labels of questions in a pasted text, such as "Affirmation 2" and "Question A", as usual numbers, and remove what
 * stands in brackets behind a number. Pure.
 */
import type { TextRewriteRule } from "./clean.ts";
import { readKeyHeading } from "./key.ts";
import { readLineMarks } from "./lines.ts";
import { TRUE_OR_FALSE_VERDICT_AT_END_PATTERN } from "./verdicts.ts";

const NUMBERED =
  /^(\W*((?:q|question|carte|[ée]nigme|devinette)\s*)?(?:n[°º]\s*)?\d{1,3}(?:\s*\/\s*\d{1,3})?)(\s*[.):/–—-]*)\s*(\S.*)$/iu;
const IN_BRACKETS = /^(?:\(([^()]{2,40})\)|\[([^[\]]{2,40})\])(\s*[:–—-]+(?=\s|$))?\s*(.*)$/u;
/** Points or time of a question. */
const COUNTED =
  /^(?:sur\s+)?\d{1,6}(?:[.,]\d{1,2})?\s*(?:p(?:oin)?ts?|gorg[ée]es?|euros?|€|s|sec(?:ondes?)?\.?|min(?:utes?)?\.?)$/i;
/** What stays in brackets, since it is an answer or the question needs it: "(en 1998)". */
const SAYS_MORE = /\d{4}|^\d+$|^(?:en|à|au|aux|dans|de|du|des)\s|^(?:vrai|faux|bonne|mauvaise)\b/i;
/** Characters of the shortest question; a shorter numbered line is an option. */
const ASKED_MIN = 10;

/**
 * Removes the brackets between the number of a question and its text, "Question 1 (100 gorgées) : De quelle plante…", "2. [2 pts] U2 s’est
 * formé…", where nearly all questions have them, or where they say points or time behind "Question".
 */
const withoutBracketsBehindNumbers: TextRewriteRule = (lines) => {
  const kinds = new Map<string, { all: number; told: Map<number, string> }>();
  const sure = new Map<number, string>();
  lines.forEach((line, rank) => {
    const [, label, word, sign = "", rest = ""] = NUMBERED.exec(line) ?? [];
    if (label === undefined) return;
    const [whole, round, square, behind = "", text = ""] = IN_BRACKETS.exec(rest) ?? [];
    const named = word !== undefined;
    const key = named ? "word" : (sign.trim() || behind.trim()).slice(0, 1);
    const kind = kinds.get(key) ?? { all: 0, told: new Map<number, string>() };
    kinds.set(key, kind);
    const inside = (round ?? square ?? "").trim();
    const alone = named && whole !== undefined && !/[\p{L}\p{N}]/u.test(text);
    if (alone || (whole === undefined ? rest : text).length >= ASKED_MIN) kind.all += 1;
    const counts = COUNTED.test(inside);
    const labels = counts || (behind !== "" && (named || text.includes("?"))) || alone;
    if (whole !== undefined && labels && (counts || !SAYS_MORE.test(inside)))
      (named && counts ? sure : kind.told).set(
        rank,
        `${label}${sign.trim() === "" ? behind : sign} ${text}`.trim(),
      );
    if (named && counts) kind.all -= 1;
  });
  for (const { all, told } of kinds.values())
    if (told.size > 1 && told.size * 5 >= all * 4)
      for (const [rank, text] of told) sure.set(rank, text);
  return sure.size > 0 ? lines.map((line, rank) => sure.get(rank) ?? line) : lines;
};

const STATEMENT =
  /^(\W*)(?:affirmation|assertion|[ée]nonc[ée]|phrase)\s*(?:n[°º]\s*)?(\d{1,3})(?:\s*[.:)–—-]+\s*|\s*(?=\*|$))/i;
/** Whether a line may answer the statement above it: an announcement, a lettered option, a box, or a verdict. */
function answers(line: string): boolean {
  const { announced, letter, box } = readLineMarks(line, 0);
  return (
    announced !== null ||
    letter !== null ||
    box !== null ||
    /^\W*(?:vrai|faux)\s*(?:[.!,:;(–-]|$)/i.test(line)
  );
}
/**
 * Writes "Question 1 : " for "Affirmation 1 : ", where each statement is answered before the next one; several in a row are what one
 * question is about, and stay.
 */
const withStatementNumbers: TextRewriteRule = (lines) => {
  const full = lines.flatMap((line, rank) => (line === "" ? [] : [rank]));
  const own = full.flatMap((rank, nth) => {
    const [label, , n] = STATEMENT.exec(lines[rank] ?? "") ?? [];
    if (label === undefined) return [];
    const said = (lines[rank] ?? "").slice(label.length);
    const text = /[\p{L}\p{N}]/u.test(said) ? said : (lines[full[nth + 1] ?? -1] ?? "");
    const below = lines[full[nth + (text === said ? 1 : 2)] ?? -1] ?? "";
    return [
      { n: Number(n), answered: answers(below) || TRUE_OR_FALSE_VERDICT_AT_END_PATTERN.test(text) },
    ];
  });
  return own.length > 1 && own.every(({ n, answered }, nth) => n === nth + 1 && answered)
    ? lines.map((line) => line.replace(STATEMENT, "$1Question $2 : "))
    : lines;
};

const LETTER_IN_KEY = /^\W*([A-Z])\s*[.:)=→–-]*\s*(?=\S)/;
/** Reads a line of a key of lettered questions, "A : 2", "A2, B1": the letter of each question and its answer; null for another line. */
function lettersOfKey(said: string): readonly { letter: string; answer: string }[] | null {
  const short = [
    ...said.matchAll(/(?:^|[\s,;/|–-])([A-Z])\s*[.:)=→–-]*\s*(\d{1,2}|[a-h])(?![\p{L}\d])/gu),
  ];
  const rest = short.reduce((left, [piece]) => left.replace(piece, ""), said);
  if (short.length > 0 && /^[\s,;/|.–-]*$/.test(rest))
    return short.map(([, letter = "", answer = ""]) => ({ letter, answer }));
  const [label, letter = ""] = LETTER_IN_KEY.exec(said) ?? [];
  return label === undefined || !/[.:)=→–-]\s*$/.test(label)
    ? null
    : [{ letter, answer: said.slice(label.length) }];
}
/**
 * Replaces the letters of questions in their key by numbers, "A : 2" by "1) 2"; no line changes unless the key answers each question once.
 * @param last rank of the last question
 * @param count how many questions bear a letter
 */
function withNumbersInKey(
  lines: readonly string[],
  last: number,
  count: number,
): readonly string[] {
  const at = lines.findIndex((line, rank) => rank > last && readKeyHeading(line) !== null);
  const told = new Map<number, string>();
  const letters: string[] = [];
  for (let rank = at < 0 ? lines.length : at; rank < lines.length; rank += 1) {
    const line = lines[rank] ?? "";
    const said = rank === at ? (readKeyHeading(line) ?? "") : line;
    if (said === "") continue;
    const pieces = lettersOfKey(said);
    if (pieces === null) break;
    letters.push(...pieces.map(({ letter }) => letter));
    const numbers = pieces.map(
      ({ letter, answer }) => `${(letter.codePointAt(0) ?? 0) - 0x40}) ${answer}`,
    );
    told.set(
      rank,
      `${rank === at ? line.slice(0, line.lastIndexOf(said)) : ""}${numbers.join(", ")}`,
    );
  }
  const whole =
    letters.length === count &&
    new Set(letters).size === count &&
    letters.every((letter) => (letter.codePointAt(0) ?? 0) - 0x40 <= count);
  return whole ? lines.map((line, rank) => told.get(rank) ?? line) : lines;
}

/** Replaces the letters that label questions by numbers, in their key too. @param numbered gives the new label */
function withNumbers(
  lines: readonly string[],
  label: RegExp,
  numbered: (word: string, n: number) => string,
): readonly string[] {
  const heads = lines.flatMap((line, rank) => (label.test(line) ? [rank] : []));
  return withNumbersInKey(lines, heads.at(-1) ?? 0, heads.length).map((line) =>
    line.replace(label, (_, word: string, letter: string) =>
      numbered(word, (letter.toUpperCase().codePointAt(0) ?? 0) - 0x40),
    ),
  );
}

/**
 * Replaces the letters that number questions, "A. Quel compositeur ?", by "Question 1 : " and on, where propositions are numbered below
 * ("1) Mozart").
 */
const withLetteredQuestions: TextRewriteRule = (lines) => {
  const label = /^()([A-Z])\s?[).:–-]\s+(?=\S.*[?？…:]\W*$)/;
  const lettered = lines.filter((line) => /^[A-Z]\s?[).:–-]\s+(?=\S)/.test(line));
  const asking = lettered.filter((line) => label.test(line));
  // other lettered lines must stand behind all questions and be as many: a key may begin with the same letters
  const others = lettered.slice(asking.length);
  const follow = asking.every((line, nth) => (line.codePointAt(0) ?? 0) === 0x41 + nth);
  const firsts = lines.filter((line) => /^1\s?[.)/]\s/.test(line)).length;
  return follow &&
    asking.length > 1 &&
    firsts >= asking.length &&
    asking.every((line, nth) => line === lettered[nth]) &&
    (others.length === 0 || others.length === asking.length)
    ? withNumbers(lines, label, (_, n) => `Question ${n} : `)
    : lines;
};

/** Replaces the letters of questions by numbers: "Question A", "Question B" become "Question 1", "Question 2". */
const withQuestionLetters: TextRewriteRule = (lines) => {
  const label = /^(\W*question\s+)([A-Z])(?=\s*(?:[.:)–-]|$|\*))/i;
  const letters = lines.flatMap((line) => label.exec(line)?.[2]?.toUpperCase() ?? []);
  const follow = letters.every((letter, nth) => letter.charCodeAt(0) === 0x41 + nth);
  return follow && letters.length > 1
    ? withNumbers(lines, label, (word, n) => `${word}${n}`)
    : lines;
};

const DOTTED = /^(\d{1,2})\.(\d{1,2})[.)]?\s+(?=[\p{Lu}«"“])/u;
/**
 * Replaces numbers of a part and its question, "1.1 Combien…", "1.2 Dans…", "2.1 Quel…", by "Question 1 : " and on, and removes the names
 * of parts ("2. CINÉMA").
 */
const withDottedNumbers: TextRewriteRule = (lines) => {
  const read = lines.map((line) => DOTTED.exec(line)?.slice(1).map(Number) ?? []);
  const counted = read.filter(({ length }) => length > 0);
  const follow = counted.every(([part = 0, n = 0], rank) => {
    const [before = 0, last = 0] = counted[rank - 1] ?? [part, 0];
    return part === before ? n === last + 1 : part === before + 1 && n === 1;
  });
  if (counted.length < 3 || !follow) return lines;
  const isTitle = (rank: number): boolean => {
    const [, part] = /^(\d{1,2})\s?[.)–-]\s*[^?？]{2,50}$/u.exec(lines[rank] ?? "") ?? [];
    const [of, n] = read[lines.findIndex((line, next) => next > rank && line !== "")] ?? [];
    return part !== undefined && Number(part) === of && n === 1;
  };
  let nth = 0;
  return lines.map((line, rank) =>
    read[rank]?.length !== 0
      ? `Question ${String(++nth)} : ${line.replace(DOTTED, "")}`
      : isTitle(rank)
        ? ""
        : line,
  );
};

const SIGNED_NUMBER = /^(\W*)(\d{1,3})(\s?[.)/](?!\d)|\s?[-–—](?=\s))\s*(?=\S)/;
/**
 * Writes the same sign behind numbers that have several ("1/", "2.", "3)"), where they go up by one over the whole text and so number its
 * questions; propositions would count again.
 */
const withOneSignBehindNumbers: TextRewriteRule = (lines) => {
  const found = lines.flatMap((line) => {
    const [, , n, sign = ""] = SIGNED_NUMBER.exec(line) ?? [];
    return n === undefined ? [] : [{ n: Number(n), sign: sign.trim() }];
  });
  const signs = new Set(found.map(({ sign }) => sign));
  return signs.size > 1 && found.length > 2 && found.every(({ n }, nth) => n === nth + 1)
    ? lines.map((line) => line.replace(SIGNED_NUMBER, "$1$2. "))
    : lines;
};

/** The rules that apply before bullets are read, in their order. */
export const QUESTION_NUMBER_RULES: readonly TextRewriteRule[] = [
  withDottedNumbers,
  withoutBracketsBehindNumbers,
  withStatementNumbers,
  withOneSignBehindNumbers,
];

/** The rules that apply once bullets are read, in their order. */
export const QUESTION_LETTER_RULES: readonly TextRewriteRule[] = [
  withLetteredQuestions,
  withQuestionLetters,
];
