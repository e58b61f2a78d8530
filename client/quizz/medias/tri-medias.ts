/** Sorting and searching one's own files. Pure. */
import type { MediaDuCompte } from "#contracts/medias.ts";
import { plierTextePourRecherche } from "#contracts/mots.ts";

export type FiltreMedias = "tout" | "image" | "audio" | "video" | "jamais";
export type SorteFichier = "image" | "audio" | "video";

export const trouverSorteDuFichier = ({ type }: Pick<MediaDuCompte, "type">): SorteFichier =>
  type.startsWith("video/") ? "video" : type.startsWith("audio/") ? "audio" : "image";

export const estMediaSansUsage = ({ usages }: Pick<MediaDuCompte, "usages">): boolean =>
  usages.length === 0;

/** Number of questions that show the media. */
export const compterQuestionsDuMedia = ({ usages }: Pick<MediaDuCompte, "usages">): number =>
  new Set(usages.map(({ question, quizz }) => question?._id ?? quizz._id)).size;

const estDe: Readonly<Record<FiltreMedias, (media: MediaDuCompte) => boolean>> = {
  tout: () => true,
  image: (media) => trouverSorteDuFichier(media) === "image",
  audio: (media) => trouverSorteDuFichier(media) === "audio",
  video: (media) => trouverSorteDuFichier(media) === "video",
  jamais: estMediaSansUsage,
};

/**
 * The files of a kind that match a search.
 * @param recherche part of a file's title, or of the title of a quizz that shows the file; case, accents and
 * ligatures do not count
 */
export function filtrerMedias(
  medias: readonly MediaDuCompte[],
  sorte: FiltreMedias,
  recherche: string,
): readonly MediaDuCompte[] {
  const cherche = plierTextePourRecherche(recherche.trim());
  const dit = ({ titre, usages }: MediaDuCompte) =>
    [titre, ...usages.map(({ quizz }) => quizz.title)].some((texte) =>
      plierTextePourRecherche(texte).includes(cherche),
    );
  return medias.filter((media) => estDe[sorte](media) && (cherche === "" || dit(media)));
}

export const compterMediasSelonFiltre = (
  medias: readonly MediaDuCompte[],
  sorte: FiltreMedias,
): number => medias.filter(estDe[sorte]).length;

/** Bytes used by each kind of file. */
export function compterOctetsParSorteDeFichier(
  medias: readonly MediaDuCompte[],
): Readonly<Record<SorteFichier, number>> {
  const poids = { image: 0, audio: 0, video: 0 };
  for (const media of medias) poids[trouverSorteDuFichier(media)] += media.taille;
  return poids;
}
