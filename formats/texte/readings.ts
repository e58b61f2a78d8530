/** A pasted text, read under every convention and judged by what each reading leaves unexplained: the best one, and those near it. Pure. */
import {
  type ConsignesDeTexte,
  type LigneImport,
  type LineRole,
  SANS_CONSIGNES,
  type TexteCompris,
} from "../lecture.ts";
import { QUESTIONS_LUES_MAX } from "../limites.ts";
import { addDoubtsToLines } from "./doubts.ts";
import { computeReadingCosts } from "./costs.ts";
import { readAnswerKey } from "./key.ts";
import { readLineMarks, readTextLine, type TextLine } from "./lines.ts";
import { readQuestionAnswerPair, type PairSeparator } from "./pairs.ts";
import { buildQuestionOfPair, buildQuestions } from "./questions.ts";
import {
  assignLineRoles,
  listReadingWays,
  type ReadingConvention,
  type ReadingWay,
} from "./roles.ts";

export interface TextReading extends ReadingWay {
  readonly titre: string;
  readonly lines: readonly TextLine[];
  readonly roles: readonly LineRole[];
  readonly questions: readonly LigneImport[];
  /** Cost of each line. */
  readonly costs: readonly number[];
  /** Share of the text that the reading explains, from 0 to 1. */
  readonly score: number;
}

/** A reading is a rival of the best when its whole score is this near. */
const RIVAL = 0.2;
/** A question is doubted when a rival reads its lines otherwise for hardly more: half a line that is not understood. */
const NEAR = 0.5;
export const TWO_READINGS_DOUBT =
  "Ce texte se lit de deux façons\u00A0: vérifiez la question et sa réponse, ou choisissez l’autre lecture.";

const TITLE = /^(?:titre|title|quizz?)\s*:\s*(.+)$/i;
const LABEL_ALONE =
  /^(?:\*\*|__)?q(?:uestion)?\s*(?:n[°o]\s*)?\d{1,3}\s*[.):–-]*\s*(?:\*\*|__)?\s*:?$/i;
const DIALOGUE_ANSWER = /^(?:\*\*|__)?[ra]\s*:\s*(?:\*\*|__)?\s*(?=\S)/i;
const DIALOGUE_QUESTION = /^(?:\*\*|__)?q(?:uestion)?\s*:\s*(?:\*\*|__)?\s*(?=\S)/i;

/** Lines before the questions: a title, or what an assistant says first. */
const HEAD_LINES = 6;

/** @param brut what was pasted, cut into lines; the first ones are read when there are too many */
export function readTextLines(brut: readonly string[]): readonly TextLine[] {
  const lines = brut.map((one, rank) => readTextLine(one, rank + 1));
  // "A: …" answers where "Q: …" asks, and labels a proposition elsewhere
  const dialogue = lines.filter(
    ({ texte }) => DIALOGUE_QUESTION.test(texte) && !LABEL_ALONE.test(texte),
  ).length;
  const answers = lines.filter(({ texte }) => DIALOGUE_ANSWER.test(texte)).length;
  const letters = lines.filter(({ letter }) => letter !== null && letter.rank === 1).length;
  if (dialogue === 0 || letters > 0 || answers === 0) return lines;
  return lines.map((line) =>
    DIALOGUE_ANSWER.test(line.texte)
      ? readLineMarks(line.texte.replace(DIALOGUE_ANSWER, "Réponse : "), line.ligne)
      : line,
  );
}

/** All readings of a pasted text, one for each convention, the best first. */
export function listReadings(lines: readonly TextLine[]): readonly TextReading[] {
  const key = readAnswerKey(lines);
  const { titre, start, at } = titleOf(lines);
  const body = key === null ? lines : lines.slice(0, key.start);
  const readings = listReadingWays(body).map((way): TextReading => {
    const { convention, style } = way;
    const roles = [
      ...assignLineRoles(way, body, start),
      ...lines.slice(body.length).map(({ texte }): LineRole => (texte === "" ? "vide" : "cle")),
    ];
    if (at !== null) roles[at] = "titre";
    for (let rank = 0; rank < start; rank += 1)
      if (roles[rank] === "ignoree") roles[rank] = "titre";
    const questions =
      convention === "pairs"
        ? pairsOf(lines, roles)
        : buildQuestions(lines, roles, key?.answers ?? null).slice(0, QUESTIONS_LUES_MAX + 1);
    const costs = computeReadingCosts(convention, lines, roles, questions, start);
    const full = roles.filter(
      (role, rank) => role !== "vide" && role !== "cle" && rank >= start,
    ).length;
    const found = questions.some(({ sorte }) => sorte === "question");
    const score = found ? Math.max(0, 1 - costs.reduce((sum, cost) => sum + cost, 0) / full) : 0;
    return { convention, style, titre, lines, roles, questions, costs, score };
  });
  // readings with equal scores stay in the order of their conventions, the surest first
  return readings.sort((a, b) => b.score - a.score);
}

/** How many readings are offered: those that say otherwise, and explain at least half as much. */
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

/** Readings that say something else than those before them. */
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
  readonly texte: TexteCompris;
} | null {
  const readings = listReadings(lines);
  const choices = offered(readings);
  const chosen = readings.find((reading) => keyOfWay(reading) === lecture);
  const followed = chosen ?? chooseBestReading(lines, readings);
  if (followed === null) return null;
  const roles = followed.roles.map((role, rank) => given[rank + 1] ?? role);
  const changed = Object.keys(given).length > 0;
  // whoever has chosen a reading or a role is not asked again whether it was right
  const questions = changed
    ? addDoubtsToLines(
        buildQuestions(lines, roles, readAnswerKey(lines)?.answers ?? null),
        new Set(),
      )
    : followed.questions;
  const there = choices.some((choice) => keyOfWay(choice) === keyOfWay(followed));
  return {
    titre: followed.titre,
    questions,
    texte: {
      roles,
      lectures: (there ? choices : [followed, ...choices]).map((choice) => ({
        cle: keyOfWay(choice),
        nom: NAMES[choice.convention],
      })),
      lecture: keyOfWay(followed),
    },
  };
}

/** The best reading, doubted where another one reads the same lines otherwise and nearly as well. */
export function chooseBestReading(
  lines: readonly TextLine[],
  readings: readonly TextReading[] = listReadings(lines),
): TextReading | null {
  const [best, ...others] = readings;
  if (best === undefined) return null;
  const spans = spansOf(lines, best.questions);
  const rivals = others
    .filter(({ score }) => score > 0 && best.score - score <= RIVAL)
    .map(({ costs, questions }) => ({
      costs,
      spans: spansOf(lines, questions),
      says: new Set(questions.map(keyOf)),
    }));
  const questions = best.questions.map((ligne, nth): LigneImport => {
    const span = spans[nth];
    if (ligne.sorte !== "question" || span === undefined) return ligne;
    const near = rivals.some((rival) => {
      if (rival.says.has(keyOf(ligne))) return false;
      const [from, to] = covering(covering(span, rival.spans), spans);
      const costIn = (costs: readonly number[]) =>
        costs.slice(from, to).reduce((sum, cost) => sum + cost, 0);
      return costIn(rival.costs) - costIn(best.costs) <= NEAR;
    });
    return near ? { ...ligne, doutes: [...ligne.doutes, TWO_READINGS_DOUBT] } : ligne;
  });
  const labelled = new Set(
    questions.flatMap(({ ou }, nth) =>
      isLabelled(lines.slice(...(spans[nth] ?? [0, 0]))) ? [ou] : [],
    ),
  );
  return { ...best, questions: addDoubtsToLines(questions, labelled) };
}

/** Ranks of lines, the last one not included. */
type Span = readonly [from: number, to: number];

/** The lines of each question: up to the next one. */
function spansOf(lines: readonly TextLine[], questions: readonly LigneImport[]): readonly Span[] {
  const at = new Map(lines.map(({ ligne }, rank) => [ligne, rank]));
  const starts = questions.map(({ ou }) => at.get(ou) ?? 0);
  return starts.map((from, rank) => [from, starts[rank + 1] ?? lines.length]);
}

/** A span with all of the spans that it meets. @param spans one after the other */
function covering([from, to]: Span, spans: readonly Span[]): Span {
  let [low, high] = [0, spans.length];
  // the first one that ends after the beginning
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.[1] ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  let [a, b] = [from, to];
  for (let rank = low; rank < spans.length; rank += 1) {
    const [start, end] = spans[rank] ?? [to, to];
    if (start >= to) break;
    [a, b] = [Math.min(a, start), Math.max(b, end)];
  }
  return [a, b];
}

/** Whether a question or its propositions bear a number, a letter or a box. */
const isLabelled = (lines: readonly TextLine[]): boolean =>
  lines.some(({ number, letter, box }) => number !== null || letter !== null || box !== null);

/** Key under which two readings of the same lines are equal. */
const keyOf = (ligne: LigneImport): string =>
  ligne.sorte === "question"
    ? JSON.stringify([
        ligne.question.type,
        ligne.question.text,
        ligne.question.options,
        ligne.question.reponse,
      ])
    : "";

/** A heading among the first lines; what comes before it goes with it. */
function titleOf(lines: readonly TextLine[]): {
  readonly titre: string;
  readonly start: number;
  readonly at: number | null;
} {
  const first = lines.findIndex(({ texte }) => texte !== "");
  const at = lines.findIndex(
    ({ heading, texte, body, number, asks }) =>
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

/** All lines of a list are cut alike, by the separator that most of them have. */
function pairsOf(lines: readonly TextLine[], roles: readonly LineRole[]): readonly LigneImport[] {
  const counts = new Map<PairSeparator, number>();
  lines.forEach(({ texte }, rank) => {
    const separator =
      roles[rank] === "couple" ? readQuestionAnswerPair(texte)?.separator : undefined;
    if (separator !== undefined) counts.set(separator, (counts.get(separator) ?? 0) + 1);
  });
  const [usual] = [...counts].sort(([, a], [, b]) => b - a);
  const agreed = usual !== undefined && usual[1] > 1 ? usual[0] : undefined;
  return lines.flatMap((line, rank): LigneImport[] => {
    const role = roles[rank];
    if (role === "couple") return [buildQuestionOfPair(line, agreed)];
    return role === "ignoree" ? [...buildQuestions([line], ["ignoree"], null)] : [];
  });
}
