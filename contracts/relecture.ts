/** Questions that ask the same as those of other quizzes, as the proof-reader of the editor reads them: decisions/0083. */
import { z } from "zod";

/** Most quizzes named for one question. */
export const DOUBLONS_PAR_QUESTION_MAX = 3;

const doublonDeQuestion = z.object({
  _id: z.string(),
  /** Text of the question that was compared: a question that says something else by now is no duplicate. */
  text: z.string(),
  /** Quizzes that ask the same, one's own first. */
  dans: z
    .array(
      z.object({
        _id: z.string(),
        title: z.string(),
        /** Whether the quizz is the reader's own. */
        sien: z.boolean(),
      }),
    )
    .max(DOUBLONS_PAR_QUESTION_MAX),
});
export type DoublonDeQuestion = z.infer<typeof doublonDeQuestion>;

/** Answer of GET /quizz/{id}/doublons: the questions that are asked elsewhere too, in order. */
export const reponseDoublonsDeQuizz = z.object({ questions: z.array(doublonDeQuestion) });
