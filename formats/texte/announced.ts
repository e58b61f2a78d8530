/** Which propositions the announced answers of a question name: "Réponse : B", "2", "Rome", "b) Rome". Pure. */
import { memeTexte } from "../outils/ligne.ts";
import { plier } from "../outils/objets.ts";
import { marksOf, type TextLine } from "./lines.ts";

export interface Proposition {
  texte: string;
  bonne: boolean;
  /** "a", "2": what an answer may call it; empty: it bears none. */
  readonly label: string;
}

export const LETTERS = "abcdefgh";

/** What an announced answer says without its dot, its quotes or its bold. */
export const bare = (texte: string): string =>
  texte
    .replaceAll("**", "")
    .replace(/^["«“]\s*|\s*["»”]$/g, "")
    .replace(/[\s.;,]+$/, "")
    .trim();

/** What a proposition, or an answer, is called. */
export const labelOf = ({ letter, number }: TextLine): string =>
  letter !== null ? (LETTERS[letter.rank] ?? "") : number !== null ? String(number.n) : "";

/** The propositions that announced answers name: by label, by text, or by both. */
export function designated(
  announced: readonly string[],
  propositions: readonly Proposition[],
): {
  readonly ranks: ReadonlySet<number>;
  readonly lost: readonly string[];
  readonly unsure: readonly string[];
} {
  const ranks = new Set<number>();
  const lost: string[] = [];
  const unsure: string[] = [];
  const byText = (dite: string) =>
    propositions.findIndex(({ texte }) => memeTexte(bare(texte), dite));
  const byLabel = (dite: string): number => {
    const label =
      /^(?:la |le |l[’']|option |r[ée]ponse |proposition |choix )*\(?([a-h]|\d{1,2})\)?\s*[.):]?$/.exec(
        plier(dite) === "" ? "" : dite.toLowerCase(),
      )?.[1];
    if (label === undefined) return -1;
    const said = propositions.findIndex((one) => one.label === label);
    if (said >= 0) return said;
    // unlabelled ones are counted
    if (
      propositions.some((one) => one.label !== "") &&
      !(/[a-h]/.test(label) && propositions.every((one) => /\d/.test(one.label)))
    )
      return -1;
    const counted = /\d/.test(label) ? Number(label) - 1 : LETTERS.indexOf(label);
    return counted < propositions.length ? counted : -1;
  };
  const named = (dite: string): number => {
    const nue = bare(dite);
    const text = byText(nue);
    const label = byLabel(nue);
    if (text >= 0 && label >= 0 && text !== label) {
      unsure.push(nue);
      return text;
    }
    if (text >= 0) return text;
    if (label >= 0) return label;
    const marks = marksOf(nue, 0);
    const both = labelOf(marks);
    const behind = propositions.findIndex(({ texte }) => memeTexte(texte, marks.body));
    if (both !== "") {
      const at = propositions.findIndex(({ label: one }) => one === both);
      // "B) Rome" where B is Milan is neither
      const text = plier(propositions[at]?.texte ?? "");
      if (
        behind === at ||
        (at >= 0 && behind < 0 && text !== "" && `${plier(marks.body)} `.startsWith(`${text} `))
      )
        return at;
      if (at < 0 && behind >= 0) return behind;
      return -1;
    }
    return behind;
  };
  for (const dite of announced) {
    const whole = named(dite);
    if (whole >= 0) {
      ranks.add(whole);
      continue;
    }
    const parts = dite.split(/\s*(?:[,;/&+]|\bet\b|\bou\b)\s*/).filter((part) => part !== "");
    const letters = /^[A-H]{2,6}$/.test(bare(dite)) ? [...bare(dite)] : parts;
    const found = letters.map(named);
    if (letters.length > 1 && found.every((at) => at >= 0)) for (const at of found) ranks.add(at);
    else lost.push(bare(dite));
  }
  return { ranks, lost, unsure };
}
