/** A file as its owner is told of it. */
import type { MediaEnvoye } from "#contracts/medias.ts";
import type { MediaRange } from "#db/repositories/media-repository.ts";

export function versMedia({ nom, type, taille, titre, largeur, hauteur }: MediaRange): MediaEnvoye {
  const dimensions = largeur === null || hauteur === null ? {} : { largeur, hauteur };
  return { nom, type, taille, titre, ...dimensions };
}
