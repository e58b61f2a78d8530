/**
 * Builds the questions whose propositions have no lines of their own: true or false, a typed answer, propositions side by side on one
 * line, a whole question and its answer on one line, cells of a table without titles. Pure.
 */
import type { LigneImport } from "../lecture.ts";
import {
  creerLigneChoix,
  creerLigneEntree,
  creerLigneIgnoree,
  estMemeTexte,
} from "../outils/ligne.ts";
import { splitWaysToSayOneAnswer } from "../outils/accepted.ts";
import { stripAnnouncedAnswer } from "./announced.ts";
import { readLineMarks, type TextLine } from "./lines.ts";
import { type PairSeparator, readQuestionAnswerPair, UNSURE_SEPARATORS } from "./pairs.ts";

export const DOUBT_SENTENCES = {
  unread: (extrait: string) => `Une ligne n’a pas été comprise\u00A0: «\u00A0${extrait}\u00A0».`,
  lost: (dite: string) =>
    `La réponse annoncée, «\u00A0${dite}\u00A0», n’est pas une des propositions.`,
  numberOrText: (dite: string) =>
    `«\u00A0${dite}\u00A0»\u00A0: est-ce le numéro d’une proposition, ou son texte\u00A0?`,
  gap: (label: string) => `La proposition «\u00A0${label}\u00A0» manque.`,
  other: "La réponse annoncée n’est pas celle qui est cochée\u00A0: à vérifier.",
  twice: "Deux réponses sont annoncées pour une question\u00A0: à vérifier.",
  first: "Rien ne dit quelle proposition est la bonne\u00A0: la première a été cochée.",
  letterOnly: (dite: string) =>
    `La réponse «\u00A0${dite}\u00A0» est une lettre, mais aucune proposition n’a été trouvée.`,
  joined: (texte: string) => `«\u00A0${texte}\u00A0» tenait sur plusieurs lignes.`,
  hyphen: (mot: string) =>
    `«\u00A0${mot}\u00A0» était coupé au bout d’une ligne\u00A0: à vérifier.`,
  guessed: "Une liste sans titre semble donner les réponses\u00A0: à vérifier.",
  many: "Toutes ces réponses sont acceptées\u00A0: sont-ce plutôt des propositions\u00A0?",
  statements:
    "Des phrases vraies et d’autres fausses\u00A0: sont-ce des propositions, ou autant de questions\u00A0?",
  sentence: "La question et sa réponse ont été séparées au jugé\u00A0: à vérifier.",
} as const;

export const RAISON_TEXTE_SANS_REPONSE = "Un texte sans proposition ni réponse";

/** Cuts an answer like "Lyon / Lugdunum" into the accepted answers. */
const split = (texte: string): readonly string[] => texte.split(/\s+\/\s+|\s*\|\s*/);

/** The label "Q :" or "Question :" in front of a question, which is removed from its text. */
export const QUESTION_PREFIX_PATTERN = /^q(?:uestion)?\s*:\s*/i;

/** The parts of a question other than its answers. */
interface Asked {
  readonly ou: number;
  readonly text: string;
  readonly preuve?: string;
  readonly doutes: readonly string[];
}

/** The choice of true or false offered at the end of a question: "Venus is hot. (True/False)". */
export const TRUE_OR_FALSE_CHOICE_AT_END_PATTERN =
  /\s*[([]?\s*(?:vrai|true|v)\s*(?:\/|\sou\s|\sor\s)\s*(?:faux|false|f)\s*\??\s*[)\]]?$/i;
/**
 * An answer that is a word of true or false, alone or with the reason: "Vrai", "Faux (ils sont 7)", "Vrai : il s’enferme dans sa coquille."
 */
const VERDICT =
  /^(vraie?|faux|fausse|true|false|richtig|falsch|verdadero|falso|vero)(?:\s*[.!]?$|\s*[.:,;!–—-]+\s*(\S.*)$|\s*[*_]?\((.+)\)[*_]?\W*$)/i;
const SHORT_VERDICT = /^([VF])(?:\s*[.!]?$|\s*[.:,;–—-]+\s+(\S.*)$|\s*\((.+)\)\W*$)/;
/** Words of a question that asks for a name or a letter: its answer "F" is then a letter, and not « faux ». */
const ASKS_WHICH =
  /(?:^|[\s’'])(?:quel(?:le)?s?|qui|combien|o[uù]|quand|comment|lettre|symbole|initiale|which|what|who)(?![\p{L}])/iu;

/** Reads an answer that says whether its statement is true, and why; null for another answer. */
export function readVerdict(
  dite: string,
  text: string,
): { readonly isTrue: boolean; readonly english: boolean; readonly why: string } | null {
  const said = dite.replaceAll("**", "").trim();
  const [whole, verdict = "", behind, inside] =
    VERDICT.exec(said) ?? (ASKS_WHICH.test(text) ? [] : (SHORT_VERDICT.exec(said) ?? []));
  if (whole === undefined) return null;
  return {
    isTrue: /^[vtr]/i.test(verdict),
    english: /^(?:true|false)$/i.test(verdict),
    why: (behind ?? inside ?? "").replace(/^[*_(]+|[*_]+$/g, ""),
  };
}

/** The words "Vrai ou faux :" in front of a statement, which are removed, since its two options say them. */
const VERDICTS_BEFORE = /^(?:vrai|v)\s*(?:ou|\/)\s*(?:faux|f)\s*[:?–-]\s*(?=\S)/i;

/** Makes the question of a statement, whose two options are in the language of the answer. */
function trueOrFalse(commun: Asked, verdict: ReturnType<typeof readVerdict>): LigneImport {
  const [yes, no] = verdict?.english === true ? ["True", "False"] : ["Vrai", "Faux"];
  const { preuve = "", ...rest } = commun;
  return creerLigneChoix({
    ...rest,
    text: rest.text.replace(VERDICTS_BEFORE, ""),
    preuve: [verdict?.why ?? "", preuve].filter((une) => une !== "").join("\n"),
    options: [
      { texte: yes, bonne: verdict?.isTrue === true },
      { texte: no, bonne: verdict?.isTrue === false },
    ],
  });
}

const PROPER =
  /^(?:(?:les? |la |l[’'])\s?)?\p{Lu}[\p{L}’'.-]*(?:\s(?:d(?:e|u|es)\s|d[’'])?\p{L}[\p{L}’'.-]*){0,4}$/u;
const WITH_ARTICLE = /^(?:les?\s|la\s|l[’'])/i;
/** A question about a work, whose title may hold "ou" and is one answer: "La Bourse ou la Vie". */
const ASKS_FOR_A_WORK =
  /["«“]|(?<![\p{L}])(?:ou|titre|films?|romans?|livres?|chansons?|s[ée]ries?|albums?|pi[èe]ces?|contes?|fables?|nouvelles?|op[ée]ras?|tableaux?|toiles?|œuvres?|po[èe]mes?|[ée]missions?|jeux?|dessins?|bd|bande|com[ée]dies?|trag[ée]dies?|trait[ée]|essai|expressions?|proverbes?|devise|groupes?|duos?|[ée]cri(?:t|te|re|vain|vit)|publi[ée]e?|r[ée]alis[ée]e?|tourn[ée]e?|compos[ée]e?|chant(?:e|[ée]e?)|peint|jou(?:e|[ée]) (?:dans|le|la|un)|interpr[èée]t[ée]?e?|auteure?|autrice)(?![\p{L}])/iu;
/** Cuts "Pékin ou Beijing" into two names for what is asked, both with an article or both without; null for another answer. */
function namesIn(text: string, dite: string): readonly string[] | null {
  const names = dite.split(/\s+ou\s+/);
  return names.length === 2 &&
    !names.some((name) => /^(?:oui|non|vrai|faux|pile|face)$/i.test(name)) &&
    names.every((name) => PROPER.test(name) && /\p{Lu}/u.test(name)) &&
    new Set(names.map((name) => WITH_ARTICLE.test(name))).size === 1 &&
    !ASKS_FOR_A_WORK.test(text)
    ? names
    : null;
}

/**
 * The question that answers make by themselves: "Vrai" and "Faux" are chosen, so are propositions on one line; any other answer is typed.
 * @param announced whether "Réponse : " stood before the answers, which are no propositions then
 */
export function buildQuestionOfAnswers(
  commun: Asked,
  reponses: readonly string[],
  announced = false,
): LigneImport {
  const [only = ""] = reponses;
  const verdict = reponses.length === 1 ? readVerdict(only, commun.text) : null;
  const behind = TRUE_OR_FALSE_CHOICE_AT_END_PATTERN.exec(commun.text);
  if (behind !== null)
    return trueOrFalse({ ...commun, text: commun.text.slice(0, behind.index) }, verdict);
  if (verdict !== null) return trueOrFalse(commun, verdict);
  const choices = reponses.length === 1 ? choicesIn(only, announced) : null;
  if (choices !== null) return creerLigneChoix({ ...commun, options: choices });
  const names =
    announced && reponses.length === 1
      ? (splitWaysToSayOneAnswer(only) ?? namesIn(commun.text, only))
      : null;
  if (names !== null) return typed(commun, names.map(stripAnnouncedAnswer));
  return typed(
    commun,
    reponses.flatMap((dite) => split(stripAnnouncedAnswer(dite.replace(/^[*=]\s*(?=\S)/, "")))),
  );
}

const typed = (commun: Asked, reponses: readonly string[]): LigneImport =>
  creerLigneEntree({
    ...commun,
    doutes: [
      ...commun.doutes,
      // doubted, since they may be propositions: three answers, or two with a parenthesis behind the second, as in "Keaton / Bale (les
      // deux)"
      ...(reponses.length > 2 || (reponses.length === 2 && /\)\W*$/.test(reponses[1] ?? ""))
        ? [DOUBT_SENTENCES.many]
        : []),
    ],
    reponses,
  });

/**
 * Makes the question of a line that also holds its answer, or several of them.
 * @param wanted the separator on which the other lines agree; undefined without one
 */
export function buildQuestionOfPair(line: TextLine, wanted?: PairSeparator): LigneImport {
  const ou = line.ligne;
  const agreed = readQuestionAnswerPair(line.texte, wanted);
  const couple = agreed ?? readQuestionAnswerPair(line.texte);
  if (couple === null) return creerLigneIgnoree(ou, RAISON_TEXTE_SANS_REPONSE, line.texte);
  const [head = "", ...cells] = couple.cells;
  const text = readLineMarks(head, ou);
  const doutes =
    UNSURE_SEPARATORS.has(couple.separator) &&
    !text.asks &&
    (wanted === undefined || agreed === null)
      ? [DOUBT_SENTENCES.sentence]
      : [];
  const asked =
    text.bullet === "-" || text.bullet === "•" || text.number !== null || text.bold
      ? text.body
      : head;
  const said = asked.replace(QUESTION_PREFIX_PATTERN, "");
  const [answer = ""] = cells;
  if (cells.length > 1) return buildQuestionOfCells(said, cells, ou, doutes);
  return buildQuestionOfAnswers({ ou, text: said, doutes }, [answer]);
}

interface Choice {
  readonly texte: string;
  readonly bonne: boolean;
}

/**
 * Reads propositions on one line, one of which bears a star or a tick, or is named behind: "Toronto / *Ottawa / Vancouver", "12 / 13 / 22
 * (13)"; three or more between dashes are propositions too, with no right one. Null for a text that is one answer.
 */
function choicesIn(texte: string, announced: boolean): readonly Choice[] | null {
  const cut = (said: string) => said.split(/\s+[/–-]\s+|\s*[|;]\s*/).map((one) => one.trim());
  const pieces = cut(texte).map((one) => one.replace(/^[✓✔✅]\uFE0F?\s*|\s*[✓✔✅]\uFE0F?$/gu, "*"));
  if (pieces.length > 1 && pieces.some((one) => STARRED.test(one)))
    return pieces.map((one) => ({ texte: unstarred(one), bonne: STARRED.test(one) }));
  const [, before = "", named = ""] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]\W*$/.exec(texte) ?? [];
  const own = cut(before);
  if (own.length > 1 && own.filter((one) => estMemeTexte(one, named)).length === 1)
    return own.map((one) => ({ texte: one, bonne: estMemeTexte(one, named) }));
  const dashed = texte.split(/\s+[–-]\s+/);
  return !announced && dashed.length > 2 && dashed.every((one) => one.length < 40)
    ? dashed.map((one) => ({ texte: one.trim(), bonne: false }))
    : null;
}

const STARRED = /^[*=]\s*\S|\S\s?\*$/;
const unstarred = (texte: string): string => texte.replace(/^(?:\*{1,2}|=)\s*|\s?\*{1,2}$/g, "");

/**
 * Makes the question of cells without titles. A starred cell is the right option; without a star, the first one is ticked, with a doubt. A
 * cell alone is the answer.
 */
export function buildQuestionOfCells(
  text: string,
  cells: readonly string[],
  ou: number,
  doutes: readonly string[] = [],
): LigneImport {
  const full = cells.map((one) => one.trim()).filter((one) => one !== "");
  if (full.length === 1) return buildQuestionOfAnswers({ ou, text, doutes }, full);
  if (full.some((one) => STARRED.test(one)))
    return creerLigneChoix({
      ou,
      text,
      doutes,
      options: full.map((one) => ({ texte: unstarred(one), bonne: STARRED.test(one) })),
    });
  return creerLigneChoix({
    ou,
    text,
    options: full.map((texte, at) => ({ texte, bonne: at === 0 })),
    melanger: true,
    doutes: full.length > 1 ? [...doutes, DOUBT_SENTENCES.first] : doutes,
  });
}
