/** Fixed seeds of the same quality as those of a real room. */
import { creerEtatDuGenerateurAleatoire } from "../hasard.ts";
import type { EtatDuGenerateurAleatoire } from "../types.ts";

export function listerGraines(combien: number, semence = 1): EtatDuGenerateurAleatoire[] {
  return Array.from({ length: combien }, (_, i) =>
    creerEtatDuGenerateurAleatoire(semence * 1_000_003 + i),
  );
}
