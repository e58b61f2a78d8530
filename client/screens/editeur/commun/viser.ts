import { useCallback, useLayoutEffect, useReducer, useRef } from "react";
import { z } from "zod";
import type { CodeFauteDeQuestion } from "#contracts/fautes.ts";
import { trouverManiereDeRepondre } from "#contracts/quizz.ts";
import type { QuestionEcrite } from "../../../document/question-ecrite.ts";

/**
 * Name by which a question's field is focused from elsewhere (`data-champ`).
 * @param cle of the question: its id may be changed by a save before the field is drawn
 */
export const composerNomAViserDeChampDeQuestion = (cle: string, nom: string): string =>
  `${cle}/${nom}`;

/** The function that focuses the field whose `data-champ` has the given name, as soon as it is drawn; the last request wins. */
export function useFocusSurChamp(): (champ: string) => void {
  const vise = useRef<string | null>(null);
  const [, redessiner] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    if (vise.current === null) return;
    const element = document.querySelector<HTMLElement>(
      `[data-champ="${CSS.escape(vise.current)}"]`,
    );
    if (element === null) return;
    vise.current = null;
    element.focus();
    // the caret goes to the end of the text
    if (
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && element.type === "text")
    )
      element.setSelectionRange(element.value.length, element.value.length);
  });
  return useCallback((champ) => {
    vise.current = champ;
    redessiner();
  }, []);
}

const vise = z.object({ vise: z.enum(["texte", "reponse", "jouer"]) });
type Vise = z.infer<typeof vise>;

const MENDEE_DANS: Readonly<Record<CodeFauteDeQuestion, Vise["vise"]>> = {
  vide: "texte",
  extraitLong: "texte",
  sansReponse: "reponse",
  peuDePropositions: "reponse",
  ordreIncomplet: "reponse",
  sansReponseAcceptee: "reponse",
};

export const NAVIGATION_STATE_VISE_TEXTE: Vise = { vise: "texte" };
export const NAVIGATION_STATE_VISE_REPONSE: Vise = { vise: "reponse" };
/** Navigation state of the link from a question's trial back to its editor, where the play button then has the focus. */
export const NAVIGATION_STATE_VISE_BOUTON_JOUER: Vise = { vise: "jouer" };
export const NOM_A_VISER_DU_BOUTON_JOUER = "jouer";
/** Navigation state of the link to a question that has a fault: the field where the fault is mended then has the focus. */
export const composerNavigationStateViseFaute = (code: CodeFauteDeQuestion): Vise => ({
  vise: MENDEE_DANS[code],
});

/** Whether the link that led to the question's editor asks to focus its text. */
export const estTexteDeQuestionVise = (etat: unknown): boolean =>
  vise.safeParse(etat).data?.vise === "texte";

/** Name of the field to focus, from the navigation state of a link to a question; null for none. */
export function trouverNomDuChampVise(etat: unknown, question: QuestionEcrite): string | null {
  const lu = vise.safeParse(etat);
  if (!lu.success) return null;
  if (lu.data.vise === "jouer") return NOM_A_VISER_DU_BOUTON_JOUER;
  if (lu.data.vise === "texte") return "texte";
  switch (trouverManiereDeRepondre(question)) {
    case null:
      return "texte";
    case "texte":
      return "reponses/0";
    case "uneOption":
    case "toutesLesOptions":
      return `option/${question.propositions[0]?.cle ?? ""}`;
  }
}
