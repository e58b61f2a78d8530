/** Pastes lines into the options of a question. Empty options are removed to make room. Pure. */
import {
  collerPropositions,
  type QuestionEcrite,
  retirerProposition,
} from "../../../../document/question-ecrite.ts";

export const contientPlusieursLignes = (texte: string): boolean => /\S\s*\n\s*\S/.test(texte);

/**
 * The question with lines pasted into the proposition `cle` and after it, in place of the empty ones.
 * @returns also the key of the last filled proposition, and how many lines found no room (`deTrop`)
 */
export function collerLignesDansPropositions(
  question: QuestionEcrite,
  cle: string,
  texte: string,
): { readonly question: QuestionEcrite; readonly deTrop: number; readonly derniere: string } {
  const place = question.propositions
    .filter((une) => une.cle !== cle && une.texte.trim() === "")
    .reduce((sans, une) => retirerProposition(sans, une.cle), question);
  const avant = new Set(place.propositions.map((une) => une.cle));
  const { question: collee, deTrop } = collerPropositions(place, cle, texte);
  const derniere =
    [...collee.propositions].reverse().find((une) => !avant.has(une.cle))?.cle ?? cle;
  return { question: collee, deTrop, derniere };
}
