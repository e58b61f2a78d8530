/** Each one's sips as the questions go by: decisions-jeu "End and vote". Pure. */
import { comptesDe } from "../comptes.ts";
import type { Partie } from "../types.ts";
import type { Courbe, LigneFin } from "../types/fin.ts";
import { numeroter, positionsPosees } from "./posees.ts";

/** Each one's counter at the end of each question, with what came after it; what came before the first goes with it. */
export function courbes(partie: Partie, table: readonly LigneFin[]): Courbe[] {
  const posees = positionsPosees(partie);
  const comptes = comptesDe(partie);
  return table.map(({ id }) => {
    const points = Array.from({ length: Math.max(1, posees.length) }, () => 0);
    for (const [position, gorgees] of (comptes[id]?.positions ?? []).entries()) {
      const numero = Math.max(1, numeroter(posees, position));
      points[numero - 1] = (points[numero - 1] ?? 0) + gorgees;
    }
    let somme = 0;
    return { id, points: points.map((n) => (somme += n)) };
  });
}
