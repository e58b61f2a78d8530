/**
 * Doubts about what is left in texts that people type, whatever way they were read: labels, signs, markup, lines of a web page, several
 * answers in one. A text is compared with those of the other questions, since a label is what they share. Pure.
 */
import type { LigneImport, LigneImportQuestion, QuestionImport } from "../lecture.ts";
import {
  findPartInSquareBrackets,
  doOptionsBearBullets,
  doOptionsBearLetters,
  hasBracketedListPiece,
  readSeriesLabel,
  findOddMarkAroundText,
  findOddSignInAnswer,
  findSharedLabels,
  findSignLeftInText,
} from "./leftover-signs.ts";
import { splitWaysToSayOneAnswer } from "./accepted.ts";
import { withDoubts } from "./ligne.ts";
import {
  createSharedAnswerEndingFinder,
  doOptionsBearNumbers,
  createSharedAnswerBeginningFinder,
  createSharedQuestionBeginningFinder,
} from "./shared-beginnings.ts";

const DIT = {
  label: (label: string) =>
    `«\u00A0${label}\u00A0» est resté devant plusieurs textes\u00A0: à enlever s’il n’en fait pas partie.`,
  announced: "Une lettre, un numéro ou « Réponse » est resté devant : à enlever.",
  verdict: "Est-ce un vrai ou faux ? Choisissez-en le type, ou gardez la réponse telle quelle.",
  sign: (sign: string) => `«\u00A0${sign}\u00A0» est resté dans un texte\u00A0: à vérifier.`,
  bullet: "Les propositions ne commencent pas toutes de la même façon\u00A0: à vérifier.",
  unknown: (said: string) =>
    `«\u00A0${said}\u00A0»\u00A0: est-ce bien la réponse, ou un pense-bête\u00A0?`,
  same: "La plupart des questions ont cette même réponse\u00A0: à vérifier.",
  several: "Plusieurs réponses ou propositions semblent réunies en une seule\u00A0: à séparer.",
  key: "Est-ce le corrigé de plusieurs questions\u00A0? À vérifier.",
  page: (said: string) =>
    `«\u00A0${said}\u00A0» vient sans doute du site ou du programme\u00A0: à vérifier.`,
  all: "Toutes les propositions sont bonnes\u00A0: à vérifier.",
  again: "Cette question revient avec une autre réponse\u00A0: à vérifier.",
  results: "Des pourcentages ou des nombres de votes suivent les propositions\u00A0: à enlever.",
  theme: "La première ligne semble être un thème, pas la question\u00A0: à vérifier.",
  inside:
    "Les propositions ou la réponse semblent être restées dans la question\u00A0: à vérifier.",
  message: "Ni proposition ni réponse n’a été trouvée\u00A0: est-ce bien un message à lire\u00A0?",
  alone: "Presque rien d’autre n’a été compris ici\u00A0: vérifiez cette question.",
  aside: "La parenthèse fait-elle partie de la réponse\u00A0? Le jeu l’attendrait de qui la tape.",
  letters: "Ce texte n’a pas un mot\u00A0: est-ce bien une question\u00A0?",
} as const;

/** Texts of a question that people read on a screen. */
interface Texts {
  readonly text: string;
  /** Accepted answers of a typed question; none for another. */
  readonly typed: readonly string[];
  readonly options: readonly string[];
  /** Number of options that are right, for a question whose options are chosen. */
  readonly right: number;
}
const textsOf = ({ type, text, options, reponse }: QuestionImport): Texts => ({
  text,
  typed: type === "entree" ? reponse : [],
  options,
  right: type === "choix" ? reponse.length : 0,
});

const bracketOf = ({ text, typed, options }: Texts): string | null =>
  [text, ...typed, ...options].map(findPartInSquareBrackets).find((one) => one !== null) ?? null;

/** Words that web pages, forms and messengers write around questions. */
const PAGE =
  /une seule réponse possible|plusieurs réponses possibles|sélectionnez une|cochez la|^\W*(?:question )?obligatoire\W*$|[?？*(]\s*obligatoire\W*$|\[modifier|mentions légales|newsletter|^voir aussi|^lire aussi|^partager|^publicité|^j.aime\b|^répondre$|tous droits réservés|©|^page \d+|^(?:in)?correcte?$|\d+ (?:participants?|votes?)$|^(?:choix (?:unique|multiple)|réponse à saisir)\b|^\d+ ?(?:points?|pts?)$|google forms|\* *\d+ points?$|[([]\d+ ?(?:points?|pts?)[)\]]/iu;

/** An answer that stands for one that is still to be found. */
const UNKNOWN =
  /^[^\p{L}\p{N}]*(?:|[àa] (?:v[ée]rifier|compl[ée]ter|voir|chercher|trouver|demander|d[ée]finir|confirmer|venir|faire)(?![\p{L}]).*|x{2,}|(?:réponses?|solutions?|corrigé|questions?)(?: correctes?)?|todo|tbd|nsp|idk|(?:je )?(?:ne )?sais (?:pas|plus).*|je (?:la |le |l[’'])?(?:re)?(?:cherche|v[ée]rifie)(?: encore| toujours)?|aucune id[ée]e.*|voir (?:page|p\.|ci-|plus|le |la |les |au ).*|(?:la |les )?réponses? (?:demain|plus tard|ci-|en bas|à la fin|au dos|dans).*)[^\p{L}\p{N}]*$/iu;

/** An answer of which its author is not sure: "Lyon (à vérifier)", "1998 ??", "??? (je cherche)". */
const UNSURE =
  /^[?？]|[?？]{2,}$|[([]\s*[?？]+\s*[)\]]|[([]\s*(?:[àa] (?:re)?(?:v[ée]rifier|confirmer)(?![\p{L}])[^()]*|[àa] (?:compl[ée]ter|voir|revoir|chercher|trouver)|(?:je )?(?:la |le |l[’'])?(?:re)?(?:cherche|v[ée]rifie)(?![\p{L}])[^()]*|je (?:crois|pense)|je ne sais plus|pas s[ûu]re?|sans certitude|sous r[ée]serve)\s*[)\]]\W*$/iu;

/** A parenthesis in which somebody says something beside the answer: "le Finistère (j’avais dit le Morbihan !)". */
const SAID_ASIDE =
  /[([](?:[^()]*(?<!\p{L})(?:j[’']|t[’']|(?:je|tu|nous|vous)(?!\p{L}))[^()]*|[^()]*!\s*)[)\]]\W*$/iu;

/** An answer with words in parentheses behind it, which nobody would type: "Molière (Jean-Baptiste Poquelin)". */
const ASIDE = /\S\s\([^()]*\p{L}{2}[^()]*\)\W*$/u;

const KEY_ITEM = /(?:^|[\s,;/(–-])\d{1,2}\s?[-–.:)=]?\s?(?:[A-H]|vrai|faux)(?=$|[\s,;./)(–-])/giu;

const OR = /\s(?:OU|ou)\s/;
/** The sign between several answers on one line, and the number of parts from which there is more than one answer. */
const SEPARATORS: readonly { readonly sign: RegExp; readonly parts: number }[] = [
  { sign: /\s+[/|]\s+/, parts: 2 },
  { sign: /\s*;\s*/, parts: 2 },
  { sign: /\s+[-–—]\s+/, parts: 3 },
  { sign: /(?<=\S)\/(?=\S)/, parts: 3 },
  { sign: /,\s+/, parts: 3 },
  { sign: OR, parts: 2 },
];
const isJoinedBy = ({ sign, parts }: (typeof SEPARATORS)[number], text: string): boolean => {
  const cut = text.split(sign);
  // "1 / 2" and "14/07/1789" are one answer
  return cut.length >= parts && !cut.every((part) => NUMBER.test(part.trim()));
};
/** Options inside a question. */
const OPTIONS_INSIDE = /(?:propositions?|choix|options?)\s?:\s?\S|\s\/\s.*\s\/\s|\S\*\s\/\s/iu;
const SLASH_INSIDE = /\S\s\/\s\S/;
const DASHES_INSIDE = /[?？:]\s.*\S\s[–—-]\s\S/;
/** A short answer behind the question mark. */
const ANSWER_INSIDE = /[?？]\s+[\p{L}\p{N}][^\s.!?]*(?:\s[^\s.!?]+){0,2}$/u;
/** A letter that tells the right option, behind the options themselves. */
const LETTER_BEHIND = /\s\S+\s[A-F]$/u;
const NUMBER = /^[-+]?\d+(?:[.,]\d+)?\s?%?$/;

/** Words that announce an answer or name a side of a card, and never begin the answer itself. */
const ANNOUNCED =
  /^(?:r\d*\s?[:=]|r\d+\s?\.|(?:la )?(?:bonnes? )?(?:réponses?|rép|rep|solutions?|sol|corrigé|verso|recto)(?: (?:acceptées?|correctes?|attendues?))?\s?[:.=])/iu;
/** An answer to a statement. */
const VERDICT = /^(?:vrai|faux|true|false)(?=$|[\s,.;:!(–—-])/iu;
const LETTER_FIRST = /^\(?[A-H][.)]\s?\S/;
/** A bullet, an arrow or a quotation mark of a mail before an answer. */
const BULLET_FIRST = /^[>#→=*•·|~–—:;,&°\\/-]+\s/;
/** The number of a question, or Q. */
const NUMBER_FIRST = /^(?:\d{1,3}\\?[.)]?|Q\d*)\s+["«(]?\p{L}/u;

/** A label that authors do not write before several questions: a number, a bracket, a picture; "Vrai ou faux :" is none. */
const ODD_IN_A_QUESTION = /^(?:\p{L}+\.?\s?)?1|^[[(]|☺|^\p{L}{1,6}\s?[:.)]$|recto|question/iu;

/** Two parts of an answer, the second of which may be a comment. */
const DASH = /\p{L}\s[–—-]\s\S/u;
/** A digit or a letter that says true or false: "1", "V", "O" (oui). */
const MARK_OF_TRUTH = /^[01VFON]$/;
/** A text that asks for nothing, a number least of all. */
const STATES = /^(?!.*(?:combien|nombre|[=?？\d]))/i;

/** A colour, a level, a theme before what is asked. */
const HEAD =
  /^(?!(?:vrai|compl[èée]t|devin|calcul|tradui|cit))(?:\p{L}[\p{L}’'&-]*(?:\s[\p{L}’'&-]+){0,2})(?:\s?:|\s[–—-])(?=\s+\S.*[?？]$)/iu;

const ODD_IN_AN_OPTION = /[:=)1]$/;

const HAS_LETTER = /\p{L}/u;
const COMPUTES = /\d\s?[=+×x÷/√*-]|[?？]/u;
const CODE_ONLY = /^[A-Z]{1,2}\d{0,3}$/;
const RESULT = /\p{L}.*\s\d+(?:[.,]\d+)?\s?%(?:\s*\(?\d+\)?)?$|\p{L}.*\s\d+ (?:votes?|voix)$/u;

/** Whether options are in turn a text and its points: "Citron", "50", "Pomme", "-50". */
function mixesNumbers(options: readonly string[]): boolean {
  const numbers = options.filter((one) => NUMBER.test(one)).length;
  return numbers >= 2 && options.length - numbers >= 2;
}

/** Whether a text begins with its theme: a first line of four words at most, above the line that asks. */
const hasTheme = (text: string): boolean => {
  const [first = "", second = ""] = text.split("\n");
  return second !== "" && first.split(" ").length <= 4 && !/[?？.!…:]$/.test(first.trim());
};

/** Habits that the questions of a quizz share, by which an odd one is told. */
interface Among {
  /** Number of questions. */
  readonly size: number;
  readonly labels: Readonly<Record<"text" | "typed" | "options", ReadonlySet<string>>>;
  /** Finds the beginning of a text, when most texts of its kind share it; null for a text without it. */
  readonly marks: Readonly<Record<"text" | "typed" | "options", (text: string) => string | null>>;
  readonly ending: (text: string) => string | null;
  /** Separators that stand inside the answers of two questions at least. */
  readonly joined: typeof SEPARATORS;
  /** Texts of questions that come again with another answer. */
  readonly changing: ReadonlySet<string>;
  readonly numbered: boolean;
  readonly lettered: boolean;
  /** Whether most questions begin with a theme and a colon or a dash, each its own. */
  readonly headed: boolean;
  /** Whether most typed answers have two parts, with a dash between them. */
  readonly parted: boolean;
  readonly slashed: boolean;
  /** Whether most questions hold a list whose pieces are separated by dashes. */
  readonly dashed: boolean;
  /** Whether several questions have something in square brackets. */
  readonly bracketed: boolean;
  readonly themed: boolean;
  readonly recurring: ReadonlySet<string>;
  /** The answer that most questions share, which is no answer: a cross, a header. */
  readonly same: string | null;
}

function compare(questions: readonly QuestionImport[]): Among {
  const all = questions.map(textsOf);
  const most = (test: (texts: Texts) => boolean): boolean => {
    const count = all.filter(test).length;
    return count >= 2 && count * 2 >= all.length;
  };
  const labels = (texts: readonly string[], odd: RegExp): ReadonlySet<string> =>
    new Set([...findSharedLabels(texts)].filter((label) => odd.test(label)));
  return {
    size: all.length,
    labels: {
      text: labels(
        all.map(({ text }) => text),
        ODD_IN_A_QUESTION,
      ),
      typed: findSharedLabels(all.flatMap(({ typed }) => typed.slice(0, 1))),
      options: labels(
        all.flatMap(({ options }) => options),
        ODD_IN_AN_OPTION,
      ),
    },
    marks: {
      text: createSharedQuestionBeginningFinder(all.map(({ text }) => text)),
      typed: createSharedAnswerBeginningFinder(all.flatMap(({ typed }) => typed.slice(0, 1))),
      options: createSharedQuestionBeginningFinder(all.flatMap(({ options }) => options)),
    },
    ending: createSharedAnswerEndingFinder(all.flatMap(({ typed }) => typed.slice(0, 1))),
    joined: SEPARATORS.filter(
      (separator) =>
        // several accepted answers count too: most were cut at this "ou" already
        all.filter(
          ({ typed }) =>
            typed.some((one) => isJoinedBy(separator, one)) ||
            (separator.sign === OR && typed.length > 1),
        ).length >= 2,
    ),
    changing: changingQuestions(questions),
    numbered: most(({ text }) => NUMBER_FIRST.test(text)),
    lettered: most(({ typed }) => typed.some((one) => LETTER_BEHIND.test(one))),
    parted: most(({ typed }) => typed.some((one) => DASH.test(one))),
    headed: most(({ text }) => HEAD.test(text)),
    dashed: most(({ text }) => DASHES_INSIDE.test(text)),
    bracketed: all.filter((one) => bracketOf(one) !== null).length > 1,
    slashed: most(({ text }) => SLASH_INSIDE.test(text)),
    themed: most(({ text }) => hasTheme(text)),
    recurring: recurringOptions(all),
    same:
      all
        .map(({ typed: [answer = ""] }) => answer.toLowerCase())
        .find(
          (answer, _rank, answers) =>
            answer !== "" && answers.filter((one) => one === answer).length > all.length / 2,
        ) ?? null,
  };
}

const shapeOf = (option: string): string => option.toLowerCase().replaceAll(/\d+/g, "1");
/** Options that most questions have as the first or the last of a list that differs otherwise: a time to answer, a hint. */
function recurringOptions(all: readonly Texts[]): ReadonlySet<string> {
  const chosen = all.filter(({ options }) => options.length > 2);
  const counts = new Map<string, number>();
  for (const { options } of chosen)
    for (const shape of new Set([options.at(0), options.at(-1)].map((one = "") => shapeOf(one))))
      if (HAS_LETTER.test(shape) && !/^(?:tout|aucun|autre|oui|non|vrai|faux)/.test(shape))
        counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const sets = new Set(chosen.map(({ options }) => [...options].sort().join("\n")));
  return new Set(
    [...counts].flatMap(([shape, count]) =>
      sets.size > 1 && count >= 3 && count * 3 >= chosen.length * 2 ? [shape] : [],
    ),
  );
}

/** Texts of the questions that come back with other options or another answer. */
function changingQuestions(questions: readonly QuestionImport[]): ReadonlySet<string> {
  const said = new Map<string, string>();
  const changing = new Set<string>();
  for (const { type, text, options, reponse } of questions) {
    if (type === "rien" || text === "" || reponse.length === 0) continue;
    const answer = JSON.stringify([options, reponse]);
    const before = said.get(text) ?? answer;
    said.set(text, answer);
    if (before !== answer) changing.add(text);
  }
  return changing;
}

type Check = (one: Texts, among: Among) => string | false;
/** The checks of a question; each gives a doubt, or false. */
const CHECKS: readonly Check[] = [
  ({ text, typed, options }, { labels }) => {
    const label = (texts: readonly string[], among: ReadonlySet<string>) =>
      texts.map(readSeriesLabel).find((one) => one !== null && among.has(one)) ?? null;
    const found =
      label([text], labels.text) ?? label(typed, labels.typed) ?? label(options, labels.options);
    return found !== null && DIT.label(found);
  },
  ({ text, typed, options }, { marks }) => {
    const mark =
      marks.text(text) ??
      typed.map(marks.typed).find((one) => one !== null) ??
      options.map(marks.options).find((one) => one !== null);
    return mark != null && DIT.label(mark);
  },
  ({ typed }, { ending }) => {
    const found = typed.map(ending).find((one) => one !== null);
    return found != null && DIT.sign(found);
  },
  ({ text }, { headed }) => {
    const head = headed ? HEAD.exec(text)?.[0] : undefined;
    return head !== undefined && DIT.label(head.trim());
  },
  ({ text, typed }, { numbered }) =>
    (typed.some((one) => ANNOUNCED.test(one) || BULLET_FIRST.test(one)) ||
      LETTER_FIRST.test(text) ||
      (numbered && NUMBER_FIRST.test(text))) &&
    DIT.announced,
  ({ text, typed }) =>
    typed.some((one) => VERDICT.test(one) || (MARK_OF_TRUTH.test(one) && STATES.test(text))) &&
    DIT.verdict,
  ({ typed: [only = "", ...others] }) => others.length === 0 && ASIDE.test(only) && DIT.aside,
  ({ text, typed, options }) => {
    const sign = [text, ...typed, ...options]
      .map(findSignLeftInText)
      .find((found) => found !== null);
    return sign != null && DIT.sign(sign);
  },
  ({ text, typed, options }) => {
    const mark = [
      ...[text, ...typed, ...options].map(findOddMarkAroundText),
      ...typed.map(findOddSignInAnswer),
    ].find((found) => found !== null);
    return mark != null && DIT.sign(mark);
  },
  (one, { bracketed }) => {
    const bracket = bracketOf(one);
    const listed = [one.text, ...one.typed, ...one.options].some(hasBracketedListPiece);
    return bracket !== null && (bracketed || listed) && DIT.sign(bracket);
  },
  ({ text, typed, options }) => {
    const said = [text, ...typed, ...options].map((one) => PAGE.exec(one)?.[0]);
    const page = said.find((found) => found !== undefined);
    return page !== undefined && DIT.page(page);
  },
  ({ options }) =>
    (doOptionsBearLetters(options) ||
      doOptionsBearNumbers(options) ||
      doOptionsBearBullets(options)) &&
    DIT.bullet,
  ({ options }, { recurring }) => {
    const shapes = options.map(shapeOf);
    const odd = shapes.findIndex(
      (shape) => recurring.has(shape) && shapes.filter((one) => one === shape).length === 1,
    );
    return odd >= 0 && DIT.page(options[odd] ?? "");
  },
  ({ options }) => options.length > 1 && options.every((one) => RESULT.test(one)) && DIT.results,
  ({ typed }) => {
    const unknown = typed.find(
      (one) => UNKNOWN.test(one) || UNSURE.test(one) || SAID_ASIDE.test(one),
    );
    return unknown !== undefined && DIT.unknown(unknown);
  },
  ({ typed: [answer = ""] }, { same, size }) =>
    size > 2 && answer.toLowerCase() === same && DIT.same,
  ({ typed }) => typed.some((one) => [...one.matchAll(KEY_ITEM)].length > 1) && DIT.key,
  ({ typed, options }, { joined, lettered, parted }) =>
    (typed.some(
      (one) =>
        splitWaysToSayOneAnswer(one) !== null ||
        joined.some((separator) => isJoinedBy(separator, one)),
    ) ||
      (parted && typed.some((one) => DASH.test(one))) ||
      (lettered && typed.some((one) => LETTER_BEHIND.test(one))) ||
      mixesNumbers(options)) &&
    DIT.several,
  ({ options, right }) => options.length > 2 && right === options.length && DIT.all,
  ({ text }, { changing }) => changing.has(text) && DIT.again,
  ({ text }, { themed }) => themed && hasTheme(text) && DIT.theme,
  ({ text, typed }, { slashed, dashed }) =>
    (OPTIONS_INSIDE.test(text) ||
      (slashed && SLASH_INSIDE.test(text)) ||
      (dashed && DASHES_INSIDE.test(text)) ||
      (typed.length > 0 && ANSWER_INSIDE.test(text))) &&
    DIT.inside,
  ({ text }) =>
    text !== "" &&
    (CODE_ONLY.test(text) || (!HAS_LETTER.test(text) && !COMPUTES.test(text))) &&
    DIT.letters,
];

/** The lines of a quizz, with what is odd in the texts of each as doubts. */
export function withDoubtsOfOddTexts(lignes: readonly LigneImport[]): readonly LigneImport[] {
  const questions = lignes
    .filter((ligne) => ligne.sorte === "question")
    .map(({ question }) => question);
  const among = compare(questions);
  const messages = questions.filter(({ type }) => type === "rien").length;
  const tooManyMessages = messages > 1 && messages * 2 > questions.length;
  const doubted = lignes.map((ligne): LigneImport => {
    if (ligne.sorte !== "question") return ligne;
    if (ligne.question.type === "rien")
      return tooManyMessages ? withDoubts(ligne, [DIT.message]) : ligne;
    const texts = textsOf(ligne.question);
    return withDoubts(
      ligne,
      CHECKS.map((check) => check(texts, among)).filter((doubt) => doubt !== false),
    );
  });
  const sound = doubted.filter(isSound).length;
  // when fewer than one question in three is sound, the text was cut at wrong places, and the sound ones are doubted too
  if (sound * 3 >= questions.length || questions.length < 3) return doubted;
  return doubted.map((ligne) => (isSound(ligne) ? withDoubts(ligne, [DIT.alone]) : ligne));
}

const isSound = (ligne: LigneImport): ligne is LigneImportQuestion =>
  ligne.sorte === "question" && ligne.doutes.length === 0 && ligne.question.reponse.length > 0;
