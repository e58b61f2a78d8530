/** What a finished game leaves behind: decisions-jeu "End and vote". Pure. */
import { teneurDe } from "#contracts/statistiques.ts";
import { ardoiseVierge } from "./ardoise.ts";
import type { Partie, SoireeFinie } from "./types.ts";

/**
 * Null outside the end of a game that was really played. The room locale, where nobody has a secret to show, leaves what it
 * says of its questions. It is asked for when the end comes, and again after a restart: writing the same game twice changes
 * nothing.
 */
export function soireeFinie(partie: Partie): SoireeFinie | null {
  const { phase, fin, code, joueurs, partis, exploits } = partie;
  if (phase !== "fin" || fin === null || partie.essai) return null;
  const { quizzId, titre, nbQuestions } = fin;
  if (nbQuestions === 0 && ardoiseVierge(partie)) return null;
  const tous = { ...partis, ...joueurs };
  const lignes = fin.table.flatMap(({ id, gorgees, score, jugees, parti }) => {
    const { jeton = "", compte = null } = tous[id] ?? {};
    if (jeton === "") return [];
    const siens = [...(exploits[id] ?? [])];
    return [{ jeton, compte, gorgees, score, questions: jugees, parti, exploits: siens }];
  });
  const statistiques = statistiquesDe(partie);
  if (lignes.length === 0 && statistiques.length === 0) return null;
  const id = `${code}-${fin.id}`;
  return { id, code, quizzId, titre, nbQuestions, joueurs: lignes, statistiques };
}

/** What was answered, beside what was asked: the quizz may change before it is written, and may have changed since it was read. */
const statistiquesDe = ({ quizz, statistiques }: Partie): SoireeFinie["statistiques"] =>
  (quizz?.questions ?? []).flatMap((question) => {
    const releve = statistiques[question._id];
    if (releve === undefined || releve.posees === 0) return [];
    const fausses = releve.fausses.map((fausse) => ({ ...fausse }));
    return [{ ...releve, fausses, question: question._id, teneur: teneurDe(question) }];
  });
