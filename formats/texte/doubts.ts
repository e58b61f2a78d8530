/**
 * Doubts about the questions of a pasted text that are unlike the others: a line too many, a label left in a text, an answer that is none.
 * Pure.
 */
import type { LigneImport, LigneImportQuestion } from "../lecture.ts";
import { withDoubts } from "../outils/ligne.ts";
import { startsLikeQuestion } from "./interrogatives.ts";

const DIT = {
  label: "Une lettre, un numéro ou une case est resté dans le texte\u00A0: à vérifier.",
  minus: "Des tirets, ou des nombres négatifs\u00A0? Vérifiez les propositions.",
  link: "Une adresse s’est glissée parmi les propositions ou les réponses.",
  several:
    "Plusieurs propositions sont bonnes, alors que les autres questions en ont une\u00A0: à vérifier.",
  more: (usual: number) => `Une proposition de trop\u00A0? Les autres questions en ont ${usual}.`,
  behind: "Une ligne suit la question\u00A0: en fait-elle partie\u00A0?",
  asks: "Est-ce bien une question\u00A0? Les autres finissent par un point d’interrogation.",
  prose: "Presque rien de ce texte ne ressemble à un quizz\u00A0: vérifiez cette question.",
  alone: "Rien ne dit que c’est une question et sa réponse\u00A0: à vérifier.",
  asked: "La réponse est elle-même une question\u00A0: à vérifier.",
  uncounted: "Est-ce bien une question\u00A0? Les autres sont numérotées.",
  typed: "Cette question n’a pas de propositions, alors que les autres en ont\u00A0: à vérifier.",
  named: "La réponse commence par «\u00A0Réponse\u00A0»\u00A0: à vérifier.",
  twice: "Deux questions semblent n’en faire qu’une\u00A0: à vérifier.",
} as const;

const LABEL_INSIDE =
  /^(?:\(?[A-Ha-h]\s*[):/]|[A-H]\s[-–]|[A-Ha-h][-–])\s+\S|\s(?:\(?[A-Ha-h]\)|\d{1,2}\)|[-–]\s[A-Ha-h][).]|[B-H]\s*:)\s|[☐☑☒✅❌✓✔✗✘□]|\[\s?[xX]?\s?\]|(?:^|\s)(?:la )?(?:bonne )?r[ée]p(?:onse)?s?\s*[:.=]/iu;
/** A number in front; before one proposition of several, it may be part of a name: "1. FC Köln". */
const NUMBER_FIRST = /^\d{1,2}\s*[.)]\s+\S/;
/** A label left inside a text, of a kind that people's names bear too: "Samuel L. Jackson". */
const LIKE_A_NAME = /\s[B-H][.)]\s|\s\d\.\s/;
const LINK = /^(?:https?:\/\/|www\.)\S+$/i;

/** The value that at least two thirds of a list share; undefined without one. */
function agreed<T>(all: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && all.length > 1 && most[1] * 3 >= all.length * 2
    ? most[0]
    : undefined;
}

/** Empties the parentheses of a text, since what stands there is no label: "3 × (2 + 4)". */
const plain = (text: string): string => text.replaceAll(/\([^()]*\)/g, "()");

const asks = (text: string): boolean => /[?？…:]["»”)\s]*$/.test(text);

/** From this many numbered questions with a short answer on their line, a text is a quiz, and no prose. */
const LISTED_MIN = 3;
/** Whether a text names something, and is no sentence. */
const isShortAnswer = (text: string): boolean =>
  [...text].length <= 40 &&
  !/[.!?…]$/.test(text) &&
  !/(?<![\p{L}])(?:je|j[’']|tu|t[’']|nous|vous|on|merci|svp|stp)(?![\p{L}])/iu.test(text);

/** Which questions of a pasted text have a trait, by the number of their first line. */
export interface QuestionsByTrait {
  /** Those that bear numbers, letters or boxes, or whose propositions do. */
  readonly labelled: ReadonlySet<number>;
  /** Those whose first line has a number. */
  readonly numbered: ReadonlySet<number>;
  /** Those whose answer is announced, ticked, in a key or on the question's own line; a mere line below does not count. */
  readonly answered: ReadonlySet<number>;
  /** Those whose answer is announced, or cut from the question by a sign that stands in no sentence. */
  readonly explicit: ReadonlySet<number>;
}
export const NO_TRAITS: QuestionsByTrait = {
  labelled: new Set(),
  numbered: new Set(),
  answered: new Set(),
  explicit: new Set(),
};

/** Adds to each question, as doubts, what is odd about it beside the others. */
export function withDoubtsOfOddQuestions(
  lignes: readonly LigneImport[],
  { labelled, numbered, answered, explicit }: QuestionsByTrait,
): readonly LigneImport[] {
  const questions = lignes.filter((ligne) => ligne.sorte === "question");
  const chosen = questions.filter(({ question }) => question.type === "choix");
  const size = agreed(chosen.map(({ question }) => question.options.length));
  const right = agreed(chosen.map(({ question }) => question.reponse.length));
  const asking = agreed(questions.map(({ question }) => asks(question.text)));
  const weak = ({ ou, question }: LigneImportQuestion): boolean =>
    question.type === "entree" && !explicit.has(ou);
  const alone = (ligne: LigneImportQuestion): boolean =>
    weak(ligne) && !answered.has(ligne.ou) && !numbered.has(ligne.ou) && !asks(ligne.question.text);
  const sound = questions.filter(
    (ligne) => ligne.question.reponse.length > 0 && ligne.doutes.length === 0 && !alone(ligne),
  );
  const guessed = sound.filter(weak);
  // whether all these questions are like "1) Quelle est la capitale de l’Australie ? Canberra": several are a quiz, one or two may be
  // quoted in a letter
  const listed = guessed.every(
    ({ ou, question }) =>
      numbered.has(ou) && asks(question.text) && question.reponse.every(isShortAnswer),
  );
  const prose =
    guessed.length <= lignes.length - sound.length && (!listed || guessed.length < LISTED_MIN);
  const counted = agreed(questions.map(({ ou }) => numbered.has(ou)));
  const mostlyChosen = chosen.length * 2 >= questions.length;
  const lines = agreed(questions.map(({ question }) => question.text.split("\n").length));
  const oddities = (ligne: LigneImportQuestion): readonly string[] => {
    const { ou, question } = ligne;
    const { text, options, reponse, type } = question;
    const answers = type === "choix" ? options : reponse;
    const [first = "", ...more] = text.split("\n");
    return [
      ...(LABEL_INSIDE.test(plain(text)) ||
      NUMBER_FIRST.test(text) ||
      answers.filter((one) => NUMBER_FIRST.test(one)).length > (options.length === size ? 1 : 0) ||
      answers.some((one) => LABEL_INSIDE.test(plain(one)))
        ? [DIT.label]
        : []),
      ...(options.length > 1 && options.every((one) => /^[-–]\d/.test(one)) ? [DIT.minus] : []),
      ...(answers.some((one) => LINK.test(one)) ? [DIT.link] : []),
      ...(size !== undefined &&
      options.length < size &&
      options.some((one) => LIKE_A_NAME.test(one))
        ? [DIT.label]
        : []),
      ...(type === "choix" &&
      reponse.length > 1 &&
      (right === 1 ||
        reponse.length === options.length ||
        (reponse.length * 2 > options.length && !answered.has(ou)))
        ? [DIT.several]
        : []),
      ...(size !== undefined && options.length > size && !labelled.has(ou) ? [DIT.more(size)] : []),
      ...(lines === 1 && more.length > 0 && (asks(first) || asking === false) ? [DIT.behind] : []),
      ...(asking === true &&
      type === "entree" &&
      !asks(text) &&
      !startsLikeQuestion(text) &&
      !labelled.has(ou)
        ? [DIT.asks]
        : []),
      ...(prose && weak(ligne) ? [DIT.prose] : []),
      ...(alone(ligne) ? [DIT.alone] : []),
      ...(counted === true && !numbered.has(ou) ? [DIT.uncounted] : []),
      ...(type === "entree" && mostlyChosen && !answered.has(ou) ? [DIT.typed] : []),
      ...(type === "entree" && reponse.some((one) => /[?？]$/.test(one)) ? [DIT.asked] : []),
      ...(type === "entree" && reponse.some((one) => /^(?:la )?r[ée]ponses?\s(?!\s*\d)/i.test(one))
        ? [DIT.named]
        : []),
      ...(options.length > 2 &&
      ["vrai", "faux"].every((word) => options.some((one) => one.trim().toLowerCase() === word))
        ? [DIT.twice]
        : []),
      ...(/[?？]\s+\d{1,3}\s*[.)]\s|[?？]\s.*\s\d{1,3}\s?[.)]\s.*[?？]/.test(text)
        ? [DIT.twice]
        : []),
    ];
  };
  return lignes.map((ligne) =>
    ligne.sorte === "question" ? withDoubts(ligne, oddities(ligne)) : ligne,
  );
}
