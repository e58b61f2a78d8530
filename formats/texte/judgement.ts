/**
 * Doubts that only a whole reading of a pasted text can raise. A reading that pairs an answer with the question of another, or leaves a
 * label inside a text, looks sound line by line: only the whole text tells it. Pure.
 */
import type { LigneImport, LineRole } from "../lecture.ts";
import { withDoubts } from "../outils/ligne.ts";
import { haveTitlesInFirstPair } from "./column-titles.ts";
import { DIALOGUE_QUESTION_PATTERN } from "./heads.ts";
import type { TextLine } from "./lines.ts";
import { readQuestionAnswerPair } from "./pairs.ts";

const DIT = {
  shifted:
    "Une réponse est restée sans question en tête du texte\u00A0: les réponses sont peut-être décalées d’une question.",
  unanswered:
    "Plusieurs questions sont restées sans réponse\u00A0: vérifiez que celle-ci est à sa place.",
  titles: "Plusieurs questions ne diffèrent que par leur numéro\u00A0: est-ce un titre\u00A0?",
  columns: "Est-ce une question, ou le titre des colonnes\u00A0?",
  service: "Est-ce un quizz, ou les questions fréquentes d’un site\u00A0? À vérifier.",
  listed:
    "Une puce ou une lettre mène à une ligne de la question\u00A0: est-ce une proposition\u00A0?",
  aside: "La parenthèse est-elle bien la réponse\u00A0? D’autres questions en ont une aussi.",
  inside: (label: string) =>
    `«\u00A0${label}\u00A0» est resté dans un texte\u00A0: à enlever s’il n’en fait pas partie.`,
} as const;

/** A reading of a text: its lines, what each is for, and the questions that they make. */
interface JudgedReading {
  readonly lines: readonly TextLine[];
  readonly roles: readonly LineRole[];
  readonly questions: readonly LigneImport[];
}

/** The lines of one question of a reading. */
interface Span {
  readonly ligne: LigneImport;
  readonly from: number;
  readonly to: number;
}

const ANSWERING: ReadonlySet<LineRole> = new Set<LineRole>([
  "reponse",
  "proposition",
  "propositions",
  "bonne",
]);

function spansOf({ lines, roles, questions }: JudgedReading): readonly Span[] {
  const at = new Map(lines.map(({ ligne }, rank) => [ligne, rank]));
  const heads = questions.flatMap((ligne) => {
    const from = at.get(ligne.ou) ?? -1;
    return roles[from] === "question" || roles[from] === "couple" ? [{ ligne, from }] : [];
  });
  return heads.map(({ ligne, from }, nth) => ({
    ligne,
    from,
    to: heads[nth + 1]?.from ?? lines.length,
  }));
}

const isAnswered = ({ ligne }: Span): boolean =>
  ligne.sorte === "question" && ligne.question.reponse.length > 0;

/** Whether a blank line parts a question from what answers it, while the question stands right below the lines of another. */
function isCrossed({ lines, roles }: JudgedReading, { from, to }: Span): boolean {
  const answer = roles.findIndex((role, rank) => rank > from && rank < to && ANSWERING.has(role));
  const parted = roles.slice(from, Math.max(from, answer)).includes("vide");
  return parted && (lines[from - 1]?.texte ?? "") !== "" && roles[from - 1] !== "titre";
}

/**
 * Whether answers may be off by one question: an answer stands over the first question, and either the last question has none, or half of
 * the questions stand apart from their answers and right below the lines of others.
 */
function areShifted(reading: JudgedReading, spans: readonly Span[]): boolean {
  const { lines, roles } = reading;
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined || spans.length < 2) return false;
  const above = lines
    .slice(0, first.from)
    .flatMap((line, rank) => (roles[rank] === "ignoree" ? [{ line, rank }] : []));
  const announced = lines.some(
    (line, rank) => roles[rank] === "reponse" && line.announced !== null,
  );
  // where answers are announced, only an announced one counts as standing over the first question; elsewhere, only the line right above it
  const orphan = above.some(({ line, rank }) =>
    announced ? (line.announced ?? "") !== "" : rank === first.from - 1,
  );
  const crossed = spans.filter((span) => isCrossed(reading, span)).length;
  return orphan && (!isAnswered(last) || crossed * 2 >= spans.length);
}

/** Whether two questions or more have no answer, and as many as have one; those asked again with an answer do not count. */
function areMostlyUnanswered({ lines }: JudgedReading, spans: readonly Span[]): boolean {
  const answered = spans.filter(isAnswered);
  const asked = new Set(answered.map(({ from }) => lines[from]?.body));
  const others = spans.filter(
    ({ ligne, from }) =>
      ligne.sorte === "ignoree" && lines[from]?.asks === true && !asked.has(lines[from]?.body),
  );
  return others.length > 1 && others.length >= answered.length;
}

/** An answer that speaks to its reader: "Oui, gratuitement", "Écrivez-nous". */
const SPEAKS =
  /^(?:oui|non|bien sûr)\s?[,.!]|(?<!\p{L})(?:nous|vous|notre|votre|nos|vos)(?!\p{L})/iu;
/** Whether many answers are sentences to a reader, as those of the frequent questions of a site. */
function isService(spans: readonly Span[]): boolean {
  const typed = spans.flatMap(({ ligne }) =>
    ligne.sorte === "question" && ligne.question.type === "entree"
      ? [ligne.question.reponse[0] ?? ""]
      : [],
  );
  const spoken = typed.filter((answer) => answer.split(" ").length > 4 && SPEAKS.test(answer));
  return spoken.length > 1 && spoken.length * 2 >= typed.length;
}

/**
 * A label of a word or two and a colon, in front of a line or behind a question mark; "Vrai :" and "Faux :" are none, since the reason
 * follows.
 */
const LABEL = /(?:^|(?<=[?？]\s))(?!vrai|faux)(\p{L}[\p{L}’' -]{1,23}?)\s?:(?=\s|$)/iu;

/** Labels in what people read of a question, but for the first line of what is asked, which may begin with its theme. */
function labelsIn(ligne: LigneImport): ReadonlySet<string> {
  if (ligne.sorte !== "question") return new Set();
  const { text, options, reponse } = ligne.question;
  const [first = "", ...more] = text.split("\n");
  const behind = /[?？]\s+(.*)$/.exec(first)?.[1] ?? "";
  return new Set(
    [behind, ...more, ...options, ...reponse].flatMap((line) => LABEL.exec(line)?.[1] ?? []),
  );
}

/** How often each text stands among others. */
function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** By question, a label such as "Anecdote" that its texts share with those of another, and that should have begun a line of its own. */
function labelsInside(questions: readonly LigneImport[]): ReadonlyMap<LigneImport, string> {
  const found = questions.map((ligne) => ({ ligne, labels: labelsIn(ligne) }));
  const counts = countsOf(found.flatMap(({ labels }) => [...labels]));
  return new Map(
    found.flatMap(({ ligne, labels }) => {
      const label = [...labels].find((one) => (counts.get(one) ?? 0) > 1);
      return label === undefined ? [] : [[ligne, label] as const];
    }),
  );
}

/** Questions whose texts differ by their number only, and so may be titles: "Article 1", "Diapositive 2". */
function titlesAmong(questions: readonly LigneImport[]): ReadonlySet<LigneImport> {
  const bare = (ligne: LigneImport): string | null =>
    ligne.sorte === "question" && /^\P{N}*\d{1,3}\P{N}*(?<![?？]\s*)$/u.test(ligne.question.text)
      ? ligne.question.text.replace(/\d+/, "").trim()
      : null;
  const counts = countsOf(questions.flatMap((ligne) => bare(ligne) ?? []));
  return new Set(questions.filter((ligne) => (counts.get(bare(ligne) ?? "") ?? 0) > 1));
}

/** The first question, where it is rather the titles of two columns; null elsewhere. */
function columnTitlesAmong(
  { lines, roles }: JudgedReading,
  spans: readonly Span[],
): LigneImport | null {
  const [first] = spans;
  if (first === undefined || spans.some(({ from }) => roles[from] !== "couple")) return null;
  const pairs = spans.map(({ from }) => readQuestionAnswerPair(lines[from]?.texte ?? ""));
  const alike = pairs.every((pair) => pair?.separator === pairs[0]?.separator);
  return alike && haveTitlesInFirstPair(pairs.map((pair) => pair?.cells ?? []))
    ? first.ligne
    : null;
}

/** A parenthesis at the end of a line that asks: it may be the answer, or a note for the host. */
const ASIDE = /[?？]\s*\([^()]*\)\W*$/;
/**
 * Whether the parenthesis of a question was read as its answer, though other questions have one beside their answer, or a line right below
 * may be the answer.
 */
function isAside({ lines, roles }: JudgedReading, { from }: Span): boolean {
  return (
    roles[from] === "couple" &&
    ASIDE.test(lines[from]?.texte ?? "") &&
    (roles[from + 1] === "ignoree" ||
      lines.some(({ texte }, rank) => roles[rank] === "question" && ASIDE.test(texte)))
  );
}

/**
 * Whether a proposition was read as the rest of the question: it bears the mark of one, or stands between what is asked and an answer
 * that has a bullet.
 */
function holdsProposition({ lines, roles }: JudgedReading, { from, to }: Span): boolean {
  const own = roles.slice(from + 1, to).findIndex((role) => role !== "suite" && role !== "vide");
  const end = own < 0 ? to : from + 1 + own;
  const more = lines.slice(from + 1, end).filter(({ texte }) => texte !== "");
  const answer = lines[end];
  return (
    more.some(({ bullet, letter, box }) => bullet !== null || letter !== null || box !== null) ||
    (more.length > 0 &&
      /[?？:]\W*$/.test(lines[from]?.texte ?? "") &&
      roles[end] === "reponse" &&
      answer?.announced === null &&
      answer.bullet !== null)
  );
}

/**
 * The doubt about "R." left in an answer ("R. Rome"), in a text of "Q : …" where it labels answers; elsewhere it is an initial. Empty for
 * no doubt.
 */
function initialLeft({ lines }: JudgedReading, ligne: LigneImport): readonly string[] {
  if (ligne.sorte !== "question" || ligne.question.type !== "entree") return [];
  const dialogue = lines.filter(({ texte }) => DIALOGUE_QUESTION_PATTERN.test(texte)).length > 1;
  return dialogue && ligne.question.reponse.some((one) => /^R\s?[.)]\s/.test(one))
    ? [DIT.inside("R.")]
    : [];
}

/** Adds to the questions of a reading, as doubts, what the whole of it leaves unexplained. */
export function withDoubtsOfWholeReading(reading: JudgedReading): readonly LigneImport[] {
  const spans = spansOf(reading);
  const labels = labelsInside(reading.questions);
  const titles = titlesAmong(reading.questions);
  const columns = columnTitlesAmong(reading, spans);
  const listed = new Set(
    spans.filter((span) => holdsProposition(reading, span)).map(({ ligne }) => ligne),
  );
  const asides = new Set(spans.filter((span) => isAside(reading, span)).map(({ ligne }) => ligne));
  const whole = [
    ...(areShifted(reading, spans) ? [DIT.shifted] : []),
    ...(areMostlyUnanswered(reading, spans) ? [DIT.unanswered] : []),
    ...(isService(spans) ? [DIT.service] : []),
  ];
  return reading.questions.map((ligne) => {
    const label = labels.get(ligne);
    return withDoubts(ligne, [
      ...whole,
      ...(listed.has(ligne) ? [DIT.listed] : []),
      ...(asides.has(ligne) ? [DIT.aside] : []),
      ...initialLeft(reading, ligne),
      ...(titles.has(ligne) ? [DIT.titles] : []),
      ...(ligne === columns ? [DIT.columns] : []),
      ...(label === undefined ? [] : [DIT.inside(label)]),
    ]);
  });
}
