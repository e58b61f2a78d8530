/** Finds the propositions that the announced answers of a question name: "Réponse : B", "2", "Rome", "b) Rome". Pure. */
import { findOptionContaining } from "../outils/bonnes.ts";
import { estMemeTexte } from "../outils/ligne.ts";
import { foldForComparison } from "../outils/objets.ts";
import { OPTION_LETTERS, readLineMarks, type TextLine } from "./lines.ts";

export interface LabelledProposition {
  texte: string;
  bonne: boolean;
  /** The letter or number by which an answer may name the proposition; empty without any. */
  readonly label: string;
}

/** The text of an announced answer without its final punctuation, its quotes, its bold or italics. */
export const stripAnnouncedAnswer = (texte: string): string =>
  unended(
    unended(texte.replaceAll("**", ""))
      .replace(/^["«“]\s*|\s*["»”]$/g, "")
      .replace(/^([*_])(\S|\S.*\S)\1$/, "$2"),
  ).trim();

/** A text without the signs that end a sentence; the last dot of "E.T." is part of it. */
const unended = (texte: string): string =>
  /(?<![\p{L}\d])(?:\p{Lu}\.){2,}\s*$/u.test(texte)
    ? texte.trimEnd()
    : texte.replace(/[\s.;,]+$/, "");

/**
 * Whether a text begins with initials: two or more, one of which is beyond H and so labels no proposition ("E.T."), or before a name ("A.C.
 * Milan").
 */
export const startsWithInitials = (texte: string): boolean =>
  /^(?:(?:la |le |l[’'])?(?:\p{Lu}\.\s?)*[I-Z]\.|(?:\p{Lu}\.\s?){2,}\s*\p{L}{2})/u.test(texte) &&
  /^(?:la |le |l[’'])?(?:\p{Lu}\.\s?){2}/u.test(texte);

/** The letter or number that labels a line of a pasted text; empty without any. */
export const letterOrNumberOfLine = ({ letter, number }: TextLine): string =>
  letter !== null ? (OPTION_LETTERS[letter.rank] ?? "") : number !== null ? String(number.n) : "";

/** Whether an answer is a letter and, behind it, a parenthesis or a sentence that says why. */
const isReason = (dite: string): boolean =>
  /^\(?[A-Ha-h]\)?\s*(?:\(.+\)|[–—:.,-]\s*\S+(?:\s+\S+){4,})$/.test(dite);

/** Whether an answer is "b)" and a sentence: where all propositions are shorter, it says why the letter is right, and is none of them. */
const isSentence = (dite: string, propositions: readonly LabelledProposition[]): boolean =>
  /^\(?[A-Ha-h]\)\s*\S+(?:\s+\S+){4,}$/.test(dite) &&
  propositions.every(({ texte }) => texte.split(/\s+/).length < 5);

/** Words that lead to an answer, and its letter in the group: "Il fallait répondre B, la Constitution date de 1958." */
const HAD_TO =
  /^(?:[Ii]l fallait|[Ii]l faut|[Oo]n devait)\s+(?:r[ée]pondre|choisir|cocher)\s*:?\s*(?:(?:la |le )?(?:r[ée]ponse |proposition )?([A-H])(?=$|\s?[,.:;(–-])|(?=\S))/;

/**
 * Finds the propositions that announced answers name, by label, by text or by both (`ranks`). `lost`: answers that name none; `unsure`:
 * answers that are the text of one proposition and the number of another.
 */
export function findDesignatedPropositions(
  announced: readonly string[],
  propositions: readonly LabelledProposition[],
): {
  readonly ranks: ReadonlySet<number>;
  readonly lost: readonly string[];
  readonly unsure: readonly string[];
} {
  const ranks = new Set<number>();
  const lost: string[] = [];
  const unsure: string[] = [];
  const byText = (dite: string) =>
    propositions.findIndex(({ texte }) => estMemeTexte(stripAnnouncedAnswer(texte), dite));
  const byLabel = (dite: string): number => {
    const label =
      /^(?:la |le |l[’']|option |r[ée]ponse |proposition |choix )*\(?([a-h]|\d{1,2})\)?\s*[.):!]*$/.exec(
        foldForComparison(dite) === "" ? "" : dite.toLowerCase(),
      )?.[1];
    if (label === undefined) return -1;
    const said = propositions.findIndex((one) => one.label === label);
    if (said >= 0) return said;
    // a number or a letter may count propositions without labels; a letter may also count those that have numbers
    if (
      propositions.some((one) => one.label !== "") &&
      !(/[a-h]/.test(label) && propositions.every((one) => /\d/.test(one.label)))
    )
      return -1;
    const counted = /\d/.test(label) ? Number(label) - 1 : OPTION_LETTERS.indexOf(label);
    return counted < propositions.length ? counted : -1;
  };
  const named = (dite: string): number => {
    const nue = stripAnnouncedAnswer(dite);
    const text = byText(nue);
    const label = byLabel(nue);
    if (text >= 0 && label >= 0 && text !== label) {
      unsure.push(nue);
      return text;
    }
    if (text >= 0) return text;
    if (label >= 0) return label;
    const [lead, told] = HAD_TO.exec(nue) ?? [];
    if (lead !== undefined)
      return told === undefined ? named(nue.slice(lead.length)) : byLabel(told);
    const [, letter, why] = /^([A-Ha-h])\s*\(([^()]+)\)$/.exec(nue) ?? [];
    if (letter !== undefined && why !== undefined) {
      const at = byLabel(letter);
      const said = byText(why);
      return said < 0 || said === at ? at : -1;
    }
    const marks = readLineMarks(nue, 0);
    const both = letterOrNumberOfLine(marks);
    const behind = propositions.findIndex(({ texte }) => estMemeTexte(texte, marks.body));
    if (both !== "") {
      const at = propositions.findIndex(({ label: one }) => one === both);
      // an answer "B) Rome" where B is Milan names no proposition
      const text = foldForComparison(propositions[at]?.texte ?? "");
      // an answer "D) Zola" where D is Émile Zola names D
      if (
        behind < 0 &&
        findOptionContaining(
          marks.body,
          propositions.map(({ texte }) => texte),
        ) === at
      )
        return at;
      if (
        behind === at ||
        (at >= 0 &&
          behind < 0 &&
          text !== "" &&
          `${foldForComparison(marks.body)} `.startsWith(`${text} `))
      )
        return at;
      if (at < 0 && behind >= 0) return behind;
      // an answer like "A – La lumière parcourt…" or "b (à cause de…)" names the proposition of its letter, and says why
      return at >= 0 && behind < 0 && (isReason(nue) || isSentence(nue, propositions)) ? at : -1;
    }
    return behind;
  };
  for (const dite of announced) {
    const said = named(dite);
    // a parenthesis behind the text of a proposition is left out: "9 (A et C sont fausses)" names the proposition "9"
    const [, bare] = /^([^()]*[^()\s])\s*\([^()]+\)\W*$/.exec(dite) ?? [];
    const whole = said < 0 && bare !== undefined ? byText(stripAnnouncedAnswer(bare)) : said;
    if (whole >= 0) {
      ranks.add(whole);
      continue;
    }
    const parts = dite.split(/\s*(?:[,;/&+]|\bet\b|\bou\b)\s*/).filter((part) => part !== "");
    const letters = /^[A-H]{2,6}$/.test(stripAnnouncedAnswer(dite))
      ? [...stripAnnouncedAnswer(dite)]
      : parts;
    const found = letters.map(named);
    if (letters.length > 1 && found.every((at) => at >= 0)) for (const at of found) ranks.add(at);
    else lost.push(stripAnnouncedAnswer(dite));
  }
  return { ranks, lost, unsure };
}
