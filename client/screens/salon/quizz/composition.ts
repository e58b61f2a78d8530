/** Sentences about a composed evening for its host, in French. Pure. */
import type { CompositionTiree } from "#contracts/composition.ts";

const accorder = (n: number, mot: string, pluriel = `${mot}s`): string =>
  `${String(n)}\u00A0${n > 1 ? pluriel : mot}`;

/** Sentence with the number of new questions, and whether fewer than wished are left. */
export function direNombreDeQuestionsNeuves({
  questions: { length },
  nombre,
}: Pick<CompositionTiree, "questions" | "nombre">): string {
  const vues = length > 1 ? "vues" : "vue";
  return length < nombre
    ? `Il reste ${accorder(length, "question")} que votre groupe n’a pas ${vues}.`
    : `${accorder(length, "question")} que votre groupe n’a pas ${vues}.`;
}

/** Sentence about the difficulty of the questions, as far as answers tell. */
export function direDifficultes({
  questions: { length },
  difficultes: { facile, moyen, difficile },
  inconnues,
}: Pick<CompositionTiree, "questions" | "difficultes" | "inconnues">): string {
  if (inconnues === length)
    return "Difficulté encore inconnue\u00A0: trop peu de gens y ont répondu.";
  const dites = [
    facile > 0 ? accorder(facile, "facile") : "",
    moyen > 0 ? accorder(moyen, "moyenne") : "",
    difficile > 0 ? accorder(difficile, "difficile") : "",
  ].filter((dite) => dite !== "");
  const dont =
    inconnues > 0
      ? ` Celles que trop peu de gens ont jouées (${String(inconnues)}) comptent comme moyennes.`
      : "";
  return `D’après les réponses déjà données\u00A0: ${dites.join(", ")}.${dont}`;
}

/** Words for a quizz that gives questions: its author, and how many of its questions are asked. */
export const direSourceDeQuestions = ({
  auteur,
  questions,
}: CompositionTiree["quizz"][number]): string => `${auteur}, ${accorder(questions, "question")}`;
