/** What a finished game leaves behind: decisions-jeu "End and vote". Pure. */
import type { Partie, SoireeFinie } from "./types.ts";

/**
 * Null outside the end of a game that was really played, and in the room locale, where nobody has a secret to show. It is
 * asked for when the end comes, and again after a restart: writing the same game twice changes nothing.
 */
export function soireeFinie(partie: Partie): SoireeFinie | null {
  const { phase, fin, code, joueurs, partis, exploits, ardoise } = partie;
  if (phase !== "fin" || fin === null) return null;
  const { quizzId, titre, nbQuestions } = fin;
  if (nbQuestions === 0 && ardoise.length === 0) return null;
  const tous = { ...partis, ...joueurs };
  const lignes = fin.table.flatMap(({ id, gorgees, score, jugees, parti }) => {
    const { jeton = "", compte = null } = tous[id] ?? {};
    if (jeton === "") return [];
    const siens = [...(exploits[id] ?? [])];
    return [{ jeton, compte, gorgees, score, questions: jugees, parti, exploits: siens }];
  });
  if (lignes.length === 0) return null;
  return { id: `${code}-${fin.id}`, code, quizzId, titre, nbQuestions, joueurs: lignes };
}
