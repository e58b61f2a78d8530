/**
 * Beginnings that most texts of a column share, and that are marks: "° Namur" and "° 10", "R1 Oslo" and "R2 Rome", "(30 s) Qui…". What
 * one text alone begins with may be part of it; what nearly all begin with is not. Pure.
 */

/** Signs in front of a text, with a space behind: no quotation mark, no bracket, no currency. */
const SIGN = /^[^\s\p{L}\p{N}«“"'’¿¡()[\]{}…._$€£]{1,4}\uFE0F?(?=\s+\S)/u;
/** "(30 s)", "(facile)" in front of a text. */
const BRACKETS = /^\([^()]{1,30}\)(?=\s+\S)/u;
/** A letter alone, or letters with a number: "o", "x", "R1". */
const LETTERS = /^(?:(?![AaÀàYÔ]\s|[elno]\s\p{Ll})\p{L}(?=\s+\S)|\p{L}{1,3}\d{1,2}(?=\s+\S))/u;
/** A word of two to four letters in front of a text, such as "Sol" or "Rép"; not an article or a preposition, with which names begin. */
const SHORT_WORD =
  /^(?!(?:les?|la|une?|des?|du|en|au|aux|il|ils|elle|on|par|sur|sous|son|sa|ses|ma|mon|the|to|an?|der|die|das|eine?|el|los|las|lo|gli|os?|uma?)\s)\p{L}{2,4}(?=\s+\S)/iu;
const NUMBER = /^\d{1,3}(?=[^\d.,])/;

/** The time at which each question is asked, in front of it: "20h05", "[00:12]". */
const CLOCK = /^\[?\d{1,2}\s?[h:]\s?\d{2}(?::\d{2})?\]?(?=\s+\S)/iu;

/** How many texts must begin in a form for it to be a mark: `least` of them, and the share `part` of all. */
interface Sharing {
  readonly form: RegExp;
  readonly least: number;
  readonly part: number;
}
const OF_QUESTIONS: readonly Sharing[] = [
  { form: CLOCK, least: 2, part: 0.5 },
  { form: SIGN, least: 2, part: 0.5 },
  { form: LETTERS, least: 2, part: 0.5 },
  { form: BRACKETS, least: 2, part: 0.5 },
];
const OF_ANSWERS: readonly Sharing[] = [
  { form: SIGN, least: 2, part: 0.5 },
  { form: LETTERS, least: 2, part: 0.5 },
  { form: SHORT_WORD, least: 3, part: 0.8 },
];

/** A beginning without its digits and what its brackets say, so that "R1" and "R2" are equal. */
const plain = (beginning: string): string =>
  beginning.startsWith("(") ? "(…)" : beginning.replaceAll(/\d+/g, "1").toLowerCase();

function sharedBy(texts: readonly string[], { form, least, part }: Sharing): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const [beginning] = form.exec(text) ?? [];
    if (beginning !== undefined)
      counts.set(plain(beginning), (counts.get(plain(beginning)) ?? 0) + 1);
  }
  return new Set(
    [...counts].flatMap(([beginning, count]) =>
      count >= least && count >= texts.length * part ? [beginning] : [],
    ),
  );
}

/** Whether the numbers in front of texts go up by one, from one to the next. */
function areCounted(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => NUMBER.exec(text)?.[0]).map(Number);
  const next = numbers.filter((n, rank) => rank > 0 && n === (numbers[rank - 1] ?? 0) + 1);
  return texts.length > 2 && next.length >= (texts.length - 1) * 0.8;
}

/** Finds the mark in front of a text, or behind it; null without one. */
type Mark = (text: string) => string | null;

function markOf(texts: readonly string[], sharings: readonly Sharing[]): Mark {
  const shared = sharings.map((sharing) => ({ ...sharing, marks: sharedBy(texts, sharing) }));
  const counted = areCounted(texts);
  return (text) => {
    for (const { form, marks } of shared) {
      const [beginning] = form.exec(text) ?? [];
      if (beginning !== undefined && marks.has(plain(beginning))) return beginning;
    }
    return counted ? (NUMBER.exec(text)?.[0] ?? null) : null;
  };
}

/** Makes the function that finds, in front of a text, what most questions of a quizz begin with. */
export const createSharedQuestionBeginningFinder = (texts: readonly string[]): Mark =>
  markOf(texts, OF_QUESTIONS);

/** Makes the function that finds, in front of a text, what most answers of a quizz begin with. */
export const createSharedAnswerBeginningFinder = (texts: readonly string[]): Mark =>
  markOf(texts, OF_ANSWERS);

/** A part in brackets behind a text, or a share behind a name. */
const ENDING = /\s*[([]([^()[\]]+)[)\]]$|(?<=\p{L}.*)\s[-–—:]?\s*\d{1,3}\s?%$/u;
/** A form that is equal for endings that begin with the same word, or that are written alike: "(trouvé par Luc)", "[Mt 2, 1]". */
const plainEnding = (ending: string, inside: string | undefined): string =>
  ending.endsWith("%")
    ? "%"
    : (/^\p{Ll}+/u.exec(inside ?? "")?.[0] ??
      ending.replaceAll(/\p{L}+/gu, "a").replaceAll(/\d+/g, "1"));
/**
 * Makes the function that finds, behind a text, what most answers of a quizz end with: who found it, where it is written, how many knew it.
 */
export function createSharedAnswerEndingFinder(texts: readonly string[]): Mark {
  const endingOf = (text: string) => {
    const [ending, inside] = ENDING.exec(text) ?? [];
    return ending === undefined ? null : { ending, plain: plainEnding(ending, inside) };
  };
  const counts = new Map<string, number>();
  for (const one of texts.map(endingOf))
    if (one !== null) counts.set(one.plain, (counts.get(one.plain) ?? 0) + 1);
  return (text) => {
    const one = endingOf(text);
    const count = counts.get(one?.plain ?? "") ?? 0;
    return one !== null && count > 1 && count * 2 >= texts.length ? one.ending.trim() : null;
  };
}

/** Whether the options bear numbers in front, one after the other from 0 or from 1. */
export const doOptionsBearNumbers = (options: readonly string[]): boolean =>
  options.length > 1 &&
  [0, 1].some((first) =>
    options.every((option, rank) =>
      new RegExp(`^\\(?${first + rank}(?:\\s*[).:/]|\\s*[–-](?!\\d))\\s*\\S`).test(option),
    ),
  );
