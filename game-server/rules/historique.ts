/** What a finished game leaves behind: decisions-jeu "End and vote". Pure. */
import { joueur, nbQuestionsNotees } from "./selection.ts";
import type { Effet, Partie, SoireeFinie } from "./types.ts";

/** Null outside the end of a game, and in the room locale, where nobody has a secret to show. */
function soireeFinie(partie: Partie): SoireeFinie | null {
  const { fin, quizz, code } = partie;
  if (fin === null || quizz === null) return null;
  const joueurs = fin.table.flatMap(({ id, gorgees, score }) => {
    const { jeton = "", compte = null } = joueur(partie, id) ?? {};
    const exploits = [...(partie.exploits[id] ?? [])];
    return jeton === "" ? [] : [{ jeton, compte, gorgees, score, exploits }];
  });
  if (joueurs.length === 0) return null;
  return {
    id: `${code}-${fin.id}`,
    code,
    quizzId: quizz._id,
    titre: quizz.title,
    nbQuestions: nbQuestionsNotees(partie),
    joueurs,
  };
}

/** Asked for at the end, and again after a restart: writing the same game twice changes nothing. */
export function historiser(partie: Partie): Effet[] {
  const soiree = soireeFinie(partie);
  return soiree === null ? [] : [{ type: "historiser", soiree }];
}
