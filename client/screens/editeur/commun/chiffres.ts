/** The statistics of the questions that are edited, from the games that were played with them: decisions/0080. */
import { useMemo } from "react";
import type { Question } from "#contracts/quizz.ts";
import {
  calculerTeneurDeQuestion,
  type DouteDeQuestion,
  type StatistiqueDeQuestion,
  trouverDouteDeStatistique,
} from "#contracts/statistiques.ts";
import {
  convertirEnQuestionAEnregistrer,
  type QuestionEcrite,
} from "../../../document/question-ecrite.ts";
import {
  direDouteDeQuestion,
  direStatistiquesDeQuestion,
} from "../../../quizz/phrases-statistiques.ts";
import { useQuizzEnCoursDEdition } from "./edition.tsx";
import { useStatistiquesDeQuizz } from "./queries.ts";

export interface StatistiquesDeQuestionEcrite {
  readonly statistique: StatistiqueDeQuestion;
  /** Whether the author has changed the question since these answers, which then say nothing about it. */
  readonly changee: boolean;
  readonly doute: DouteDeQuestion | null;
}

/** Statistics of the edited quizz's questions, by the id of the question on the server; empty before they are read and after a failure. */
export function useStatistiquesDuQuizzEdite(): ReadonlyMap<string, StatistiqueDeQuestion> {
  const { idQuizz, etat } = useQuizzEnCoursDEdition();
  const { data } = useStatistiquesDeQuizz(idQuizz, etat.date);
  return useMemo(() => new Map(data?.questions.map((une) => [une._id, une])), [data]);
}

/** The statistics of a question beside the question as it is written: `changee` when they are of an earlier wording; null while nobody has answered. Pure. */
export function comparerStatistiquesALaQuestionEcrite(
  statistique: StatistiqueDeQuestion | undefined,
  ecrite: Question,
): StatistiquesDeQuestionEcrite | null {
  if (statistique === undefined || statistique.posees === 0) return null;
  const changee = statistique.teneur !== calculerTeneurDeQuestion(ecrite);
  const { type } = ecrite;
  const doute = changee ? null : trouverDouteDeStatistique({ ...statistique, type });
  return { statistique, changee, doute };
}

/** The statistics of a question as the list of questions shows them; `aRevoir`: whether they make the question doubtful. */
export interface StatistiquesEnUneLigne {
  readonly phrase: string;
  readonly aRevoir: boolean;
}

/** The statistics of a question in a few words; null when no game was played with the question as it is written. Pure. */
export function resumerStatistiquesDeQuestion(
  statistique: StatistiqueDeQuestion | undefined,
  question: QuestionEcrite,
): StatistiquesEnUneLigne | null {
  if (statistique === undefined) return null;
  const ecrite = convertirEnQuestionAEnregistrer(question);
  const chiffres = comparerStatistiquesALaQuestionEcrite(statistique, ecrite);
  if (chiffres === null || chiffres.changee) return null;
  const { doute } = chiffres;
  if (doute === null || statistique.voulu)
    return { phrase: direStatistiquesDeQuestion(statistique).replace(/\.$/, ""), aRevoir: false };
  return { phrase: direDouteDeQuestion(doute, statistique, ecrite.reponse.length), aRevoir: true };
}
