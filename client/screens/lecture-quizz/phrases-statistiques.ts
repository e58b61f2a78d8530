/** French words for the statistics of a question. Pure. */
import type { ReponseStatistiquesQuizz } from "#contracts/statistiques.ts";

type Statistique = ReponseStatistiquesQuizz["questions"][number];

const fois = (n: number) => (n === 1 ? "une fois" : `${n.toLocaleString("fr-FR")}\u00A0fois`);

/** Statistics of a question: "42 réponses, 63 % de justes.", one answer per player and game. */
export function direStatistiquesDeQuestion({ posees, justes }: Statistique): string {
  if (posees === 0) return "Pas encore de réponse.";
  const part = String(Math.round((100 * justes) / posees));
  const nombre = posees === 1 ? "Une réponse" : `${posees.toLocaleString("fr-FR")}\u00A0réponses`;
  return `${nombre}, ${part}\u00A0% de justes.`;
}

/** Says how many players gave a certain wrong answer. */
export const direCombienDeFoisReponseDonnee = ({ fois: n }: { readonly fois: number }): string =>
  fois(n);
