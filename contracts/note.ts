/** Liking a quizz (jeu §7 deja-note, note). */
import { z } from "zod";

/** `aime`: whether the account likes the quizz, so that a call sent again changes nothing; without it, the like changes (jeu §7). */
export const corpsNoteQuizz = z.object({
  quizzId: z.string().min(1).max(64),
  aime: z.boolean().optional(),
});

/**
 * Answer to a like: whether the account likes the quizz after the call; `sien`: the account wrote the quizz, and cannot
 * like it.
 */
export const reponseNoteQuizz = z.object({ note: z.boolean(), sien: z.boolean().optional() });
