/** Statistics of a quizz's questions in its games, for its authors (decisions/0080). */
import { z } from "zod";
import { trouverManiereDeRepondre, type Question, type TypeQuestion } from "./quizz.ts";

/** Number of games that must have given a typed answer before it is shown, because one table could be recognized by its words. */
export const PARTIES_AVANT_DE_MONTRER_REPONSE_TAPEE = 3;
/** Number of wrong answers of a question kept from one game, the most given ones. */
export const FAUSSES_GARDEES_PAR_QUESTION_ET_PARTIE_MAX = 10;
/** Number of games whose median times are kept for a question, the last ones. */
export const MEDIANES_GARDEES_PAR_QUESTION_MAX = 20;
/** Number of answers from which a question may be doubtful. */
export const REPONSES_AVANT_DE_DOUTER = 20;
/** A question that fewer than this percentage of its answers get right is doubtful. */
const POURCENTAGE_DE_JUSTES_MIN = 15;

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
export const releveStatistiqueDeQuestionAvecTeneur = releveStatistiqueDeQuestion.extend({
  question: z.string(),
  teneur: z.string(),
  /** Median time of the answers, in ms; null without a time, and in games stored before times were kept. */
  medianeMs: z.int().nullable().default(null),
});

/** Statistics of a question from all games, as its author reads them. */
const statistiqueDeQuestion = z.object({
  _id: z.string(),
  /** Teneur of the question that the statistics are of (`calculerTeneurDeQuestion`). */
  teneur: z.string(),
  /** Number of games in which the question was answered. */
  parties: z.int(),
  /** Number of answers in all games. */
  posees: z.int(),
  justes: z.int(),
  /** Median of the median times of the last games, in ms; null without a time. */
  medianeMs: z.int().nullable(),
  /** Most given wrong answer; null when none may be shown. */
  fausse: z.object({ texte: z.string(), fois: z.int() }).nullable(),
  /** Whether the author wants the question to be as doubtful as it is. */
  voulu: z.boolean(),
});
export type StatistiqueDeQuestion = z.infer<typeof statistiqueDeQuestion>;

/** Answer of GET /quizz/{id}/statistiques: the questions that take an answer, in order. */
export const reponseStatistiquesQuizz = z.object({ questions: z.array(statistiqueDeQuestion) });

/** Body of PUT /quizz/{id}/statistiques/{question}. `voulu`: the author wants the question as doubtful as it is. */
export const corpsDouteVoulu = z.object({ voulu: z.boolean() });

/** Why a question is doubtful: a wrong option is chosen more often than the right one, few find it, or everybody does. */
export type DouteDeQuestion = "fausseDevant" | "peuTrouvent" | "tousTrouvent";

/** Why the answers to a question make it doubtful; null when they do not, or are too few to tell. Pure. */
export function trouverDouteDeStatistique({
  type,
  posees,
  justes,
  fausse: pire,
}: Pick<StatistiqueDeQuestion, "posees" | "justes"> & {
  readonly type: TypeQuestion;
  /** Most given wrong answer. */
  readonly fausse: { readonly fois: number } | null;
}): DouteDeQuestion | null {
  if (posees < REPONSES_AVANT_DE_DOUTER) return null;
  // only options are compared with the right one: with typed answers, no option can have been marked as right by mistake
  if (trouverManiereDeRepondre({ type }) === "uneOption" && pire !== null && pire.fois > justes)
    return "fausseDevant";
  if (100 * justes < POURCENTAGE_DE_JUSTES_MIN * posees) return "peuTrouvent";
  return justes === posees ? "tousTrouvent" : null;
}

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
