/** What games said of a question, in words. Pure. */
import type { Statistiques } from "#contracts/statistiques.ts";

type Statistique = Statistiques["questions"][number];

const fois = (n: number) => (n === 1 ? "une fois" : `${n.toLocaleString("fr-FR")}\u00A0fois`);

/** "Posée 42 fois, 63 % de justes." */
export function phraseDesParties({ posees, justes }: Statistique): string {
  if (posees === 0) return "Pas encore posée.";
  const part = String(Math.round((100 * justes) / posees));
  return `Posée ${fois(posees)}, ${part}\u00A0% de justes.`;
}

/** How many gave the wrong answer that is told. */
export const foisDonnee = ({ fois: n }: { readonly fois: number }): string => fois(n);
