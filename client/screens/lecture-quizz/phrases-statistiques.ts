/** What games said of a question, in words. Pure. */
import type { Statistiques } from "#contracts/statistiques.ts";

type Statistique = Statistiques["questions"][number];

const fois = (n: number) => (n === 1 ? "une fois" : `${n.toLocaleString("fr-FR")}\u00A0fois`);

/** "42 réponses, 63 % de justes.": each player of each game gives one, so that a game of two counts two. */
export function phraseDesParties({ posees, justes }: Statistique): string {
  if (posees === 0) return "Pas encore de réponse.";
  const part = String(Math.round((100 * justes) / posees));
  const nombre = posees === 1 ? "Une réponse" : `${posees.toLocaleString("fr-FR")}\u00A0réponses`;
  return `${nombre}, ${part}\u00A0% de justes.`;
}

/** How many gave the wrong answer that is told. */
export const foisDonnee = ({ fois: n }: { readonly fois: number }): string => fois(n);
