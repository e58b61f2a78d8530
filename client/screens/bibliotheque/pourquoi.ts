/** Why a search finds a quizz whose title does not contain the words. Pure. */
import { contientDebutDeMot } from "#contracts/mots.ts";
import type { LigneListeQuizz } from "#contracts/quizz.ts";

/** Why the search found the quizz, in words: its tags or its creator; null when the title contains every word, or neither explains it. */
export function direPourquoiQuizzTrouve(
  { title, tags, createur }: Pick<LigneListeQuizz, "title" | "tags" | "createur">,
  cherche: readonly string[],
): string | null {
  const restent = cherche.filter((mot) => !contientDebutDeMot(title, mot));
  if (restent.length === 0) return null;
  const siens = tags.filter((tag) => restent.some((mot) => contientDebutDeMot(tag, mot)));
  const deLui = restent.some((mot) => contientDebutDeMot(createur.pseudo, mot));
  const raisons = [
    ...(siens.length > 0
      ? [`${siens.length > 1 ? "ses tags" : "son tag"} ${siens.join(" et ")}`]
      : []),
    ...(deLui ? [`son créateur, ${createur.pseudo}`] : []),
  ];
  return raisons.length === 0 ? null : `Trouvé par ${raisons.join(" et par ")}`;
}
