/** A stored quizz as exported files hold it, without the ids of its questions. Pure. */
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import type { Quizz } from "#contracts/quizz.ts";

export const convertirEnQuizzDeFichier = ({
  title,
  tags,
  visibilite,
  aleatoireGlobal,
  aleatoire,
  source,
  auteur,
  licence,
  composable,
  defauts,
  questions,
}: Quizz): QuizzDeFichierTrinquizz => ({
  title,
  tags,
  visibilite,
  aleatoireGlobal,
  aleatoire,
  source,
  auteur,
  licence,
  composable,
  defauts,
  questions: questions.map(({ _id, ...question }) => question),
});
