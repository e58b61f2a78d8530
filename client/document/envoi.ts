/** What is sent to save a quizz: what is new of it, in one call. Pure. plateforme §7 (PUT /quizz/{id}); decision 0076. */
import type { z } from "zod";
import type { quizzEnregistre, quizzModifie } from "#contracts/edition.ts";
import { aleatoireDe, type QuizzEcrit } from "./quizz-ecrit.ts";
import { ecrireQuestion, memesQuestions } from "./question-ecrite.ts";

export type EnvoiQuizz = z.input<typeof quizzModifie>;
export type QuizzEnregistre = z.infer<typeof quizzEnregistre>;

/** @param base as the server has it, of that date */
export function ecrireEnvoi(
  document: QuizzEcrit,
  base: QuizzEcrit,
  { date, envoi, atelier, ecrase }: Pick<EnvoiQuizz, "date" | "envoi" | "atelier" | "ecrase">,
): EnvoiQuizz {
  const connues = new Map(base.questions.map((une) => [une._id, une]));
  const gardees = new Set(document.questions.map(({ _id }) => _id));
  return {
    ...document.reglages,
    tags: [...document.reglages.tags],
    aleatoire: aleatoireDe(document),
    questions: document.questions.map((une) => {
      const avant = connues.get(une._id);
      return avant !== undefined && memesQuestions(une, avant) ? une._id : ecrireQuestion(une);
    }),
    retirees: [...connues.keys()].filter((id) => !gardees.has(id)),
    date,
    envoi,
    atelier,
    ecrase,
  };
}

/** Which id the server gave to which question that was sent. */
export const nomsDonnes = (
  document: QuizzEcrit,
  ids: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    document.questions.flatMap(({ _id }, rang): [string, string][] => {
      const donne = ids[rang];
      return donne === undefined || donne === _id ? [] : [[_id, donne]];
    }),
  );
