/** What one comes to a question for, handed in the history: the keyboard goes there. Pure. */
import { z } from "zod";
import type { CodeFaute } from "#contracts/fautes.ts";
import { maniereDe } from "#contracts/quizz.ts";
import type { QuestionEcrite } from "../../../document/question-ecrite.ts";

const vise = z.object({ vise: z.enum(["texte", "reponse", "jouer"]) });
export type Vise = z.infer<typeof vise>;

const MENDEE_DANS: Readonly<Record<CodeFaute, Vise["vise"]>> = {
  vide: "texte",
  extraitLong: "texte",
  sansReponse: "reponse",
  peuDePropositions: "reponse",
  ordreIncomplet: "reponse",
  sansReponseAcceptee: "reponse",
};

export const viseTexte: Vise = { vise: "texte" };
/** From where it was tried. */
export const viseJouer: Vise = { vise: "jouer" };
export const CHAMP_JOUER = "jouer";
/** Where a fault is mended. */
export const viseDeFaute = (code: CodeFaute): Vise => ({ vise: MENDEE_DANS[code] });

/** Whether one comes to write, where there is one text. */
export const vientEcrire = (etat: unknown): boolean => vise.safeParse(etat).data?.vise === "texte";

/** @returns the name of a field of this question; null when nothing was asked for */
export function champVise(etat: unknown, question: QuestionEcrite): string | null {
  const lu = vise.safeParse(etat);
  if (!lu.success) return null;
  if (lu.data.vise === "jouer") return CHAMP_JOUER;
  if (lu.data.vise === "texte") return "texte";
  switch (maniereDe(question)) {
    case null:
      return "texte";
    case "texte":
      return "reponses/0";
    case "uneOption":
    case "toutesLesOptions":
      return `option/${question.propositions[0]?.cle ?? ""}`;
  }
}
