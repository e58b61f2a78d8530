/**
 * Faults that make a question unplayable or hard to play. Faults are shown to the author, and never prevent a save. Pure: the
 * editor and the list of one's own quizzes count alike.
 */
import { MEDIA_QUESTION_DEFAUT } from "./limites.ts";
import { type CodeFauteDesReponsesDeQuestion, type Question, TYPES_DE_QUESTION } from "./quizz.ts";
import { aDuTexteVisible } from "./texte-visible.ts";
import { lireExtraitMedia } from "./youtube.ts";

/** Sentences that tell the author of a question its faults. */
export const PHRASES_FAUTES_DE_QUESTION = {
  sansReponse: "Aucune bonne réponse cochée",
  peuDePropositions: "Il faut au moins deux propositions",
  ordreIncomplet: "Toutes les propositions n’ont pas leur rang",
  sansReponseAcceptee: "Aucune réponse acceptée",
  vide: "La question n’a ni texte ni média",
  extraitLong: "L’extrait dure plus que le temps",
} as const satisfies Readonly<
  Record<CodeFauteDesReponsesDeQuestion | "vide" | "extraitLong", string>
>;
export type CodeFauteDeQuestion = keyof typeof PHRASES_FAUTES_DE_QUESTION;

export interface FauteDeQuestion {
  readonly code: CodeFauteDeQuestion;
  readonly phrase: string;
}

type Jugee = Pick<Question, "type" | "text" | "media" | "options" | "reponse" | "temps">;

/** Duration in seconds of the extract that an address names; null for a whole media. */
function dureeExtrait(media: string): number | null {
  const extrait = lireExtraitMedia(media);
  return extrait === null || extrait.fin === null ? null : extrait.fin - extrait.debut;
}

/** Faults of a question, in the order in which the editor shows them. */
export function trouverFautesDeQuestion(question: Jugee): FauteDeQuestion[] {
  const { text, media, temps } = question;
  const illustree = media !== "" && media !== MEDIA_QUESTION_DEFAUT;
  const duree = dureeExtrait(media);
  const codes: CodeFauteDeQuestion[] = [
    ...(!aDuTexteVisible(text) && !illustree ? (["vide"] as const) : []),
    ...TYPES_DE_QUESTION[question.type].fautes(question),
    ...(temps > 0 && duree !== null && duree > temps ? (["extraitLong"] as const) : []),
  ];
  return codes.map((code) => ({ code, phrase: PHRASES_FAUTES_DE_QUESTION[code] }));
}
