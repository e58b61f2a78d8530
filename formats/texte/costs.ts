/** The cost of a reading of a pasted text, which grows with what it leaves unexplained; the cheapest reading wins. Pure. */
import type { LigneImport, LineRole } from "../lecture.ts";
import { splitInlinePropositions, type TextLine } from "./lines.ts";
import { findAgreedSeparator, type PairSeparator, readQuestionAnswerPair } from "./pairs.ts";
import {
  asksWithInlinePropositions,
  type ReadingConvention,
  looksLikeProposition,
} from "./heads.ts";

/** What the cost of a reading depends on, besides its lines, their roles and its questions. */
interface ReadingFrame {
  readonly convention: ReadingConvention;
  /** Rank of the first line after the title. */
  readonly start: number;
  /** Ranks of the questions that a key answers. */
  readonly keyed: ReadonlySet<number>;
}

/** Computes what each line costs a reading: an ignored line, one read against its own mark, or a question without an answer costs most. */
export function computeReadingCosts(
  { convention, start, keyed }: ReadingFrame,
  lines: readonly TextLine[],
  roles: readonly LineRole[],
  questions: readonly LigneImport[],
): readonly number[] {
  const firstQuestion = roles.findIndex((role) => role === "question" || role === "couple");
  const style = usualOf(
    lines.flatMap(({ number }, rank) =>
      roles[rank] === "question" && number !== null ? [number.style] : [],
    ),
  );
  /** Roles of the lines of the current question so far. */
  const seen = new Set<LineRole>();
  /** Number of the first proposition of the current question; null before it, and for propositions without numbers. */
  let firstNumber: number | null = null;
  const agreed = findAgreedSeparator(lines, roles);
  const costs = lines.map((line, rank) => {
    const role = roles[rank] ?? "ignoree";
    if (role === "vide" || role === "cle" || rank < start) return 0;
    const marked = looksLikeProposition(line, style ?? null);
    const proposes = role === "proposition" || role === "bonne" || role === "propositions";
    let cost = 0;
    if (role === "question" || role === "couple") {
      seen.clear();
      firstNumber = null;
    } else if (proposes) firstNumber ??= line.number?.n ?? null;
    if (role === "ignoree") {
      const apart = lines[rank - 1]?.texte === "" || roles[rank - 1] === "cle";
      const beside = rank < firstQuestion || (!marked && line.number === null && apart);
      cost += beside && !isFirmCouple(line) ? 0.4 : 1;
    }
    if (line.announced !== null && line.announced !== "" && role !== "reponse") cost += 1;
    if (line.explains !== null && role !== "preuve") cost += 0.7;
    if (role === "question" || role === "couple") {
      if (line.letter !== null || line.box !== null) cost += 0.8;
      if (
        convention !== "amc" &&
        !(role === "couple" && VERDICT_BEHIND.test(line.texte)) &&
        (line.starred || line.ticked || line.crossed || /^[*+=]$/.test(line.bullet ?? ""))
      )
        cost += 0.8;
      if (line.number !== null && style !== undefined && line.number.style !== style) cost += 0.4;
    }
    if (role === "question" && !line.asks && line.body !== "" && !asksWithInlinePropositions(line))
      cost += convention === "alternate" ? 0.6 : line.number === null ? 0.25 : 0;
    if (role === "question" && line.body === "" && !goesOnBelow(roles, rank)) cost += 1;
    if (role === "question" && isFirmCouple(line))
      cost += convention === "alternate" ? 0.6 : nextIsMarked(lines, rank) ? 0 : 0.3;
    if (role === "couple" && !line.asks) cost += coupleCost(line, agreed);
    if (line.announced === null && role === "reponse" && isFirmCouple(line)) cost += 0.5;
    // an answer that bears a star or a tick costs: these rather tell the right one among several propositions
    if (role === "reponse" && (line.starred || line.ticked)) cost += style === undefined ? 1 : 0.3;
    if (
      (line.asks ||
        (proposes && (line.number !== null || /[?？]\s/.test(line.body)) && isFirmCouple(line))) &&
      (proposes || role === "reponse")
    )
      cost += 0.6;
    if (role === "couple" && splitInlinePropositions(line.texte) !== null) cost += 0.8;
    if (line.asks && role === "suite") cost += 0.1;
    if (role === "suite" && isFirmCouple(line)) cost += 0.5;
    if (
      line.number !== null &&
      role !== "question" &&
      role !== "couple" &&
      role !== "titre" &&
      (line.number.style.startsWith("q") || line.number.style === style)
    )
      cost += proposes && CERTAIN_NUMBERS.has(convention) && firstNumber === 1 ? 0.05 : 0.8;
    // a proposition or a second answer below an answer costs: the beginning of another question was missed
    if (proposes && (seen.has("reponse") || seen.has("preuve"))) cost += 0.5;
    if (role === "reponse" && line.announced !== null && seen.has("reponse")) cost += 0.5;
    if (role === "suite" && seen.has("preuve") && lines[rank - 1]?.texte === "") cost += 0.4;
    if (role === "proposition" && !marked) cost += 0.02;
    if (convention === "alternate") cost += 0.02;
    seen.add(role);
    return cost;
  });
  const asked = questions.filter((one) => one.sorte === "question");
  const usual = usualOf(
    asked.flatMap(({ question }) => (question.type === "choix" ? [question.options.length] : [])),
  );
  const at = new Map(lines.map(({ ligne }, rank) => [ligne, rank]));
  for (const { ou, sorte } of questions) {
    const rank = at.get(ou);
    const line = lines[rank ?? -1];
    // a question that became an ignored line, since nothing answers it, costs
    if (
      sorte === "ignoree" &&
      rank !== undefined &&
      line !== undefined &&
      roles[rank] === "question"
    )
      costs[rank] = (costs[rank] ?? 0) + (line.asks || line.number !== null ? 0.6 : 0.15);
  }
  for (const { ou, question, doutes } of asked) {
    const rank = at.get(ou);
    if (rank === undefined) continue;
    let cost = doutes.length * 0.3;
    if (question.reponse.length === 0) cost += 1;
    if (question.type === "choix" && question.options.length < 2) cost += 1;
    if (question.type === "choix" && question.options.length !== usual) cost += 0.2;
    if (question.type === "choix" && question.options.length > 8)
      cost += 1 + (question.options.length - 8) * 0.3;
    if (question.text.split("\n").length > 3) cost += 0.3;
    if (/^(?:vrai|faux|oui|non)$/i.test(question.text)) cost += 1.5;
    // a typed question among questions to choose from, without an announced answer, is suspect
    if (
      usual !== undefined &&
      question.type === "entree" &&
      // a letter in a key should name a proposition, and none was found
      (!keyed.has(rank) || /^[A-H]$/i.test(question.reponse[0] ?? "")) &&
      !announcedIn(lines, rank, roles)
    )
      cost += 0.7;
    costs[rank] = (costs[rank] ?? 0) + cost;
  }
  return costs;
}

/** Conventions that know the numbers of questions by a blank line above or a question mark, not by how they are written. */
const CERTAIN_NUMBERS: ReadonlySet<ReadingConvention> = new Set([
  "numbers-apart",
  "numbers-asking",
]);

/** A verdict behind a line, "(Vrai)": it ticks a proposition, and answers a question. */
const VERDICT_BEHIND = /[([](?:vraie?|faux|fausse|true|false|v|f)[)\]]\s*\.?$/i;

/** The most frequent value of a list. */
function usualOf<T>(all: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * Whether the answer of the question at a rank is sure: announced, with a bullet, on the same line, or the line below where both stand
 * alone between blank lines.
 */
function announcedIn(
  lines: readonly TextLine[],
  from: number,
  roles: readonly LineRole[],
): boolean {
  // "Capitale du Pérou ?" and "Lima", alone between blank lines, are surely a question and its answer
  const apart = lines[from - 1]?.texte === "" && lines[from]?.asks === true;
  const two = (lines[from + 2]?.texte ?? "") === "" && roles[from + 1] === "reponse";
  if (roles[from] === "couple" || (apart && two)) return true;
  for (
    let rank = from + 1;
    rank < lines.length && roles[rank] !== "question" && roles[rank] !== "couple";
    rank += 1
  ) {
    const line = lines[rank];
    if (
      roles[rank] === "reponse" &&
      line !== undefined &&
      (line.announced !== null || line.bullet !== null)
    )
      return true;
  }
  return false;
}

const goesOnBelow = (roles: readonly LineRole[], rank: number): boolean => {
  let next = rank + 1;
  while (roles[next] === "vide") next += 1;
  return roles[next] === "suite";
};

/** Whether a line is surely a question and its answer: cut by a sign that sentences do not have, or behind a question mark. */
const isFirmCouple = ({ texte }: TextLine): boolean => {
  const couple = readQuestionAnswerPair(texte);
  if (couple === null) return false;
  return (
    ["tab", ";", "arrow", "true"].includes(couple.separator) ||
    /[?？]\s*$/.test(couple.cells[0] ?? "")
  );
};
const nextIsMarked = (lines: readonly TextLine[], rank: number): boolean => {
  let below = rank + 1;
  while (lines[below]?.texte === "") below += 1;
  const next = lines[below];
  return (
    next !== undefined &&
    (looksLikeProposition(next, next.number?.style ?? null) || next.announced !== null)
  );
};

/** Cost of a question and its answer on one line, higher when their separator also occurs in sentences. */
function coupleCost({ texte }: TextLine, agreed: PairSeparator | undefined): number {
  const couple = readQuestionAnswerPair(texte);
  if (couple === null) return 1;
  if (couple.separator === agreed) return 0.05;
  const [head = "", answer = ""] = couple.cells;
  if (couple.separator === "parentheses")
    return /^(?:vrai|faux)$/i.test(answer) || /[?？…]\s*$/.test(head) ? 0.05 : 0.3;
  if (couple.separator === "tab" || couple.separator === "arrow") return 0;
  if (
    couple.separator === "true" ||
    couple.separator === ";" ||
    couple.separator === "|" ||
    couple.separator === "//" ||
    couple.separator === "?"
  )
    return 0.05;
  return /[?？]\s*$/.test(head) ? 0.05 : 0.3;
}
