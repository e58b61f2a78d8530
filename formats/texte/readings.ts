/**
 * Reads a pasted text under every convention, and judges each reading by what it leaves unexplained: the best one is kept, and those near
 * it make doubts. Pure.
 */
import {
  type ConsignesDeTexte,
  type LigneImport,
  type LineRole,
  SANS_CONSIGNES,
  type RolesEtLecturesDuTexte,
} from "../lecture.ts";
import { QUESTIONS_LUES_MAX } from "../limites.ts";
import { withDoubts } from "../outils/ligne.ts";
import { withDoubtsOfOddQuestions, NO_TRAITS } from "./doubts.ts";
import { withAnswersMovedBelow } from "./answers-above.ts";
import { computeReadingCosts } from "./costs.ts";
import { withDoubtsOfWholeReading } from "./judgement.ts";
import {
  type AnswerKey,
  assignKeyAnswersToQuestions,
  type KeyAnswer,
  readAnswerKeys,
} from "./key.ts";
import { ARROW_AT_START_PATTERN, readLineMarks, type TextLine } from "./lines.ts";
import { withUnmarkedQuestionsAsAsking } from "./interrogatives.ts";
import { type PairSeparator, readQuestionAnswerPair } from "./pairs.ts";
import { buildQuestions } from "./questions.ts";
import { listReadingWays, type ReadingConvention, type ReadingWay } from "./heads.ts";
import { assignLineRoles } from "./roles.ts";
import { tidyLines } from "./tidy.ts";
import { findTextTitle, withTitlesMarkedAsSections } from "./titles.ts";

export interface TextReading extends ReadingWay {
  readonly titre: string;
  readonly lines: readonly TextLine[];
  readonly roles: readonly LineRole[];
  readonly questions: readonly LigneImport[];
  /** Numbers of the lines whose questions a key answers. */
  readonly keyed: ReadonlySet<number>;
  /** Cost of each line. */
  readonly costs: readonly number[];
  /** Share of the text that the reading explains, from 0 to 1. */
  readonly score: number;
}

/** Separators of a question and its answer that stand in no sentence. */
const SURE: ReadonlySet<PairSeparator> = new Set([
  "tab",
  ";",
  "|",
  "//",
  "arrow",
  "parentheses",
  "true",
]);
/** The most by which the score of a reading is below the best one for it to be a rival. */
const RIVAL = 0.2;
/** How much more a rival reading of a question may cost for the question to be doubted: half a line that is not understood. */
const NEAR = 0.5;
export const TWO_READINGS_DOUBT =
  "Ce texte se lit de deux façons\u00A0: vérifiez la question et sa réponse, ou choisissez l’autre lecture.";
const UNANNOUNCED_DOUBT = "Les autres réponses sont annoncées, pas celle-ci\u00A0: à vérifier.";

/** Cleans the lines of a pasted text and reads their marks. @param brut what was pasted, cut into lines */
export const readTextLines = (brut: readonly string[]): readonly TextLine[] =>
  withTitlesMarkedAsSections(
    withUnmarkedQuestionsAsAsking(
      withArrowsAsTicks(
        withAnswersMovedBelow(tidyLines(brut).map((one, rank) => readLineMarks(one, rank + 1))),
      ),
    ),
  );

/**
 * Turns into ticks the arrows in front of propositions in a row ("A) Milan", "=> B) Rome"); elsewhere an arrow before a letter announces an
 * answer.
 */
function withArrowsAsTicks(lines: readonly TextLine[]): readonly TextLine[] {
  const full = lines.filter(({ texte }) => texte !== "");
  const ticked = new Set(
    full.filter(({ texte, announced, letter, bullet, body }, at) => {
      if (
        !ARROW_AT_START_PATTERN.test(texte) ||
        announced === null ||
        body === "" ||
        body === announced
      )
        return false;
      const near = (step: 1 | -1) => {
        const other = full[at + step];
        return letter === null
          ? bullet !== null && other?.bullet === bullet
          : other?.letter?.style === letter.style && other.letter.rank === letter.rank + step;
      };
      return near(1) || near(-1);
    }),
  );
  return lines.map((line) =>
    ticked.has(line) ? { ...line, announced: null, ticked: true } : line,
  );
}

/** All readings of a pasted text, one for each convention and style of numbers, the best first. */
export function listReadings(lines: readonly TextLine[]): readonly TextReading[] {
  const keys = readAnswerKeys(lines);
  const { titre, start, at } = findTextTitle(lines);
  const keyed = new Set(keys.flatMap(({ start: from, end }) => ranksOf(from, end)));
  const body = lines.map((line, rank) => (keyed.has(rank) ? BLANK : line));
  const ends = keys.map((key) => key.start);
  const readings = listReadingWays(body).map((way): TextReading => {
    const { convention, style } = way;
    const roles = [...assignLineRoles(way, body, start, ends)];
    for (const rank of keyed) if (lines[rank]?.texte !== "") roles[rank] = "cle";
    if (at !== null) roles[at] = "titre";
    for (let rank = 0; rank < start; rank += 1)
      if (roles[rank] === "ignoree") roles[rank] = "titre";
    const given = answersOf(keys, lines, roles);
    const questions = buildQuestions(lines, roles, given).slice(0, QUESTIONS_LUES_MAX + 1);
    const costs = computeReadingCosts(
      { convention, start, keyed: new Set(given.keys()) },
      lines,
      roles,
      questions,
    );
    const full = roles.filter(
      (role, rank) => role !== "vide" && role !== "cle" && rank >= start,
    ).length;
    const found = questions.some(({ sorte }) => sorte === "question");
    const score = found ? Math.max(0, 1 - costs.reduce((sum, cost) => sum + cost, 0) / full) : 0;
    const ligneOf = (rank: number): number => lines[rank]?.ligne ?? 0;
    return {
      convention,
      style,
      titre,
      lines,
      roles,
      questions,
      keyed: new Set([...given.keys()].map(ligneOf)),
      costs,
      score,
    };
  });
  // readings with equal scores stay in the order of their conventions, the surest first
  return readings.sort((a, b) => b.score - a.score);
}

const BLANK = readLineMarks("", 0);
const ranksOf = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** The answers that the keys of a text give to the questions that these roles begin, by the rank of the question's line. */
const answersOf = (
  keys: readonly AnswerKey[],
  lines: readonly TextLine[],
  roles: readonly LineRole[],
): ReadonlyMap<number, KeyAnswer> =>
  assignKeyAnswersToQuestions(
    keys,
    lines.flatMap(({ number }, rank) =>
      roles[rank] === "question" ? [{ rank, number: number?.n ?? null }] : [],
    ),
  );

/** The most readings offered to the author. */
const OFFERED_MAX = 4;
const NAMES: Readonly<Record<ReadingConvention, string>> = {
  numbers: "des questions numérotées",
  "numbers-apart": "des numéros après une ligne vide",
  "numbers-asking": "des numéros devant un point d’interrogation",
  dialogue: "des «\u00A0Q\u00A0:\u00A0» et des «\u00A0R\u00A0:\u00A0»",
  headings: "un titre par question",
  blocks: "des blocs séparés par une ligne vide",
  asking: "une question à chaque point d’interrogation",
  amc: "AMC (*, +, -)",
  pairs: "une question et sa réponse par ligne",
  alternate: "une ligne sur deux",
};
const keyOfWay = ({ convention, style }: ReadingWay): string => `${convention}${style ?? ""}`;

/** The readings offered to the author: each gives other questions than those before, and explains at least half as much as the best. */
function offered(readings: readonly TextReading[]): readonly TextReading[] {
  const seen = new Set<string>();
  const [best] = readings;
  return readings
    .filter((reading) => {
      const said = reading.questions.map(keyOf).join("\n");
      if (reading.score === 0 || reading.score * 2 < (best?.score ?? 0) || seen.has(said))
        return false;
      seen.add(said);
      return true;
    })
    .slice(0, OFFERED_MAX);
}

/**
 * A pasted text, read as its author says; with the roles of its lines and the other ways to read it.
 * @returns null when nothing can be read
 */
export function readText(
  lines: readonly TextLine[],
  { lecture, roles: given }: ConsignesDeTexte = SANS_CONSIGNES,
): {
  readonly titre: string;
  readonly questions: readonly LigneImport[];
  readonly texte: RolesEtLecturesDuTexte;
} | null {
  const readings = listReadings(lines);
  const choices = offered(readings);
  const chosen = readings.find((reading) => keyOfWay(reading) === lecture);
  const followed = chosen ?? chooseBestReading(lines, readings);
  if (followed === null) return null;
  const roles = followed.roles.map((role, rank) => given[lines[rank]?.ligne ?? 0] ?? role);
  const changed = Object.keys(given).length > 0;
  // whoever has chosen a reading or a role is not asked again whether it was right
  const questions = changed
    ? withDoubtsOfOddQuestions(
        buildQuestions(lines, roles, answersOf(readAnswerKeys(lines), lines, roles)),
        NO_TRAITS,
      )
    : followed.questions;
  const there = choices.some((choice) => keyOfWay(choice) === keyOfWay(followed));
  return {
    titre: followed.titre,
    questions,
    texte: {
      roles: inPastedOrder(lines, roles),
      lectures: (there ? choices : [followed, ...choices]).map((choice) => ({
        cle: keyOfWay(choice),
        nom: NAMES[choice.convention],
      })),
      lecture: keyOfWay(followed),
    },
  };
}

/** Puts roles in the order in which the lines were pasted, since an answer above its question was moved below it. */
const inPastedOrder = (
  lines: readonly TextLine[],
  roles: readonly LineRole[],
): readonly LineRole[] => {
  const pasted = [...roles];
  lines.forEach(({ ligne }, rank) => {
    pasted[ligne - 1] = roles[rank] ?? "ignoree";
  });
  return pasted;
};

/** The best reading, doubted where another one reads the same lines otherwise and nearly as well. */
export function chooseBestReading(
  lines: readonly TextLine[],
  readings: readonly TextReading[] = listReadings(lines),
): TextReading | null {
  const [best, ...others] = readings;
  if (best === undefined) return null;
  const spans = spansOf(lines, best.questions);
  const sums = sumsOf(best.costs);
  const rivals = others
    .filter(({ score }) => score > 0 && best.score - score <= RIVAL)
    .map(({ costs, questions }) => ({
      sums: sumsOf(costs),
      // ignored lines are left out, since they end no question
      spans: spansOf(
        lines,
        questions.filter(({ sorte }) => sorte === "question"),
      ),
      says: new Set(questions.map(keyOf)),
    }));
  const isAnnounced = (own: readonly TextLine[], roles: readonly LineRole[]): boolean =>
    best.keyed.has(own[0]?.ligne ?? 0) ||
    // when every other line is taken as a question, one that does not ask may be none, whatever is announced below
    ((best.convention !== "alternate" || own[0]?.asks === true) &&
      own.some(
        ({ announced, bullet, ticked }, at) =>
          roles[at] === "reponse" && (announced !== null || ticked || /^[*=]$/.test(bullet ?? "")),
      ));
  const those = (test: (lines: readonly TextLine[], roles: readonly LineRole[]) => boolean) =>
    new Set(
      best.questions.flatMap(({ ou }, nth) => {
        const [from, to] = spans[nth] ?? [0, 0];
        return test(lines.slice(from, to), best.roles.slice(from, to)) ? [ou] : [];
      }),
    );
  const separators = new Map(
    lines.flatMap((line, rank) =>
      best.roles[rank] === "couple"
        ? [[line, readQuestionAnswerPair(line.texte)?.separator ?? "?"] as const]
        : [],
    ),
  );
  const found = [...separators.values()];
  // a semicolon or brackets that only one line has may belong to a sentence, and are not sure
  const sure = new Set(
    [...SURE].filter(
      (one) =>
        (one !== ";" && one !== "parentheses") || found.indexOf(one) < found.lastIndexOf(one),
    ),
  );
  const explicit = those(
    (own, roles) =>
      isAnnounced(own, roles) || own.some((line) => sure.has(separators.get(line) ?? "?")),
  );
  const odd = withDoubtsOfOddQuestions(best.questions, {
    labelled: those(isLabelled),
    numbered: those(([first]) => first !== undefined && first.number !== null),
    answered: those((own, roles) => roles[0] === "couple" || isAnnounced(own, roles)),
    explicit,
  });
  const checked = withDoubtsOfWholeReading({ ...best, questions: odd });
  // where every other line is taken as a question, and one neither asks nor has a number, all are doubted: the text was cut by chance
  const cut =
    best.convention === "alternate" &&
    lines.some(
      ({ asks, number }, rank) => best.roles[rank] === "question" && !asks && number === null,
    );
  const typed = best.questions.filter(
    (ligne) => ligne.sorte === "question" && ligne.question.type === "entree",
  );
  const mostly = typed.filter(({ ou }) => explicit.has(ou)).length * 2 > typed.length;
  const withOthers = (ligne: LigneImport): LigneImport =>
    mostly && typed.some(({ ou }) => ou === ligne.ou) && !explicit.has(ligne.ou)
      ? withDoubts(ligne, [UNANNOUNCED_DOUBT])
      : ligne;
  const questions = checked.map(withOthers).map((ligne, nth): LigneImport => {
    const span = spans[nth];
    if (ligne.sorte !== "question" || span === undefined || ligne.question.reponse.length === 0)
      return ligne;
    const near =
      cut ||
      rivals.some((rival) => {
        if (rival.says.has(keyOf(ligne))) return false;
        const [from, to] = covering(covering(span, rival.spans), spans);
        const costIn = (all: readonly number[]) => (all[to] ?? 0) - (all[from] ?? 0);
        return costIn(rival.sums) - costIn(sums) <= NEAR;
      });
    return near ? withDoubts(ligne, [TWO_READINGS_DOUBT]) : ligne;
  });
  return { ...best, questions };
}

/** Ranks of lines, the last one not included. */
type Span = readonly [from: number, to: number];

/** The lines of each question: up to the next one. */
function spansOf(lines: readonly TextLine[], questions: readonly LigneImport[]): readonly Span[] {
  const at = new Map(lines.map(({ ligne }, rank) => [ligne, rank]));
  const starts = questions.map(({ ou }) => at.get(ou) ?? 0);
  return starts.map((from, rank) => [from, starts[rank + 1] ?? lines.length]);
}

/** A span widened to the whole of each span that it overlaps. @param spans in order, without overlaps */
function covering([from, to]: Span, spans: readonly Span[]): Span {
  const first = spans[firstRank(spans, ([, end]) => end > from)];
  const last = spans[firstRank(spans, ([start]) => start >= to) - 1];
  return first === undefined || last === undefined || first[0] >= to
    ? [from, to]
    : [Math.min(from, first[0]), Math.max(to, last[1])];
}

/** Rank of the first span that passes a test, which all later ones pass too; the number of spans when none does. */
function firstRank(spans: readonly Span[], test: (span: Span) => boolean): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span !== undefined && test(span)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Running totals of the costs, so that the cost of a span is one subtraction. */
function sumsOf(costs: readonly number[]): readonly number[] {
  let sum = 0;
  return [0, ...costs.map((cost) => (sum += cost))];
}

/** Whether a question or its propositions bear a number, a letter or a box. */
const isLabelled = (lines: readonly TextLine[]): boolean =>
  lines.some(({ number, letter, box }) => number !== null || letter !== null || box !== null);

/** A text that is equal for equal questions, by which two readings are compared. */
const keyOf = (ligne: LigneImport): string =>
  ligne.sorte === "question"
    ? JSON.stringify([
        ligne.question.type,
        ligne.question.text,
        ligne.question.options,
        ligne.question.reponse,
      ])
    : "";
