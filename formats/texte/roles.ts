/**
 * What each line of a pasted text is for, under one convention: how its questions begin. Several conventions are tried on the same
 * text (readings.ts); what a role becomes in a question is decided in questions.ts, so that an author may change a role. Pure.
 */
import type { LineRole } from "../lecture.ts";
import {
  DIALOGUE_QUESTION_PATTERN,
  isFilledLine,
  findQuestionStarts,
  announcesAnswer,
  announcesProof,
  looksLikeProposition,
  type ReadingConvention,
  type ReadingWay,
} from "./heads.ts";
import { readQuestionAnswerPair } from "./pairs.ts";
import { OPTION_LETTERS, readLineMarks, splitInlinePropositions, type TextLine } from "./lines.ts";
import { foldForComparison } from "../outils/objets.ts";

/** The role of each line under a convention. @param ends ranks where an answer key begins, which ends the question before it */
export function assignLineRoles(
  { convention, style }: ReadingWay,
  lines: readonly TextLine[],
  start: number,
  ends: readonly number[],
): readonly LineRole[] {
  const { heads } = findQuestionStarts(convention, lines, style);
  const roles: LineRole[] = lines.map((line) =>
    isFilledLine(line) ? (line.section ? "titre" : "ignoree") : "vide",
  );
  if (convention === "pairs") {
    lines.forEach((line, rank) => {
      if (isFilledLine(line) && !line.section && rank >= start)
        roles[rank] = announcesProof(line)
          ? "preuve"
          : readQuestionAnswerPair(line.texte) !== null
            ? "couple"
            : // of the boxes « Vrai » and « Faux », none or both are ticked: no answer
              line.body.endsWith(" (Vrai/Faux)")
              ? "question"
              : "ignoree";
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

/** Writes into `roles` the roles of a question's lines, from its first to the one before the next question (`to`). */
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
    if (line !== undefined && isFilledLine(line) && !line.section) ranks.push(rank);
  }
  const lineAt = (rank: number): TextLine | undefined => lines[rank];
  const repeats = repeatedPropositions(lines, ranks);
  const firstRepeat = Math.min(...repeats);
  const isSaid = (rank: number): boolean => {
    const line = lineAt(rank);
    return (
      line !== undefined && (announcesAnswer(line) || announcesProof(line) || repeats.has(rank))
    );
  };
  const labels = labelsThatFollow(
    ranks.filter((rank) => !isSaid(rank)).flatMap((rank) => lines[rank] ?? []),
    style,
  );
  const lettered = [...labels].some(({ letter, bullet }) => letter !== null && bullet === null);
  const isMarked = (rank: number): boolean => {
    const line = lineAt(rank);
    if (line === undefined || isSaid(rank)) return false;
    // a line that begins like speech is no proposition among lettered ones: "- Je dirais B, Jean-Pierre."
    if (lettered && isSpoken(line)) return false;
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
      ((lines[rest - 1]?.texte === "" || (style !== null && to === lines.length)) &&
        !below.some((rank) => isMarked(rank) || announcesAnswer(lines[rank] ?? NO_LINE))))
  ) {
    if (whole !== from) roles[from] = "titre";
    roles[whole] = "couple";
    for (const rank of below) {
      if (explaining.has(rank))
        roles[rank] = announcesProof(lines[rank] ?? NO_LINE) ? "preuve" : "suite";
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
  // lines that go on with each other, up to the answer, are no propositions
  if (
    announcedAt > body &&
    ranks
      .slice(body, announcedAt)
      .every((rank) => !isMarked(rank) && goesOnWith(lines[rank - 1], lineAt(rank)))
  )
    body = announcedAt;
  const behind = to === lines.length ? farewells(lines, ranks) : new Set<number>();
  let last: LineRole = "question";
  ranks.forEach((rank, nth) => {
    const line = lineAt(rank);
    if (line === undefined) return;
    let role: LineRole;
    if (announcesAnswer(line) || repeats.has(rank)) role = "reponse";
    else if (announcesProof(line)) role = "preuve";
    else if (nth < body) role = "suite";
    else if (
      last === "reponse" &&
      !isMarked(rank) &&
      (tellsWhy(line) ||
        (saysMore(line) && !announcesAnswer(lines[ranks[nth + 1] ?? -1] ?? NO_LINE))) &&
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
        (rank - 1 === previous(ranks, nth) && isContinuationOfWrappedLine(lines[rank - 1], line))
          ? "suite"
          : "ignoree";
    else if ((announcedAt >= 0 && nth > announcedAt) || rank > firstRepeat) role = "ignoree";
    else role = behind.has(rank) ? "ignoree" : "proposition";
    roles[rank] = role;
    if (role !== "suite") last = role;
  });
  soleAnswer(lines, roles, ranks, convention);
}

/**
 * Ranks of the lines at the end of the last question that are no part of it, each its own paragraph or without the sign of the
 * propositions: "Bonne chance à tous !"
 */
function farewells(lines: readonly TextLine[], ranks: readonly number[]): ReadonlySet<number> {
  const apart = (rank: number | undefined): boolean => lines[(rank ?? 0) - 1]?.texte === "";
  let first = ranks.length;
  while (first > 0 && apart(ranks[first - 1])) first -= 1;
  const gaps = ranks.filter(apart).length;
  const together = (ranks[first - 1] ?? 0) - (ranks[first - 2] ?? -1) === 1;
  const some = first > 0 && first < ranks.length;
  if (some && (together || (gaps === 1 && first === ranks.length - 1)))
    return new Set(ranks.slice(first));
  const signed = ranks.flatMap((rank, nth) =>
    lines[rank]?.ticked === true || lines[rank]?.crossed === true ? [nth] : [],
  );
  const behind = signed.length > 1 ? ranks.slice((signed.at(-1) ?? 0) + 1) : [];
  // right below the propositions, a name may be one whose sign was forgotten
  return new Set(some ? behind : behind.filter((rank) => /[.!…]$/.test(lines[rank]?.texte ?? "")));
}

/** Whether a line begins like speech: with a dash, and no other mark. */
const isSpoken = ({ bullet, letter, number, box, ticked, crossed, starred }: TextLine): boolean =>
  (bullet === "-" || bullet === "–" || bullet === "—") &&
  letter === null &&
  number === null &&
  box === null &&
  !ticked &&
  !crossed &&
  !starred;

const NO_LINE = readLineMarks("", 0);

/** Whether a line holds a question and its answer, and no propositions. */
const isWholePair = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  !announcesAnswer(line) &&
  splitInlinePropositions(line.texte) === null &&
  readQuestionAnswerPair(line.texte) !== null;

/** Whether a line begins a question by itself: "Q : …", "Capitale du Pérou ? Lima". */
const beginsAnother = (line: TextLine): boolean =>
  DIALOGUE_QUESTION_PATTERN.test(line.texte) ||
  ["tab", "arrow", "?", "bold"].includes(readQuestionAnswerPair(line.texte)?.separator ?? "");

/** Ranks of the lines that explain, and of those that go on with one. */
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
      !announcesAnswer(line) &&
      !line.asks &&
      line.number === null &&
      line.letter === null &&
      !line.heading &&
      !beginsAnother(line);
    if (announcesProof(line) || goesOn) explaining.add(rank);
  }
  return explaining;
}

/** The most lines of a question whose propositions are compared with each other. */
const BLOCK_LINES_MAX = 60;

/** Ranks of the lines behind the propositions that say one of them again, which tells the right one: "B. Feta", "✅ B". */
function repeatedPropositions(
  lines: readonly TextLine[],
  ranks: readonly number[],
): ReadonlySet<number> {
  const seen: TextLine[] = [];
  const repeated = new Set<number>();
  if (ranks.length > BLOCK_LINES_MAX) return repeated;
  ranks.forEach((rank, nth) => {
    const line = lines[rank];
    if (line === undefined || announcesAnswer(line) || announcesProof(line)) return;
    const text = foldForComparison(line.body);
    const exact = seen.filter((one) => one.body === line.body);
    const alike = seen.filter(
      (one) =>
        (text !== "" && foldForComparison(one.body) === text) ||
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
  // numbers in another style than those of the questions label propositions; without any, all numbers are tried
  const own = lines.filter(({ number }) => number !== null && number.style !== style);
  const numbered = own.length > 0 ? own : lines.filter(({ number }) => number !== null);
  const follow = new Set<TextLine>();
  if (goUp(lettered.map(({ letter }) => letter?.rank ?? 0)))
    for (const line of lettered) follow.add(line);
  if (goUp(numbered.map(({ number }) => (number?.n ?? 0) - 1)))
    for (const line of numbered) follow.add(line);
  return follow;
}

/** Whether labels include the first one, and none twice; one that is missing or misplaced is a doubt later. */
const goUp = (ranks: readonly number[]): boolean =>
  ranks.length > 1 && Math.min(...ranks) === 0 && new Set(ranks).size === ranks.length;

const previous = (ranks: readonly number[], nth: number): number => ranks[nth - 1] ?? -1;

/** Whether a line is a short sentence, which may explain, or be another question that is true or false. */
const saysMore = (line: TextLine): boolean =>
  /^(?:il|elle|ils|elles|c[’']|ce|cet|cette|on|avec|depuis|son|sa|ses)(?![\p{L}])/iu.test(
    line.body,
  ) &&
  line.body.endsWith(".") &&
  line.number === null &&
  line.letter === null &&
  !line.heading;

/** Whether a line is a sentence long enough to explain the answer above it. */
const tellsWhy = (line: TextLine): boolean =>
  line.body.length >= 40 &&
  /[.!…»)]$/.test(line.body) &&
  line.number === null &&
  !line.heading &&
  !beginsAnother(line);

/** What a sentence cannot end with. */
const OPEN_END =
  /\s(?:et|ou|o[uù]|de|du|des|d[’']un|d[’']une|la|le|les|l[’']|un|une|à|au|aux|en|dans|par|pour|sur|sous|avec|sans|que|qui|son|sa|ses|leur|leurs|ce|cette|ces|entre|plus|très|the|of|and|to|in)$/i;
/** Whether a line goes on with one that a page had cut: a long one, or one that ends in the middle of a sentence. */
export const isContinuationOfWrappedLine = (
  before: TextLine | undefined,
  { texte }: TextLine,
): boolean => {
  const said = before?.texte ?? "";
  return (
    /^\p{Ll}/u.test(texte) && (said.length >= 45 || (said.length >= 25 && OPEN_END.test(said)))
  );
};

/** Whether a line goes on with the one before it, which ends no sentence. */
const goesOnWith = (before: TextLine | undefined, line: TextLine | undefined): boolean =>
  line !== undefined &&
  !/[?？.!…:]\W*$/.test(before?.texte ?? ".") &&
  isContinuationOfWrappedLine(before, line);

/** Whether a line is a label or a box alone, whose text is on the next line. */
const emptyLabel = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  (line.letter !== null || line.box !== null || line.number !== null) &&
  /^[A-Ha-h]?$/.test(line.body);

/** Whether a single line is marked, with a star or no bullet: a star alone marks the right answer. */
function oneStar(lines: readonly TextLine[], marked: readonly number[]): boolean {
  return (
    marked.every((rank) => lines[rank]?.bullet === "*" || lines[rank]?.bullet === null) &&
    marked.length === 1
  );
}

/** Role of a marked line: right, proposition, or propositions on one line; a star, plus or bold counts only where the other marked lines differ. */
function markedRole(lines: readonly TextLine[], rank: number, marked: readonly number[]): LineRole {
  const line = lines[rank];
  if (line === undefined) return "ignoree";
  if (splitInlinePropositions(line.texte) !== null) return "propositions";
  const all = marked.map((one) => lines[one]);
  const stars = all.filter((one) => one?.bullet === "*").length;
  // where one line has two stars ("** B. Rome") and all the others one ("* A. Milan"), one star is the bullet, and two tell the right one
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

/**
 * Makes an answer of the only proposition of a question, unless it has a box, a letter or a cross, and of several propositions that all
 * begin with "="; a question with another answer keeps its propositions.
 */
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
