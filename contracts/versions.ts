/** A quizz as it was at its last saves (docs/decisions/0077): what its creator may look at and take up again. */
import { z } from "zod";
import { quizz } from "./quizz.ts";

/** GET /quizz/{id}/versions: newest first. */
export const versionsQuizz = z.object({
  versions: z.array(
    z.object({
      _id: z.string(),
      /** Of the save. */
      date: z.string(),
      title: z.string(),
      /** Messages are none, as everywhere (jeu §9). */
      questionsCount: z.int(),
    }),
  ),
});
export type VersionQuizz = z.infer<typeof versionsQuizz>["versions"][number];

/** A quizz as it was: likes are not a thing of its past. */
export const quizzDeVersion = quizz.omit({ note: true });
export type QuizzDeVersion = z.infer<typeof quizzDeVersion>;
export const versionLue = z.object({ quizz: quizzDeVersion });
