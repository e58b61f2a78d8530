/** A blank question: nobody but its author sees it, and no count includes it. Pure. */
import { MEDIA_QUESTION_DEFAUT } from "./limites.ts";

/** Fields of a question (quizz.ts, which needs this file) that tell whether the question is blank. */
interface Ecrite {
  readonly text: string;
  readonly media: string;
  readonly options: readonly unknown[];
  readonly reponse: readonly unknown[];
  readonly precis: readonly unknown[];
  readonly preuve: unknown;
  readonly suite: unknown;
}

/** Whether nothing was written in a question. The column `vierge` of the database says the same (migration 0019). */
export const estQuestionVide = (question: Ecrite): boolean =>
  /^[ \t\n\r\u00A0]*$/.test(question.text) &&
  (question.media === "" || question.media === MEDIA_QUESTION_DEFAUT) &&
  question.options.length + question.reponse.length + question.precis.length === 0 &&
  question.preuve === null &&
  question.suite === null;

/** Ranges to shuffle after the removal of the question at `rang`; a range of that question alone is removed too. */
export function calculerPlagesAMelangerApresRetrait(
  plages: readonly number[],
  rang: number,
): number[] {
  const suite: number[] = [];
  for (let i = 0; i + 1 < plages.length; i += 2) {
    const [debut = 0, fin = 0] = plages.slice(i, i + 2);
    const nouveauDebut = debut > rang ? debut - 1 : debut;
    const nouvelleFin = fin >= rang ? fin - 1 : fin;
    if (nouvelleFin >= nouveauDebut) suite.push(nouveauDebut, nouvelleFin);
  }
  return suite;
}

/** A quizz without its blank questions, as others see it and as it is played; its ranges to shuffle follow. */
export function copierQuizzSansQuestionsVides<
  Q extends { questions: Ecrite[]; aleatoire: number[] },
>(quizz: Q): Q {
  const vides = quizz.questions.flatMap((une, rang) => (estQuestionVide(une) ? [rang] : []));
  if (vides.length === 0) return quizz;
  return {
    ...quizz,
    questions: quizz.questions.filter((_, rang) => !vides.includes(rang)),
    aleatoire: vides.reduceRight(calculerPlagesAMelangerApresRetrait, quizz.aleatoire),
  };
}
