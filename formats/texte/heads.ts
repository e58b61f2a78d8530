/**
 * Finds where the questions of a pasted text begin under a given convention; several conventions are tried on the same text (readings.ts).
 * Pure.
 */
import { splitInlinePropositions, type TextLine } from "./lines.ts";

export const isFilledLine = ({ texte }: TextLine): boolean => texte !== "";
export const announcesAnswer = (line: TextLine): boolean => line.announced !== null;
export const announcesProof = (line: TextLine): boolean => line.explains !== null;

/**
 * Whether a line bears a mark that only propositions bear. A number is one when it is not written as those of the questions, whose style is
 * `questions`.
 */
export const looksLikeProposition = (line: TextLine, questions: string | null): boolean =>
  line.letter !== null ||
  line.box !== null ||
  line.ticked ||
  line.crossed ||
  line.starred ||
  line.bullet !== null ||
  (line.number !== null && line.number.style !== questions) ||
  splitInlinePropositions(line.texte) !== null;

/** How a reading finds the first line of each question: by numbers, by blank lines ("blocks"), by question marks ("asking")… */
export type ReadingConvention =
  | "numbers"
  | "numbers-apart"
  | "numbers-asking"
  | "dialogue"
  | "headings"
  | "blocks"
  | "asking"
  | "amc"
  | "pairs"
  | "alternate";

const CONVENTIONS: readonly ReadingConvention[] = [
  "numbers",
  "numbers-apart",
  "numbers-asking",
  "dialogue",
  "headings",
  "blocks",
  "asking",
  "amc",
  "pairs",
  "alternate",
];

/** One way to read a pasted text: a convention, and how its questions are numbered. */
export interface ReadingWay {
  readonly convention: ReadingConvention;
  /** How the questions are numbered; null without numbers. */
  readonly style: string | null;
}

/** Every way in which a text may be read: each convention with each style of numbers that it may rely on. */
export const listReadingWays = (lines: readonly TextLine[]): readonly ReadingWay[] =>
  CONVENTIONS.flatMap((convention): readonly ReadingWay[] => {
    const styles = listNumberStyles(lines);
    if (convention.startsWith("numbers")) return styles.map((style) => ({ convention, style }));
    if (convention !== "blocks") return [{ convention, style: null }];
    return [null, ...styles].map((style) => ({ convention, style }));
  });

/** An option of a true or false alone on its line, which begins no question. */
const VERDICT = /^(?:vrai|faux|true|false|oui|non|yes|no)\.?$/i;
/** The label "Q :" or "Question :" in front of a question, as in a dialogue. */
export const DIALOGUE_QUESTION_PATTERN = /^(?:\*\*|__)?q(?:uestion)?\s*:/i;

/**
 * The styles in which numbers are written in a text ("question:", ".", ")"), those with a word first: each may be the style of the
 * questions.
 */
function listNumberStyles(lines: readonly TextLine[]): readonly string[] {
  const styles = new Set(lines.flatMap(({ number }) => (number === null ? [] : [number.style])));
  return [...styles]
    .sort((a, b) => Number(b.startsWith("q")) - Number(a.startsWith("q")))
    .slice(0, STYLES_MAX);
}
/** The most numbering styles tried; people's texts have two, for questions and for propositions. */
const STYLES_MAX = 4;

/** Ranks of the lines that may begin a question and whose numbers, in the given style, follow each other; none without a style. */
function numberedHeads(
  lines: readonly TextLine[],
  style: string | null,
  may: (rank: number) => boolean,
) {
  const heads = new Set<number>();
  if (style === null) return { heads, style };
  let last: number | null = null;
  lines.forEach(({ number }, rank) => {
    if (number === null || number.style !== style || !may(rank)) return;
    // numbers may start again, for another part; a gap is a question that was taken out
    const follows =
      last === null || number.n === last + 1 || (number.n > last && number.n <= last + 3);
    const again = number.n === 1 && last !== null && last > 1 && apart(lines, rank);
    if (!follows && !again) return;
    heads.add(rank);
    last = number.n;
  });
  return { heads, style };
}

const apart = (lines: readonly TextLine[], rank: number): boolean => {
  const before = lines[rank - 1];
  return before === undefined || !isFilledLine(before) || before.section;
};

/** Whether a line belongs to the question above, even behind a blank line: an option, an answer, an explanation. */
const goesOn = (line: TextLine): boolean =>
  announcesAnswer(line) ||
  announcesProof(line) ||
  line.letter !== null ||
  line.box !== null ||
  (line.bullet !== null && !line.bold) ||
  line.ticked ||
  splitInlinePropositions(line.texte)?.head === "";

/** Whether a line asks and holds its propositions too: "Quelle ville ? a) Lyon b) Paris". */
export const asksWithInlinePropositions = ({ texte }: TextLine): boolean =>
  /[?？]\W*$/.test(splitInlinePropositions(texte)?.head ?? "");

/** The ranks of the lines that begin a question under a convention. */
export function findQuestionStarts(
  convention: ReadingConvention,
  lines: readonly TextLine[],
  style: string | null,
): { readonly heads: ReadonlySet<number>; readonly style: string | null } {
  const plain = (test: (line: TextLine, rank: number) => boolean) => {
    const heads = new Set<number>();
    lines.forEach((line, rank) => {
      if (isFilledLine(line) && !line.section && test(line, rank)) heads.add(rank);
    });
    return { heads, style: null };
  };
  switch (convention) {
    case "numbers":
      return numberedHeads(lines, style, () => true);
    case "numbers-apart":
      return numberedHeads(lines, style, (rank) => apart(lines, rank));
    case "numbers-asking":
      return numberedHeads(lines, style, (rank) => lines[rank]?.asks === true);
    case "dialogue":
      return plain(({ texte }) => DIALOGUE_QUESTION_PATTERN.test(texte));
    case "headings":
      return plain(({ heading }) => heading);
    case "asking":
      return plain(
        (line) =>
          (line.asks || asksWithInlinePropositions(line)) &&
          !announcesAnswer(line) &&
          !announcesProof(line) &&
          !goesOn(line) &&
          !line.starred,
      );
    case "amc": {
      const plus = lines.some(({ bullet }) => bullet === "+");
      return plain(({ bullet }) => plus && (bullet === "*" || bullet === "**"));
    }
    case "pairs":
      return plain(() => true);
    case "alternate": {
      let nth = 0;
      return plain(() => nth++ % 2 === 0);
    }
    case "blocks": {
      const { heads } = plain(
        (line, rank) => apart(lines, rank) && !goesOn(line) && !VERDICT.test(line.body),
      );
      return { heads, style };
    }
  }
}
