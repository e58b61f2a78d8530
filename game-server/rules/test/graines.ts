/** Fixed seeds of the same quality as those of a real room. */
import { creerGraineAleatoire } from "../hasard.ts";
import type { GraineAleatoire } from "../types.ts";

export function listerGraines(combien: number, semence = 1): GraineAleatoire[] {
  return Array.from({ length: combien }, (_, i) => creerGraineAleatoire(semence * 1_000_003 + i));
}
