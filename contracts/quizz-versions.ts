/** Versions of a quizz at its last saves, for its authors (docs/decisions/0076). */
import { z } from "zod";
import { quizz } from "./quizz.ts";

/** Answer of GET /quizz/{id}/versions: the versions of a quizz, newest first. */
export const reponseVersionsQuizz = z.object({
  versions: z.array(
    z.object({
      _id: z.string(),
      /** Date of the save that made the version. */
      date: z.string(),
      title: z.string(),
      /** Number of questions without messages (jeu §9). */
      questionsCount: z.int(),
      /** Pseudo of the account that saved; null once it is deleted. */
      par: z.string().nullable(),
      /** Whether the caller saved it. */
      sienne: z.boolean(),
    }),
  ),
});
export type LigneListeVersionsQuizz = z.infer<typeof reponseVersionsQuizz>["versions"][number];

/** A version of a quizz, without likes. */
export const quizzDeVersion = quizz.omit({ note: true, coauteur: true });
export type QuizzDeVersion = z.infer<typeof quizzDeVersion>;
export const reponseVersionQuizz = z.object({ quizz: quizzDeVersion });
