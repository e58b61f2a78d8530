/** `quizz.json`, the main entry of a `.trinquizz` file: written by exports, sent to the API by imports. Versioned. */
import { z } from "zod";
import { corpsQuestion, titreQuizz } from "./edition.ts";
import {
  AUTEUR_QUIZZ_LONGUEUR_MAX,
  LICENCE_QUIZZ_LONGUEUR_MAX,
  QUESTIONS_PAR_QUIZZ_MAX,
  SOURCE_QUIZZ_LONGUEUR_MAX,
  TAGS_PAR_QUIZZ_MAX,
} from "./limites.ts";
import { reglagesDesNouvellesQuestions, visibilite } from "./quizz.ts";

export const FORMAT_FICHIER_TRINQUIZZ = "trinquizz";
/** Version of the `.trinquizz` format, increased when an older reader would lose data. */
export const VERSION_FICHIER_TRINQUIZZ = 1;

/** Maximum number of quizzes in a `.trinquizz` file: those of a whole account. */
export const QUIZZ_PAR_FICHIER_TRINQUIZZ_MAX = 1000;

const plages = z.array(z.int().min(0)).max(2 * QUESTIONS_PAR_QUIZZ_MAX);

/**
 * One quizz of a file. A media is an address, or `{sha256}.{ending}`, an entry of the file's folder `medias/`, with a fragment
 * (fragment.ts).
 */
export const quizzDeFichierTrinquizz = z.object({
  title: titreQuizz,
  tags: z.array(z.string().max(100)).max(TAGS_PAR_QUIZZ_MAX).default([]),
  /** Former visibility, for information: imported quizzes are private. */
  visibilite: visibilite.default("prive"),
  aleatoireGlobal: z.boolean().default(false),
  /** Pairs of start and end, both included, of the ranges of questions to shuffle. */
  aleatoire: plages.default([]),
  source: z.string().max(SOURCE_QUIZZ_LONGUEUR_MAX).default(""),
  auteur: z.string().max(AUTEUR_QUIZZ_LONGUEUR_MAX).default(""),
  licence: z.string().max(LICENCE_QUIZZ_LONGUEUR_MAX).default(""),
  /** Whether the questions may serve in composed evenings; absent from older files: yes. */
  composable: z.boolean().optional(),
  defauts: reglagesDesNouvellesQuestions.optional(),
  questions: z.array(corpsQuestion).max(QUESTIONS_PAR_QUIZZ_MAX),
});
export type QuizzDeFichierTrinquizz = z.infer<typeof quizzDeFichierTrinquizz>;

/** Schema of `quizz.json` whatever its version: what identifies the file; each quizz is read by `quizzDeFichierTrinquizz`. */
export const enteteFichierTrinquizz = z.object({
  format: z.literal(FORMAT_FICHIER_TRINQUIZZ),
  version: z.int().min(1),
  quizz: z.array(z.unknown()).max(QUIZZ_PAR_FICHIER_TRINQUIZZ_MAX),
});
