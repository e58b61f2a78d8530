/** The titles of a pasted text: its own, and those of its parts, which are no questions. Pure. */
import type { TextLine } from "./lines.ts";
import { readQuestionAnswerPair } from "./pairs.ts";
import { THEME_ALONE_PATTERN } from "./themes.ts";

const TITLE = /^(?:titre|title|quizz?)\s*:\s*(.+)$/i;
/** The most filled lines at the head of a text that may be titles, or what an assistant says first. */
const HEAD_LINES = 6;

/** A line such as "Vrai ou faux ?" or "JEU DU VRAI / FAUX - animaux": a title, where it has no answer of its own. */
const TRUE_OR_FALSE =
  /^\W*(?:[\p{L}’']+\s+){0,3}?(?:vrais?|juste)\s*(?:\/|ou|-)\s*faux(?![\p{L}])[^?.]{0,50}\??\W*$/iu;
/** A line that begins with a verdict, and so answers the line above: "Vrai", "FAUX. Il vient d’Autriche". */
const SAID_VERDICT = /^\W*(?:vrai|faux|true|false)\s*(?:[.!,:;(–-]|$)/i;
const VERDICT_BEHIND = /[([](?:vraie?|faux|fausse|v|f)[)\]]\s*\.?$/i;

/** Whether one of the first lines of a text is a title, by what stands below: verdicts, or nothing but questions with their answers. */
function opensAsTitle(first: TextLine, below: readonly TextLine[]): boolean {
  const [next] = below;
  if (next === undefined || first.number !== null || first.letter !== null) return false;
  if (first.bullet !== null || first.announced !== null) return false;
  if (
    TRUE_OR_FALSE.test(first.texte) &&
    !SAID_VERDICT.test(next.texte) &&
    next.announced === null &&
    below.length > 3
  )
    return true;
  const pairs = below.filter(
    ({ texte, announced }) =>
      announced === null &&
      !SAID_VERDICT.test(texte) &&
      (VERDICT_BEHIND.test(texte) || readQuestionAnswerPair(texte) !== null),
  );
  return (
    !first.asks &&
    below.length > 2 &&
    pairs.length * 10 >= below.length * 8 &&
    readQuestionAnswerPair(first.texte) === null
  );
}

/** The lines without marks that stand right above a question, behind a blank line or an answer. */
function linesAboveQuestions(lines: readonly TextLine[]): readonly TextLine[] {
  return lines.filter(({ asks, number, letter, bullet, announced }, rank) => {
    const above = lines[rank - 1];
    return (
      !asks &&
      number === null &&
      letter === null &&
      bullet === null &&
      announced === null &&
      ((above?.texte ?? "") === "" || above?.announced !== null) &&
      lines[rank + 1]?.asks === true
    );
  });
}

/**
 * Marks as sections, which ask nothing, the themes above questions ("HISTOIRE", "Arts et littérature") where there are several, and the
 * titles among the first lines.
 */
export function withTitlesMarkedAsSections(lines: readonly TextLine[]): readonly TextLine[] {
  const full = lines.filter(({ texte }) => texte !== "");
  const above = linesAboveQuestions(lines);
  const shouted = above.filter(({ texte }) => /^[\p{Lu}\s’'&-]{4,30}$/u.test(texte));
  const themed = above.filter((line) => {
    const before = full[full.indexOf(line) - 1];
    // a theme right below a question is its answer
    return THEME_ALONE_PATTERN.test(line.texte) && before?.asks !== true;
  });
  const sections = new Set([shouted, themed].flatMap((named) => (named.length < 2 ? [] : named)));
  for (let nth = 0; nth < HEAD_LINES; nth += 1) {
    const line = full[nth];
    if (line !== undefined && opensAsTitle(line, full.slice(nth + 1))) sections.add(line);
  }
  return sections.size === 0
    ? lines
    : lines.map((line) => (sections.has(line) ? { ...line, section: true, asks: false } : line));
}

/** Whether the line at a rank is the title: in bold, without another mark, above a question numbered 1 that is not in bold. */
function isBoldTitle(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at];
  const next = lines.slice(at + 1).find(({ texte }) => texte !== "");
  return (
    line?.bold === true &&
    !line.asks &&
    [line.number, line.letter, line.bullet, line.box, line.announced].every(
      (one) => one === null,
    ) &&
    next?.bold === false &&
    next.number?.n === 1 &&
    next.asks
  );
}

/**
 * Finds the title of a text among its first lines: its text (empty without one), its rank `at`, and the rank `start` from which questions
 * are read, which leaves out what stands above.
 */
export function findTextTitle(lines: readonly TextLine[]): {
  readonly titre: string;
  readonly start: number;
  readonly at: number | null;
} {
  const first = lines.findIndex(({ texte }) => texte !== "");
  const at = lines.findIndex(
    ({ heading, texte, body, number, asks }, rank) =>
      (rank === first && isBoldTitle(lines, rank)) ||
      (heading && number === null && !asks && lines.filter((one) => one.heading).length === 1) ||
      (heading && number === null && !asks && TITLE.test(body)) ||
      (heading &&
        number === null &&
        !asks &&
        lines.some((one) => one.number !== null && one.heading)) ||
      TITLE.test(texte.replaceAll("**", "")),
  );
  const line = lines[at];
  if (line === undefined || at > first + HEAD_LINES) return { titre: "", start: 0, at: null };
  const said = TITLE.exec(line.body)?.[1] ?? line.body;
  return { titre: said.trim(), start: at + 1, at };
}
