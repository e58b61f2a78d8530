/** Figures of the questions that are edited, from their games: decisions/0080. */
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

/** Statistics by the id of the server; empty before they are read and after a failure: nothing else depends on them. */
export function useStatistiquesDuQuizzEdite(): ReadonlyMap<string, StatistiqueDeQuestion> {
  const { idQuizz, etat } = useQuizzEnCoursDEdition();
  const { data } = useStatistiquesDeQuizz(idQuizz, etat.date);
  return useMemo(() => new Map(data?.questions.map((une) => [une._id, une])), [data]);
}

/** The statistics of a question as it is written; null while nobody has answered it. Pure. */
export function composerStatistiquesDeQuestionEcrite(
  statistique: StatistiqueDeQuestion | undefined,
  ecrite: Question,
): StatistiquesDeQuestionEcrite | null {
  if (statistique === undefined || statistique.posees === 0) return null;
  const changee = statistique.teneur !== calculerTeneurDeQuestion(ecrite);
  const { type } = ecrite;
  const doute = changee ? null : trouverDouteDeStatistique({ ...statistique, type });
  return { statistique, changee, doute };
}

/** The figures of a question in the list of questions; `aRevoir`: they make it doubtful. */
export interface StatistiquesEnUneLigne {
  readonly phrase: string;
  readonly aRevoir: boolean;
}

/** The figures of a question in a few words; null when games say nothing of it as it is written. Pure. */
export function resumerStatistiquesDeQuestion(
  statistique: StatistiqueDeQuestion | undefined,
  question: QuestionEcrite,
): StatistiquesEnUneLigne | null {
  if (statistique === undefined) return null;
  const ecrite = convertirEnQuestionAEnregistrer(question);
  const chiffres = composerStatistiquesDeQuestionEcrite(statistique, ecrite);
  if (chiffres === null || chiffres.changee) return null;
  const { doute } = chiffres;
  if (doute === null || statistique.voulu)
    return { phrase: direStatistiquesDeQuestion(statistique).replace(/\.$/, ""), aRevoir: false };
  return { phrase: direDouteDeQuestion(doute, statistique, ecrite.reponse.length), aRevoir: true };
}
