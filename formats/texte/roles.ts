/**
 * What each line of a pasted text is for, under one convention: how its questions begin. Several conventions are tried on the same
 * text (readings.ts); what a role becomes in a question is decided in questions.ts, so that an author may change a role. Pure.
 */
import type { LineRole } from "../lecture.ts";
import { readQuestionAnswerPair } from "./pairs.ts";
import { OPTION_LETTERS, readLineMarks, splitInlinePropositions, type TextLine } from "./lines.ts";
import { plierTitre } from "../outils/objets.ts";

const filled = ({ texte }: TextLine): boolean => texte !== "";
const isAnswer = (line: TextLine): boolean => line.announced !== null;
const isProof = (line: TextLine): boolean => line.explains !== null;

/** Whether a line bears a mark that only propositions bear; a number is one when it is not written as those of the questions. */
export const looksLikeProposition = (line: TextLine, questions: string | null): boolean =>
  line.letter !== null ||
  line.box !== null ||
  line.ticked ||
  line.crossed ||
  line.starred ||
  line.bullet !== null ||
  (line.number !== null && line.number.style !== questions) ||
  splitInlinePropositions(line.texte) !== null;

/** Where questions begin, one convention after the other: ranks of lines. */
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

/** Every way in which a text may be read. */
export const listReadingWays = (lines: readonly TextLine[]): readonly ReadingWay[] =>
  CONVENTIONS.flatMap((convention): readonly ReadingWay[] => {
    const styles = listNumberStyles(lines);
    if (convention.startsWith("numbers")) return styles.map((style) => ({ convention, style }));
    if (convention !== "blocks") return [{ convention, style: null }];
    return [null, ...styles].map((style) => ({ convention, style }));
  });

/** What is chosen, and asks nothing. */
const VERDICT = /^(?:vrai|faux|true|false|oui|non|yes|no)\.?$/i;
const DIALOGUE = /^(?:\*\*|__)?q(?:uestion)?\s*:/i;

/** How numbers are written in a text, those of "Question 1" first: each may be how its questions are numbered. */
export function listNumberStyles(lines: readonly TextLine[]): readonly string[] {
  const styles = new Set(lines.flatMap(({ number }) => (number === null ? [] : [number.style])));
  return [...styles]
    .sort((a, b) => Number(b.startsWith("q")) - Number(a.startsWith("q")))
    .slice(0, STYLES_MAX);
}
/** The most numbering styles tried; people's texts have two, for questions and for propositions. */
const STYLES_MAX = 4;

/** Ranks of the lines that are numbered that way, one after the other. */
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
  return before === undefined || !filled(before) || before.section;
};

/** Whether an option or an answer goes on with the block before it. */
const goesOn = (line: TextLine): boolean =>
  isAnswer(line) ||
  isProof(line) ||
  line.letter !== null ||
  line.box !== null ||
  (line.bullet !== null && !line.bold) ||
  line.ticked ||
  splitInlinePropositions(line.texte)?.head === "";

function headsOf(
  convention: ReadingConvention,
  lines: readonly TextLine[],
  style: string | null,
): { readonly heads: ReadonlySet<number>; readonly style: string | null } {
  const plain = (test: (line: TextLine, rank: number) => boolean) => {
    const heads = new Set<number>();
    lines.forEach((line, rank) => {
      if (filled(line) && !line.section && test(line, rank)) heads.add(rank);
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
      return plain(({ texte }) => DIALOGUE.test(texte));
    case "headings":
      return plain(({ heading }) => heading);
    case "asking":
      return plain(
        (line) => line.asks && !isAnswer(line) && !isProof(line) && !goesOn(line) && !line.starred,
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

/** The role of each line under a convention. @param ends ranks where an answer key begins, which ends the question before it */
export function assignLineRoles(
  { convention, style }: ReadingWay,
  lines: readonly TextLine[],
  start: number,
  ends: readonly number[],
): readonly LineRole[] {
  const { heads } = headsOf(convention, lines, style);
  const roles: LineRole[] = lines.map((line) =>
    filled(line) ? (line.section ? "titre" : "ignoree") : "vide",
  );
  if (convention === "pairs") {
    lines.forEach((line, rank) => {
      if (filled(line) && !line.section && rank >= start)
        roles[rank] = isProof(line)
          ? "preuve"
          : readQuestionAnswerPair(line.texte) === null
            ? "ignoree"
            : "couple";
    });
    return roles;
  }
  const ranks = [...heads].filter((rank) => rank >= start);
  ranks.forEach((rank, nth) =>
    blockRoles(
      lines,
      roles,
      rank,
      Math.min(ranks[nth + 1] ?? lines.length, ends.find((end) => end > rank) ?? lines.length),
      style,
      convention,
    ),
  );
  return roles;
}

/** The roles of a question's lines, from its first to the one before the next question. */
function blockRoles(
  lines: readonly TextLine[],
  roles: LineRole[],
  from: number,
  to: number,
  style: string | null,
  convention: ReadingConvention,
): void {
  roles[from] = "question";
  const ranks: number[] = [];
  for (let rank = from + 1; rank < to; rank += 1) {
    const line = lines[rank];
    if (line !== undefined && filled(line) && !line.section) ranks.push(rank);
  }
  const lineAt = (rank: number): TextLine | undefined => lines[rank];
  const repeats = repeatedPropositions(lines, ranks);
  const firstRepeat = Math.min(...repeats);
  const isSaid = (rank: number): boolean => {
    const line = lineAt(rank);
    return line !== undefined && (isAnswer(line) || isProof(line) || repeats.has(rank));
  };
  const labels = labelsThatFollow(
    ranks.filter((rank) => !isSaid(rank)).flatMap((rank) => lines[rank] ?? []),
    style,
  );
  const isMarked = (rank: number): boolean => {
    const line = lineAt(rank);
    if (line === undefined || isSaid(rank)) return false;
    return labels.has(line) || looksLikeProposition({ ...line, letter: null, number: null }, style);
  };
  const head = lineAt(from);
  const [first] = ranks;
  // a question may be whole on one line: "Quelle ? a) x b) y", "Quelle ? Rome"; its number may stand above it
  const whole = head?.body === "" && first !== undefined ? first : from;
  const below = ranks.filter((rank) => rank > whole);
  const explaining = explainingLines(lines, below);
  const rest = below.find((rank) => !explaining.has(rank));
  if (
    isWholePair(lineAt(whole)) &&
    (rest === undefined ||
      (lines[rest - 1]?.texte === "" &&
        !below.some((rank) => isMarked(rank) || isAnswer(lines[rank] ?? NO_LINE))))
  ) {
    if (whole !== from) roles[from] = "titre";
    roles[whole] = "couple";
    for (const rank of below) {
      if (explaining.has(rank)) roles[rank] = isProof(lines[rank] ?? NO_LINE) ? "preuve" : "suite";
    }
    return;
  }
  const marked = ranks.filter(isMarked);
  const labelled = marked.some((rank) => {
    const line = lineAt(rank);
    return (
      line !== undefined &&
      (labels.has(line) ||
        line.box !== null ||
        (line.bullet !== null && line.bullet !== "=" && !oneStar(lines, marked)))
    );
  });
  const announcedAt = ranks.findIndex((rank) => lineAt(rank)?.announced !== null);
  const firstMarked = ranks.findIndex(isMarked);
  // a question goes on over the lines before its first labelled proposition, or up to the line that asks
  const askedAt = ranks.findIndex((rank) => lineAt(rank)?.asks === true && !isMarked(rank));
  const plainBefore = announcedAt < 0 ? ranks.length : announcedAt;
  let body = 0;
  if (labelled && firstMarked >= 0) body = firstMarked;
  else if (
    head?.asks === false &&
    askedAt >= 0 &&
    askedAt < plainBefore &&
    (firstMarked < 0 || askedAt < firstMarked)
  )
    body = askedAt + 1;
  // one line before the answer is no list of propositions: a hint, or the end of the question
  else if (firstMarked < 0 && announcedAt === 1) body = 1;
  if (head?.body === "" && body === 0 && ranks[0] !== undefined && !isMarked(ranks[0])) body = 1;
  // the last paragraph of a text, one line apart from lines that stand together: "Bonne chance à tous !"
  const gaps = ranks.filter((rank) => lines[rank - 1]?.texte === "");
  const farewell =
    to === lines.length && gaps.length === 1 && ranks.length > 1 && gaps[0] === ranks.at(-1)
      ? gaps[0]
      : null;
  let last: LineRole = "question";
  ranks.forEach((rank, nth) => {
    const line = lineAt(rank);
    if (line === undefined) return;
    let role: LineRole;
    if (isAnswer(line) || repeats.has(rank)) role = "reponse";
    else if (isProof(line)) role = "preuve";
    else if (nth < body) role = "suite";
    else if (
      last === "reponse" &&
      !isMarked(rank) &&
      tellsWhy(line) &&
      rank - 1 === previous(ranks, nth)
    )
      role = "preuve";
    else if (last === "preuve" && !isMarked(rank) && !line.heading && !beginsAnother(line))
      role = "suite";
    else if (last === "reponse" && lines[previous(ranks, nth)]?.announced === "" && !isMarked(rank))
      role = "suite";
    else if (isMarked(rank)) role = markedRole(lines, rank, marked);
    else if (labelled)
      role =
        emptyLabel(lines[previous(ranks, nth)]) ||
        (rank - 1 === previous(ranks, nth) && isWrapped(lines[rank - 1], line))
          ? "suite"
          : "ignoree";
    else if ((announcedAt >= 0 && nth > announcedAt) || rank > firstRepeat) role = "ignoree";
    else role = rank === farewell ? "ignoree" : "proposition";
    roles[rank] = role;
    if (role !== "suite") last = role;
  });
  soleAnswer(lines, roles, ranks, convention);
}

const NO_LINE = readLineMarks("", 0);

/** Whether a line holds a question and its answer, and no propositions. */
const isWholePair = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  !isAnswer(line) &&
  splitInlinePropositions(line.texte) === null &&
  readQuestionAnswerPair(line.texte) !== null;

/** Whether a line begins a question by itself: "Q : …", "Capitale du Pérou ? Lima". */
const beginsAnother = (line: TextLine): boolean =>
  DIALOGUE.test(line.texte) ||
  ["tab", "arrow", "?", "bold"].includes(readQuestionAnswerPair(line.texte)?.separator ?? "");

/** The lines that explain, and those that go on with one. */
function explainingLines(
  lines: readonly TextLine[],
  ranks: readonly number[],
): ReadonlySet<number> {
  const explaining = new Set<number>();
  for (const rank of ranks) {
    const line = lines[rank];
    if (line === undefined) continue;
    const goesOn =
      explaining.has(rank - 1) &&
      !isAnswer(line) &&
      !line.asks &&
      line.number === null &&
      line.letter === null &&
      !line.heading &&
      !beginsAnother(line);
    if (isProof(line) || goesOn) explaining.add(rank);
  }
  return explaining;
}

/** The most lines of a question whose propositions are compared with each other. */
const BLOCK_LINES_MAX = 60;

/** Behind the propositions, a line that says one of them again tells the right one: "B. Feta", "✅ B". */
function repeatedPropositions(
  lines: readonly TextLine[],
  ranks: readonly number[],
): ReadonlySet<number> {
  const seen: TextLine[] = [];
  const repeated = new Set<number>();
  if (ranks.length > BLOCK_LINES_MAX) return repeated;
  ranks.forEach((rank, nth) => {
    const line = lines[rank];
    if (line === undefined || isAnswer(line) || isProof(line)) return;
    const text = plierTitre(line.body);
    const exact = seen.filter((one) => one.body === line.body);
    const alike = seen.filter(
      (one) =>
        (text !== "" && plierTitre(one.body) === text) ||
        (line.ticked && one.letter !== null && OPTION_LETTERS[one.letter.rank] === text),
    );
    const same = exact.length > 0 ? exact : alike;
    const [one] = same;
    const labelled = line.letter === null || line.letter.rank === one?.letter?.rank;
    const apart = line.letter !== null || line.ticked || line.bold || rank - 1 !== ranks[nth - 1];
    if (seen.length > 1 && same.length === 1 && labelled && apart) repeated.add(rank);
    else seen.push(line);
  });
  return repeated;
}

/** The lines whose labels go up from a, or from 1: "B. Vian" alone is a name. */
function labelsThatFollow(lines: readonly TextLine[], style: string | null): ReadonlySet<TextLine> {
  const lettered = lines.filter(({ letter }) => letter !== null);
  // those written as the questions are count from 1 again
  const own = lines.filter(({ number }) => number !== null && number.style !== style);
  const numbered = own.length > 0 ? own : lines.filter(({ number }) => number !== null);
  const follow = new Set<TextLine>();
  if (goUp(lettered.map(({ letter }) => letter?.rank ?? 0)))
    for (const line of lettered) follow.add(line);
  if (goUp(numbered.map(({ number }) => (number?.n ?? 0) - 1)))
    for (const line of numbered) follow.add(line);
  return follow;
}

/** From the first one, each once: one that is missing or out of its place is told later. */
const goUp = (ranks: readonly number[]): boolean =>
  ranks.length > 1 && Math.min(...ranks) === 0 && new Set(ranks).size === ranks.length;

const previous = (ranks: readonly number[], nth: number): number => ranks[nth - 1] ?? -1;

/** Whether a line is a sentence long enough to explain the answer above it. */
const tellsWhy = (line: TextLine): boolean =>
  line.body.length >= 40 &&
  /[.!…»)]$/.test(line.body) &&
  line.number === null &&
  !line.heading &&
  !beginsAnother(line);

/** Whether a line goes on with a long one that a page had cut. */
export const isWrapped = (before: TextLine | undefined, { texte }: TextLine): boolean =>
  (before?.texte ?? "").length >= 45 && /^\p{Ll}/u.test(texte);

/** Whether a line is a label or a box alone, whose text is on the next line. */
const emptyLabel = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  (line.letter !== null || line.box !== null || line.number !== null) &&
  /^[A-Ha-h]?$/.test(line.body);

/** Whether exactly one of several lines has a star in front, which then marks the right answer and is no bullet. */
function oneStar(lines: readonly TextLine[], marked: readonly number[]): boolean {
  return (
    marked.every((rank) => lines[rank]?.bullet === "*" || lines[rank]?.bullet === null) &&
    marked.length === 1
  );
}

/** Whether a marked line is a right proposition by its own marks. */
function markedRole(lines: readonly TextLine[], rank: number, marked: readonly number[]): LineRole {
  const line = lines[rank];
  if (line === undefined) return "ignoree";
  if (splitInlinePropositions(line.texte) !== null) return "propositions";
  const all = marked.map((one) => lines[one]);
  const stars = all.filter((one) => one?.bullet === "*").length;
  // "* A. Milan" beside "** B. Rome": one star is the bullet there
  const double = all.filter((one) => one?.bullet === "**").length;
  const bulleted = double === 1 && stars === all.length - 1 && stars > 1;
  const pluses = all.filter((one) => one?.bullet === "+").length;
  const bolds = all.filter((one) => one?.bold === true).length;
  const right =
    line.box === "ticked" ||
    line.ticked ||
    line.starred ||
    line.bullet === "=" ||
    (line.bullet === "+" && pluses < all.length) ||
    (line.bullet === "*" && !bulleted && !(stars === all.length && all.length > 1)) ||
    (line.bullet === "**" && bulleted) ||
    (line.bold && bolds < all.length);
  return right && !line.crossed ? "bonne" : "proposition";
}

/** A question with one line under it that is neither announced nor marked is answered by that line. */
function soleAnswer(
  lines: readonly TextLine[],
  roles: LineRole[],
  ranks: readonly number[],
  convention: ReadingConvention,
): void {
  const given = ranks.filter((rank) => roles[rank] === "proposition" || roles[rank] === "bonne");
  const [only] = given;
  if (
    only === undefined ||
    given.length > 1 ||
    ranks.some((rank) => roles[rank] === "reponse" || roles[rank] === "propositions")
  ) {
    if (
      convention !== "alternate" &&
      given.length > 1 &&
      given.every((rank) => lines[rank]?.bullet === "=")
    )
      for (const rank of given) roles[rank] = "reponse";
    return;
  }
  const line = lines[only];
  // an empty box says that it is wrong; a letter says that others are missing
  if (line === undefined || line.box !== null || line.letter !== null || line.crossed) return;
  roles[only] = "reponse";
}
