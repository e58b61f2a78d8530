/**
 * Doubts about what is left in texts that people type, whatever way they were read: labels, signs, markup, lines of a web page, several
 * answers in one. A text is compared with those of the other questions, since a label is what they share. Pure.
 */
import type { LigneImport, LigneImportQuestion, QuestionImport } from "../lecture.ts";

const DIT = {
  label: (label: string) =>
    `«\u00A0${label}\u00A0» est resté devant plusieurs textes\u00A0: à enlever s’il n’en fait pas partie.`,
  announced: "Une lettre, un numéro ou « Réponse » est resté devant : à enlever.",
  verdict: "Est-ce un vrai ou faux ? Choisissez-en le type, ou gardez la réponse telle quelle.",
  sign: (sign: string) => `«\u00A0${sign}\u00A0» est resté dans un texte\u00A0: à vérifier.`,
  bullet: "Les propositions ne commencent pas toutes de la même façon\u00A0: à vérifier.",
  unknown: "Est-ce bien la réponse, ou un pense-bête\u00A0?",
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
  letters: "Ce texte n’a pas un mot\u00A0: est-ce bien une question\u00A0?",
} as const;

/** Texts of a question that people read on a screen. */
interface Texts {
  readonly text: string;
  /** Accepted answers of a typed question; none for another. */
  readonly typed: readonly string[];
  readonly options: readonly string[];
}
const textsOf = ({ type, text, options, reponse }: QuestionImport): Texts => ({
  text,
  typed: type === "entree" ? reponse : [],
  options,
});

/** Markup that no sentence holds. */
const MARKUP =
  /\*\*|__(?=[^_\s])[^_]*__|\|\||~~|::|%%|<\/?[a-z][^<>]*>|&(?:#x?[\da-f]+|[a-z]{2,8});|-->|\{[=~]|^\*+\s|\[\/?[a-z]{1,5}\]/iu;
/** A word or title between single stars or underscores. */
const EMPHASIS = /(?<![\p{L}\d*_])([*_])(?=[^\s*_])[^*_\n]{1,60}(?<=\S)\1(?![\p{L}\d*_])/u;
const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "«": "»" };
const FACE_OR_LETTER = /[:;8=B]['’-]?[()[\]]|(?<=^|\s)[\da-z]{1,2}\)/giu;

/** A bracket or quotation mark that is opened and not closed, or closed and not opened; "b)" and smileys close nothing. */
function oddBracket(text: string): string | null {
  const open: string[] = [];
  for (const sign of text) {
    const closing = CLOSING[sign];
    if (closing !== undefined) open.push(closing);
    else if (Object.values(CLOSING).includes(sign) && open.pop() !== sign) return sign;
  }
  return open.pop() ?? null;
}

/** A sign that is left in a text; null without one. */
const signIn = (text: string): string | null =>
  // "{}" may be an answer
  !/[\p{L}\p{N}]/u.test(text)
    ? null
    : ((MARKUP.exec(text) ?? EMPHASIS.exec(text))?.[0] ??
      (oddBracket(text) === null ? null : oddBracket(text.replaceAll(FACE_OR_LETTER, ""))));

/** What web pages, forms and messengers write around questions. */
const PAGE =
  /une seule réponse possible|plusieurs réponses possibles|sélectionnez une|cochez la|\bobligatoire\b|\[modifier|mentions légales|newsletter|^voir aussi|^lire aussi|^partager|^publicité|^j.aime\b|^répondre$|tous droits réservés|©|^page \d+|^(?:in)?correcte?$|\d+ (?:participants?|votes?)$|^(?:choix (?:unique|multiple)|réponse à saisir)\b|^\d+ ?(?:points?|pts?)$|google forms|\* *\d+ points?$|[([]\d+ ?(?:points?|pts?)[)\]]$/iu;

/** An answer that stands for one that is still to be found. */
const UNKNOWN =
  /^(?:[^\p{L}\p{N}]+|à (?:vérifier|compléter|voir|chercher|trouver|définir|confirmer)\b.*|x{2,}|todo|tbd|idk|je ne sais (?:pas|plus).*|je sais (?:pas|plus).*|aucune idée.*|voir (?:page|p\.|ci-|plus|le |la |les |au ).*|(?:la |les )?réponses? (?:demain|plus tard|ci-|en bas|à la fin|au dos|dans).*)$/iu;

const KEY_ITEM = /(?:^|[\s,;/(–-])\d{1,2}\s?[-–.:)=]?\s?(?:[A-H]|vrai|faux)(?=$|[\s,;./)(–-])/giu;

/** Several parts on one line, by what separates them; fewer than `parts` of them say nothing. */
const SEPARATORS: readonly { readonly sign: RegExp; readonly parts: number }[] = [
  { sign: /\s+[/|]\s+/, parts: 2 },
  { sign: /\s*;\s*/, parts: 2 },
  { sign: /\s+[-–—]\s+/, parts: 3 },
  { sign: /\S\/\S/, parts: 3 },
  { sign: /,\s+/, parts: 3 },
  { sign: /\s(?:OU|ou)\s/, parts: 2 },
];
/** Options inside a question. */
const OPTIONS_INSIDE = /(?:propositions?|choix|options?)\s?:\s?\S|\s\/\s.*\s\/\s|\S\*\s\/\s/iu;
const SLASH_INSIDE = /\S\s\/\s\S/;
/** A short answer behind the question mark. */
const ANSWER_INSIDE = /[?？]\s+[\p{L}\p{N}][^\s.!?]*(?:\s[^\s.!?]+){0,2}$/u;
/** A letter that tells the right option, behind the options themselves. */
const LETTER_BEHIND = /\s\S+\s[A-F]$/u;
const NUMBER = /^[-+]?\d+(?:[.,]\d+)?\s?%?$/;

/** A label in front: a word or two and a sign, a bracket, a picture. */
const LABEL =
  /^(?:[\p{L}\d][\p{L}\d .’'°#-]{0,23}?\s?(?:[:=)\]]|\s[–—-])|\p{L}{1,4}\d{0,2}\.|\[[^\]]{1,30}\]|\p{Extended_Pictographic}\uFE0F?)(?=\s|$)/u;
/** The label of a text, as those like it are written: numbers, and what brackets and pictures say, count for one another. */
function labelOf(text: string): string | null {
  const label = LABEL.exec(text)?.[0];
  if (label === undefined) return null;
  if (label.startsWith("[")) return "[…]";
  if (/^\p{Extended_Pictographic}/u.test(label)) return "☺";
  return label.replaceAll(/\d+/g, "1").replaceAll(/\s(?=[:=)\]])/g, "");
}
/** What announces an answer, or names a side of a card: never the beginning of the answer itself. */
const ANNOUNCED =
  /^(?:r\d*\s?[:=]|r\d+\s?\.|(?:la )?(?:bonnes? )?(?:réponses?|rép|rep|solutions?|sol|corrigé|verso|recto)(?: (?:acceptées?|correctes?|attendues?))?\s?[:.=])/iu;
/** An answer to a statement. */
const VERDICT = /^(?:vrai|faux|true|false)(?=$|[\s,.;:!(–—-])/iu;
const LETTER_FIRST = /^\(?[A-H][.)]\s?\S/;
/** A bullet, an arrow or a quotation mark of a mail before an answer. */
const BULLET_FIRST = /^[>#→=*•·|~–—-]+\s/;
/** The number of a question, or Q. */
const NUMBER_FIRST = /^(?:\d{1,3}\\?[.)]?|Q\d*)\s+["«(]?\p{L}/u;

/** Labels that several texts of a list share, at least one text out of three. */
function sharedLabels(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const label of texts.map(labelOf))
    if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  return new Set(
    [...counts].flatMap(([label, count]) =>
      count >= 2 && count * 3 >= texts.length ? [label] : [],
    ),
  );
}

/** A label of questions: people do begin several with "Vrai ou faux :", never with a number, a bracket or a picture. */
const ODD_IN_A_QUESTION = /^(?:\p{L}+\.?\s?)?1|^\[|☺|^\p{L}{1,6}\s?[:.)]$|recto|question/iu;

const HAS_LETTER = /\p{L}/u;
const COMPUTES = /\d\s?[=+×x÷/√*-]|[?？]/u;
const CODE_ONLY = /^[A-Z]{1,2}\d{0,3}$/;
const SYMBOL = /^[^{}<>\])\p{L}\p{N}«"“'’(¿¡+\-−=√π€$£%#.…[/&@`](?=\uFE0F?\s|[\p{L}\p{N}])/u;

/** Whether the options bear A, B, C in front. */
const haveLetters = (options: readonly string[]): boolean =>
  options.length > 1 &&
  options.every((option, rank) =>
    new RegExp(`^\\(?${String.fromCodePoint(65 + rank)}(?:\\s*[).:/–-]\\s*|\\s+)\\S`, "i").test(
      option,
    ),
  );
/** Whether bullets, or a sign before some of the options only, were left. */
function haveBullets(options: readonly string[]): boolean {
  const signs = options.map((option) => SYMBOL.exec(option)?.[0] ?? null);
  const some = signs.filter((sign) => sign !== null);
  if (some.length === 0 || options.length < 2) return false;
  return some.length < options.length || new Set(some).size === 1;
}
const RESULT = /\p{L}.*\s\d+(?:[.,]\d+)?\s?%(?:\s*\(?\d+\)?)?$|\p{L}.*\s\d+ (?:votes?|voix)$/u;

/** Whether options are in turn a text and its points: "Citron", "50", "Pomme", "-50". */
function mixesNumbers(options: readonly string[]): boolean {
  const numbers = options.filter((one) => NUMBER.test(one)).length;
  return numbers >= 2 && options.length - numbers >= 2;
}

/** A first line of a few words over the line that asks. */
const hasTheme = (text: string): boolean => {
  const [first = "", second = ""] = text.split("\n");
  return second !== "" && first.split(" ").length <= 4 && !/[?？.!…:]$/.test(first.trim());
};

/** The lines of a quizz, with what is odd in the texts of each as doubts. */
export function doubtResidue(lignes: readonly LigneImport[]): readonly LigneImport[] {
  const questions = lignes
    .filter((ligne) => ligne.sorte === "question")
    .map(({ question }) => question);
  const all = questions.map(textsOf);
  const labels = {
    text: new Set(
      [...sharedLabels(all.map(({ text }) => text))].filter((label) =>
        ODD_IN_A_QUESTION.test(label),
      ),
    ),
    typed: sharedLabels(all.flatMap(({ typed }) => typed.slice(0, 1))),
    options: new Set(
      [...sharedLabels(all.flatMap(({ options }) => options))].filter((label) =>
        /[:=)1]$/.test(label),
      ),
    ),
  };
  const typedAnswers = all.filter(({ typed }) => typed.length > 0);
  const joined = SEPARATORS.filter(
    ({ sign, parts }) =>
      typedAnswers.filter(({ typed }) => typed.some((one) => one.split(sign).length >= parts))
        .length >= 2,
  );
  const most = (test: (texts: Texts) => boolean): boolean => {
    const count = all.filter(test).length;
    return count >= 2 && count * 2 >= all.length;
  };
  const numbered = most(({ text }) => NUMBER_FIRST.test(text));
  const lettered = most(({ typed }) => typed.some((one) => LETTER_BEHIND.test(one)));
  const slashed = most(({ text }) => SLASH_INSIDE.test(text));
  const messages = questions.filter(({ type }) => type === "rien").length;
  const themes = all.filter(({ text }) => hasTheme(text)).length;
  const said = new Map<string, string>();
  const changing = new Set<string>();
  for (const { type, text, options, reponse } of questions) {
    if (type === "rien" || text === "" || reponse.length === 0) continue;
    const answer = JSON.stringify([options, reponse]);
    const before = said.get(text) ?? answer;
    said.set(text, answer);
    if (before !== answer) changing.add(text);
  }

  const oddities = (question: QuestionImport): readonly string[] => {
    const { text, typed, options } = textsOf(question);
    const texts = [text, ...typed, ...options];
    const shared = [
      { label: labelOf(text), among: labels.text },
      ...typed.map((one) => ({ label: labelOf(one), among: labels.typed })),
      ...options.map((one) => ({ label: labelOf(one), among: labels.options })),
    ].find(({ label, among }) => label !== null && among.has(label));
    const sign = texts.map(signIn).find((found) => found !== null);
    const page = texts.map((one) => PAGE.exec(one)?.[0]).find((found) => found !== undefined);
    return [
      ...(shared?.label == null ? [] : [DIT.label(shared.label)]),
      ...(typed.some((one) => ANNOUNCED.test(one) || BULLET_FIRST.test(one)) ||
      LETTER_FIRST.test(text) ||
      (numbered && NUMBER_FIRST.test(text))
        ? [DIT.announced]
        : []),
      ...(typed.some((one) => VERDICT.test(one)) ? [DIT.verdict] : []),
      ...(sign == null ? [] : [DIT.sign(sign)]),
      ...(page === undefined ? [] : [DIT.page(page)]),
      ...(haveLetters(options) || haveBullets(options) ? [DIT.bullet] : []),
      ...(options.length > 1 && options.every((one) => RESULT.test(one)) ? [DIT.results] : []),
      ...(typed.some((one) => UNKNOWN.test(one)) ? [DIT.unknown] : []),
      ...(typed.some((one) => [...one.matchAll(KEY_ITEM)].length > 1) ? [DIT.key] : []),
      ...(typed.some((one) => joined.some(({ sign: by, parts }) => one.split(by).length >= parts))
        ? [DIT.several]
        : []),
      ...(options.length > 2 &&
      question.type === "choix" &&
      question.reponse.length === options.length
        ? [DIT.all]
        : []),
      ...(changing.has(text) ? [DIT.again] : []),
      ...(themes >= 2 && themes * 2 >= all.length && hasTheme(text) ? [DIT.theme] : []),
      ...(OPTIONS_INSIDE.test(text) ||
      (slashed && SLASH_INSIDE.test(text)) ||
      (typed.length > 0 && ANSWER_INSIDE.test(text))
        ? [DIT.inside]
        : []),
      ...(lettered && typed.some((one) => LETTER_BEHIND.test(one)) ? [DIT.several] : []),
      ...(mixesNumbers(options) ? [DIT.several] : []),
      ...(text !== "" && (CODE_ONLY.test(text) || (!HAS_LETTER.test(text) && !COMPUTES.test(text)))
        ? [DIT.letters]
        : []),
    ];
  };

  const doubted = lignes.map((ligne): LigneImport => {
    if (ligne.sorte !== "question") return ligne;
    if (ligne.question.type === "rien")
      return messages > 1 && messages * 2 > questions.length
        ? withDoubts(ligne, [DIT.message])
        : ligne;
    return withDoubts(ligne, oddities(ligne.question));
  });
  const sound = doubted.filter(isSound).length;
  // three questions of which one alone is sound were not cut where their author did
  if (sound * 3 >= questions.length || questions.length < 3) return doubted;
  return doubted.map((ligne) => (isSound(ligne) ? withDoubts(ligne, [DIT.alone]) : ligne));
}

const isSound = (ligne: LigneImport): ligne is LigneImportQuestion =>
  ligne.sorte === "question" && ligne.doutes.length === 0 && ligne.question.reponse.length > 0;

const withDoubts = (ligne: LigneImportQuestion, odd: readonly string[]): LigneImportQuestion => {
  const more = odd.filter((doute) => !ligne.doutes.includes(doute));
  return more.length === 0 ? ligne : { ...ligne, doutes: [...ligne.doutes, ...more] };
};
