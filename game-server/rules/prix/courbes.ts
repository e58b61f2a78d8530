/** Each one's sips as the questions go by: decisions-jeu "End and vote". Pure. */
import type { Partie } from "../types.ts";
import type { Courbe, LigneFin } from "../types/fin.ts";

/** Each one's counter at the end of each question played, imprévu that followed included. */
export function courbes(partie: Partie, table: readonly LigneFin[]): Courbe[] {
  return table.map(({ id }) => {
    const points = Array.from({ length: partie.position + 1 }, () => 0);
    for (const { qui, gorgees, position } of partie.ardoise)
      if (qui === id) points[position] = (points[position] ?? 0) + gorgees;
    let somme = 0;
    return { id, points: points.map((n) => (somme += n)) };
  });
}
