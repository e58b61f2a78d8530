/** A quizz of ours, as it goes into a file. Pure. */
import type { QuizzDeFichier } from "#contracts/trinquizz-file.ts";
import type { Quizz } from "#contracts/quizz.ts";

export const depuisQuizz = ({
  title,
  tags,
  visibilite,
  aleatoireGlobal,
  aleatoire,
  source,
  auteur,
  licence,
  questions,
}: Quizz): QuizzDeFichier => ({
  title,
  tags,
  visibilite,
  aleatoireGlobal,
  aleatoire,
  source,
  auteur,
  licence,
  questions: questions.map(({ _id, ...question }) => question),
});
