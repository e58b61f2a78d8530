/** Statistics of a quizz's questions in its games, for its creator (decisions/0080). */
import { z } from "zod";
import { trouverManiereDeRepondre, type Question } from "./quizz.ts";

/** Number of games that must have given a typed answer before it is shown, because one table could be recognized by its words. */
export const PARTIES_AVANT_DE_MONTRER_REPONSE = 3;
/** Number of wrong answers of a question kept from one game, the most given ones. */
export const FAUSSES_REPONSES_PAR_PARTIE = 10;

/** A wrong answer to a question, its normalized form, and how often it was given. */
const fausse = z.object({ cle: z.string(), texte: z.string(), fois: z.int() });

/** Statistics of a question from one game: given, accepted and wrong answers, without names. */
export const releveStatistiqueDeQuestion = z.object({
  posees: z.int(),
  justes: z.int(),
  fausses: z.array(fausse),
});
export type ReleveStatistiqueDeQuestion = z.infer<typeof releveStatistiqueDeQuestion>;

/** Statistics of a question from one game, with the question's teneur in that game. */
export const releveStatistiqueDeSoiree = releveStatistiqueDeQuestion.extend({
  question: z.string(),
  teneur: z.string(),
});

/** Answer of GET /quizz/{id}/statistiques: the answered questions, in order. */
export const reponseStatistiquesQuizz = z.object({
  questions: z.array(
    z.object({
      _id: z.string(),
      /** Number of answers in all games. */
      posees: z.int(),
      justes: z.int(),
      /** Most given wrong answer; null when none may be shown. */
      fausse: z.object({ texte: z.string(), fois: z.int() }).nullable(),
    }),
  ),
});
export type ReponseStatistiquesQuizz = z.infer<typeof reponseStatistiquesQuizz>;

/**
 * Teneur of a question as a key: another key restarts its statistics. The order of options and of equivalent answers does
 * not matter. Pure.
 */
export function calculerTeneurDeQuestion({
  type,
  options,
  reponse,
  precis,
}: Pick<Question, "type" | "options" | "reponse" | "precis">): string {
  const justes =
    trouverManiereDeRepondre({ type }) === "toutesLesOptions" ? reponse : [...reponse].sort();
  return JSON.stringify([type, [...options].sort(), justes, [...precis].sort()]);
}
