/** Why a quizz answers to a search, when its title does not say so by itself. Pure. */
import { contient } from "#contracts/mots.ts";
import type { LigneQuizz } from "#contracts/quizz.ts";

/** In words; null when every word that was searched is in the title. */
export function pourquoi(
  { title, tags, createur }: Pick<LigneQuizz, "title" | "tags" | "createur">,
  cherche: readonly string[],
): string | null {
  const restent = cherche.filter((mot) => !contient(title, mot));
  if (restent.length === 0) return null;
  const siens = tags.filter((tag) => restent.some((mot) => contient(tag, mot)));
  const deLui = restent.some((mot) => contient(createur.pseudo, mot));
  const raisons = [
    ...(siens.length > 0
      ? [`${siens.length > 1 ? "ses tags" : "son tag"} ${siens.join(" et ")}`]
      : []),
    ...(deLui ? [`son créateur, ${createur.pseudo}`] : []),
  ];
  return raisons.length === 0 ? null : `Trouvé par ${raisons.join(" et par ")}`;
}
