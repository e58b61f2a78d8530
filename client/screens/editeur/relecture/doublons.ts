/** Remarks about questions that are asked twice: in the quizz, or in other ones. Pure. */
import { calculerFormeCompareeDuTexte } from "#game/apercu/variantes.ts";
import { type Question, questionAttendReponse } from "#contracts/quizz.ts";
import type { DoublonDeQuestion } from "#contracts/relecture.ts";
import { retirerQuestions } from "../../../document/quizz-ecrit.ts";
import type { CorrectionProposeeParRemarque, RemarqueAvantRattachement } from "./remarques.ts";

/** A question as it is compared with others to find duplicates. */
export interface QuestionComparee {
  readonly id: string;
  readonly text: string;
  /** Key that two questions share when they ask the same; null for a question that asks nothing yet. */
  readonly cle: string | null;
}

export function calculerCleDeDoublon(ecrite: Question): string | null {
  const texte = calculerFormeCompareeDuTexte(ecrite.text);
  if (texte === "" || !questionAttendReponse(ecrite) || ecrite.reponse.length === 0) return null;
  const reponses = ecrite.reponse
    .map((une) => calculerFormeCompareeDuTexte(une) || une.trim())
    .sort();
  return JSON.stringify([texte, ecrite.media, reponses]);
}

const retirer = (id: string): CorrectionProposeeParRemarque => ({
  libelle: "Retirer d’ici",
  fait: "La question est retirée.",
  corriger: (document) => retirerQuestions(document, new Set([id])),
});

/** The remark that a question asks the same as an earlier one. @param id of the question @param rang of the earlier one, from 1 */
export const composerRemarqueDoublonIci = (
  id: string,
  rang: number,
): RemarqueAvantRattachement => ({
  code: "doublonIci",
  phrase: `La question ${String(rang)} demande déjà la même chose.`,
  vise: "texte",
  correction: retirer(id),
});

/** Number of common questions from which a whole quizz is remarked as copied, instead of each of its questions. */
const EN_COMMUN_POUR_UNE_COPIE = 5;

/**
 * Separates the quizzes that have many questions in common with this one from single duplicates. Duplicates whose
 * question was changed since they were looked for are dropped.
 * @returns a remark for each such quizz, and the duplicates in other quizzes
 */
export function separerQuizzRecopies(
  questions: readonly QuestionComparee[],
  doublons: readonly DoublonDeQuestion[],
): {
  readonly copies: readonly RemarqueAvantRattachement[];
  readonly doublons: readonly DoublonDeQuestion[];
} {
  const textes = new Map(questions.map(({ id, text }) => [id, text]));
  const actuels = doublons.filter(({ _id, text }) => textes.get(_id) === text);
  const nombres = new Map<string, number>();
  for (const { _id } of actuels.flatMap(({ dans }) => dans))
    nombres.set(_id, (nombres.get(_id) ?? 0) + 1);
  const enCommun = (id: string) => nombres.get(id) ?? 0;
  const deCopies = new Map(
    actuels
      .flatMap(({ dans }) => dans)
      .filter(({ _id }) => enCommun(_id) >= EN_COMMUN_POUR_UNE_COPIE)
      .map((une) => [une._id, une]),
  );
  return {
    copies: [...deCopies.values()].map((une) => ({
      code: `copie ${une._id}`,
      phrase: `${String(enCommun(une._id))}\u00A0questions sont aussi dans ${une.sien ? "un autre de vos quizz" : "un quizz public"}\u00A0:`,
      vise: "texte",
      ailleurs: [une],
    })),
    doublons: actuels.flatMap((une) => {
      const dans = une.dans.filter(({ _id }) => !deCopies.has(_id));
      return dans.length === 0 ? [] : [{ ...une, dans }];
    }),
  };
}

export function remarquerDoublonsAilleurs(
  id: string,
  doublons: readonly DoublonDeQuestion[],
): RemarqueAvantRattachement[] {
  const { dans = [] } = doublons.find(({ _id }) => _id === id) ?? {};
  if (dans.length === 0) return [];
  const sien = dans.every((une) => une.sien);
  const public_ = dans.every((une) => !une.sien);
  const ou = sien
    ? `dans ${dans.length > 1 ? "d’autres de vos quizz" : "un autre de vos quizz"}`
    : public_
      ? `dans ${dans.length > 1 ? "des quizz publics" : "un quizz public"}`
      : "ailleurs";
  return [
    {
      code: "doublonAilleurs",
      phrase: `La même question est posée ${ou}\u00A0:`,
      vise: "texte",
      correction: retirer(id),
      ailleurs: dans,
    },
  ];
}
