/** What happened to each question of a quizz in the games that played it, for whoever wrote it (decisions/0080). */
import { z } from "zod";
import { maniereDe, type Question } from "./quizz.ts";

/** Different games that must have given a typed answer before it is shown: one table could be recognised by its words. */
export const PARTIES_POUR_MONTRER = 3;
/** Wrong answers that one game tells of one question, the most given ones. */
export const FAUSSES_PAR_PARTIE = 10;

/** A wrong answer: as it is told, and the form under which two of them are the same one. */
const fausse = z.object({ cle: z.string(), texte: z.string(), fois: z.int() });

/** What one game says of one question: answers given, those that were accepted, the wrong ones. Nobody is named. */
export const releveDeQuestion = z.object({
  posees: z.int(),
  justes: z.int(),
  fausses: z.array(fausse),
});
export type ReleveDeQuestion = z.infer<typeof releveDeQuestion>;

/** The same in a finished game, with what the question asked then. */
export const releveDeSoiree = releveDeQuestion.extend({ question: z.string(), teneur: z.string() });

/** GET /quizz/{id}/statistiques: the questions that are answered, in their order. */
export const statistiques = z.object({
  questions: z.array(
    z.object({
      _id: z.string(),
      /** Answers given, in all its games. */
      posees: z.int(),
      justes: z.int(),
      /** The most given wrong one; null when there is none to show. */
      fausse: z.object({ texte: z.string(), fois: z.int() }).nullable(),
    }),
  ),
});
export type Statistiques = z.infer<typeof statistiques>;

/**
 * What a question asks, for its numbers: they are of this, and begin anew with another. The order of options, and of answers
 * that are as good as one another, says nothing. Pure.
 */
export function teneurDe({
  type,
  options,
  reponse,
  precis,
}: Pick<Question, "type" | "options" | "reponse" | "precis">): string {
  const justes = maniereDe({ type }) === "toutesLesOptions" ? reponse : [...reponse].sort();
  return JSON.stringify([type, [...options].sort(), justes, [...precis].sort()]);
}
