/** What an import sends, and what an export of everything reads: docs/formats.md, decision 0087. */
import { z } from "zod";
import { plagesJustes, questionModifiee, quizzModifie, TEXTES_EDITION } from "./edition.ts";
import { QUESTIONS_MAX, QUIZZ_OCTETS_MAX } from "./limites.ts";
import { phrases } from "./phrase.ts";
import { quizz } from "./quizz.ts";

/** Quizzes and questions of one call, which is one transaction: whoever else writes waits for its end (0115). */
export const QUIZZ_PAR_IMPORT = 50;
export const QUESTIONS_PAR_IMPORT = 1000;
/** The same, in bytes of UTF-8. */
export const IMPORT_OCTETS_MAX = 4_000_000;
/** Whole quizzes of one call of an export, and what their questions may weigh together, in bytes. */
export const QUIZZ_PAR_EXPORT = 20;
export const EXPORT_OCTETS_MAX = QUIZZ_OCTETS_MAX;

export const TEXTES_IMPORT = phrases({
  aucun: "Il n’y a aucun quizz à importer.",
  tropDeQuizz: "Un import a 50\u00A0quizz au plus\u00A0: faites-le en plusieurs fois.",
  tropDeQuestions:
    "Un import a 1\u00A0000\u00A0questions au plus\u00A0: faites-le en plusieurs fois.",
  unSeul: "On n’ajoute à un quizz que les questions d’un seul autre.",
});

/** The rules of the editor's own save (edition.ts); whatever a file says, an import publishes nothing. */
const { title, tags, aleatoireGlobal, aleatoire, source, auteur, licence } = quizzModifie.shape;
const quizzImporte = z
  .object({
    title,
    tags: tags.default([]),
    aleatoireGlobal: aleatoireGlobal.default(false),
    aleatoire: aleatoire.default([]),
    source,
    auteur,
    licence,
    questions: z.array(questionModifiee).max(QUESTIONS_MAX, TEXTES_EDITION.questions),
  })
  .refine((un) => plagesJustes(un.aleatoire, un.questions.length), TEXTES_EDITION.plages);
export type QuizzImporte = z.infer<typeof quizzImporte>;

/** POST /quizz/importer. */
export const importation = z
  .object({
    quizz: z
      .array(quizzImporte)
      .min(1, TEXTES_IMPORT.aucun)
      .max(QUIZZ_PAR_IMPORT, TEXTES_IMPORT.tropDeQuizz),
    /** One's own quizz, at the end of which the questions go; absent: new quizzes. */
    vers: z.string().min(1).max(64).optional(),
    /** Drawn by the page: with the same one again, it is done once and answered alike. */
    envoi: z.uuid(),
  })
  .refine(
    ({ quizz: tous }) =>
      tous.reduce((total, { questions }) => total + questions.length, 0) <= QUESTIONS_PAR_IMPORT,
    TEXTES_IMPORT.tropDeQuestions,
  )
  .refine(({ quizz: tous, vers }) => vers === undefined || tous.length === 1, TEXTES_IMPORT.unSeul);

/** The quizzes that were made, or the one that grew. */
export const importe = z.object({
  quizz: z.array(z.object({ _id: z.string(), title: z.string() })),
});
export type Importe = z.infer<typeof importe>;

/** GET /user/quizz-entiers: one's own in one's own order, so many and so heavy a call. */
export const requeteEntiers = z.object({
  page: z.coerce.number().int().min(0).max(1000).default(0),
});
export const quizzEntiers = z.object({
  quizz: z.array(quizz),
  /** There are more after these. */
  suite: z.boolean(),
});
