/** Files of the starter content (`db/content/`). */
import { z } from "zod";
import { imprevu } from "./imprevu.ts";
import { question, quizz } from "./quizz.ts";

/** Schema of a quizz of the starter content, `db/content/quizz/<slug>.json`; media names are files of `db/content/media/`. */
export const quizzDeDepart = quizz
  .pick({ title: true, tags: true })
  .extend({
    aleatoireGlobal: z.boolean().default(false),
    aleatoire: z.array(z.int().min(0)).default([]),
    questions: z.array(question.omit({ _id: true }).strict()).min(1),
  })
  .strict();

/** Schema of the starter imprévus, `db/content/imprevus.json`; only the three mini-games carry their `_id`. */
export const imprevusDeDepart = z.array(
  imprevu.omit({ _id: true }).extend({ _id: z.string().optional() }).strict(),
);
