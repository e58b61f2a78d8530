/** Requests of imports, and of the export of all quizzes (docs/formats.md, decision 0087). */
import { z } from "zod";
import {
  sontPlagesAMelangerValides,
  corpsQuestion,
  corpsQuizz,
  PHRASES_EDITION_QUIZZ,
} from "./edition.ts";
import { QUESTIONS_PAR_QUIZZ_MAX, QUIZZ_OCTETS_MAX } from "./limites.ts";
import { declarerPhrasesAffichables } from "./phrase.ts";
import { quizz } from "./quizz.ts";

/** Limits of one import, which is one transaction that other writers wait for (0115). */
export const QUIZZ_PAR_IMPORT = 50;
export const QUESTIONS_PAR_IMPORT = 1000;
/** Limit of an import in bytes of UTF-8. */
export const APPEL_IMPORT_OCTETS_MAX = 4_000_000;
/** Limits of one page of an export: quizzes, and bytes of their questions. */
export const QUIZZ_PAR_PAGE_D_EXPORT = 20;
export const PAGE_D_EXPORT_OCTETS_MAX = QUIZZ_OCTETS_MAX;

export const PHRASES_IMPORT_QUIZZ = declarerPhrasesAffichables({
  aucun: "Il n’y a aucun quizz à importer.",
  tropDeQuizz: "Un import a 50\u00A0quizz au plus\u00A0: faites-le en plusieurs fois.",
  tropDeQuestions:
    "Un import a 1\u00A0000\u00A0questions au plus\u00A0: faites-le en plusieurs fois.",
  unSeul: "On n’ajoute à un quizz que les questions d’un seul autre.",
});

/** A quizz of an import, under the rules of the editor's save (edition.ts). Imported quizzes are private. */
const { title, tags, aleatoireGlobal, aleatoire, composable, defauts, source, auteur, licence } =
  corpsQuizz.shape;
const quizzAImporter = z
  .object({
    title,
    tags: tags.default([]),
    aleatoireGlobal: aleatoireGlobal.default(false),
    aleatoire: aleatoire.default([]),
    composable,
    defauts,
    source,
    auteur,
    licence,
    questions: z.array(corpsQuestion).max(QUESTIONS_PAR_QUIZZ_MAX, PHRASES_EDITION_QUIZZ.questions),
  })
  .refine(
    (un) => sontPlagesAMelangerValides(un.aleatoire, un.questions.length),
    PHRASES_EDITION_QUIZZ.plages,
  );
export type QuizzAImporter = z.infer<typeof quizzAImporter>;

/** Body of POST /quizz/importer. */
export const corpsImportQuizz = z
  .object({
    quizz: z
      .array(quizzAImporter)
      .min(1, PHRASES_IMPORT_QUIZZ.aucun)
      .max(QUIZZ_PAR_IMPORT, PHRASES_IMPORT_QUIZZ.tropDeQuizz),
    /** Id of one's own quizz to which the questions are appended; absent: new quizzes. */
    vers: z.string().min(1).max(64).optional(),
    /** Whether the source says no time: the questions take the time and the order that `vers` gives to new ones. */
    sansTemps: z.boolean().default(false),
    /** Request id chosen by the page: a repeated request is done once, and gets the same answer. */
    envoi: z.uuid(),
  })
  .refine(
    ({ quizz: tous }) =>
      tous.reduce((total, { questions }) => total + questions.length, 0) <= QUESTIONS_PAR_IMPORT,
    PHRASES_IMPORT_QUIZZ.tropDeQuestions,
  )
  .refine(
    ({ quizz: tous, vers }) => vers === undefined || tous.length === 1,
    PHRASES_IMPORT_QUIZZ.unSeul,
  );

/** Answer to an import: the created quizzes, or the extended one. */
export const reponseImportQuizz = z.object({
  quizz: z.array(z.object({ _id: z.string(), title: z.string() })),
});
export type ReponseImportQuizz = z.infer<typeof reponseImportQuizz>;

/** Query of GET /user/quizz-entiers: one's own quizzes in one's own order, page by page. */
export const requeteExportMesQuizz = z.object({
  page: z.coerce.number().int().min(0).max(1000).default(0),
});
export const reponseExportMesQuizz = z.object({
  quizz: z.array(quizz),
  /** Whether the export has a further page. */
  suite: z.boolean(),
});
