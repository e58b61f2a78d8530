/** Lines that are pasted into an option: fields left empty make room for them. Pure. */
import {
  collerPropositions,
  type QuestionEcrite,
  retirerProposition,
} from "../../../document/question-ecrite.ts";

export const aPlusieursLignes = (texte: string): boolean => /\S\s*\n\s*\S/.test(texte);

/** @returns with the key of the last option that was filled, and with how many lines there was no room for */
export function collerDans(
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
