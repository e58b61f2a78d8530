/** Why what is ready cannot be sent yet; null: it can. Pure. */
import type { QuizzDeFichier } from "#contracts/fichier.ts";
import { AUTEUR_MAX, LICENCE_MAX, SOURCE_MAX } from "#contracts/limites.ts";
import { TEXTES_EDITION } from "#contracts/edition.ts";
import { fauteDeTitre } from "#formats/etat.ts";

const MAX = { source: SOURCE_MAX, auteur: AUTEUR_MAX, licence: LICENCE_MAX } as const;

export function empechement(prets: readonly QuizzDeFichier[], dedans: boolean): string | null {
  if (prets.length === 0) return "Corrigez une question au moins pour pouvoir importer.";
  if (dedans && prets.length > 1)
    return "Un quizz s’arrête à 200\u00A0questions et ne reçoit qu’un quizz à la fois\u00A0: choisissez «\u00A0Nouveau quizz\u00A0».";
  for (const un of prets) {
    const titre = dedans ? null : fauteDeTitre({ titre: un.title });
    if (titre !== null) return titre;
    for (const champ of ["source", "auteur", "licence"] as const)
      if ([...un[champ]].length > MAX[champ]) return TEXTES_EDITION[champ];
  }
  return null;
}
