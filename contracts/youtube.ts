/** YouTube videos, whose address may name an extract. Pure. */
import {
  ecrireMediaAvecFragment,
  estExtraitEntier,
  type ExtraitDeMedia,
  lireMediaAvecFragment,
  lireDureeEnSecondes,
  retirerFragmentDeMedia,
} from "./fragment.ts";

export interface VideoYoutube {
  /** Eleven-character id of the video. */
  readonly id: string;
  /** Extract that the YouTube address names; null: the whole video. */
  readonly extrait: ExtraitDeMedia | null;
}

const HOTES_YOUTUBE = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const ID_YOUTUBE = /^[\w-]{11}$/;

/**
 * Reads the video and its extract from a YouTube address: watch?v=, youtu.be/, shorts/, embed/, live/; null for another
 * address. An extract in the fragment (`#t=30,45`) wins over `t=`, `start=` and `end=`.
 */
export function lireVideoYoutube(media: string): VideoYoutube | null {
  const url = lireAdresse(media);
  if (url === null) return null;
  const [, premier = "", second = ""] = url.pathname.split("/");
  let id = "";
  if (url.hostname === "youtu.be") id = premier;
  else if (!HOTES_YOUTUBE.test(url.hostname)) return null;
  else if (premier === "watch") id = url.searchParams.get("v") ?? "";
  else if (["shorts", "embed", "live", "v"].includes(premier)) id = second;
  if (!ID_YOUTUBE.test(id)) return null;
  return { id, extrait: lireMediaAvecFragment(media).extrait ?? extraitDe(url.searchParams) };
}

/** Extract of a sound, a video or a YouTube video; null: all of it. */
export function lireExtraitMedia(media: string): ExtraitDeMedia | null {
  const video = lireVideoYoutube(media);
  return video === null ? lireMediaAvecFragment(media).extrait : video.extrait;
}

/** Address of a media with another extract; a YouTube address loses its own way of naming one. */
export function ecrireMediaAvecExtrait(media: string, extrait: ExtraitDeMedia | null): string {
  const lu = lireMediaAvecFragment(media);
  const saFacon = lireVideoYoutube(retirerFragmentDeMedia(media))?.extrait ?? null;
  if (saFacon === null) return ecrireMediaAvecFragment({ ...lu, extrait });
  const url = new URL(lu.adresse);
  for (const nom of ["t", "start", "end"]) url.searchParams.delete(nom);
  return ecrireMediaAvecFragment({ ...lu, adresse: url.href, extrait });
}

function extraitDe(params: URLSearchParams): ExtraitDeMedia | null {
  const debut =
    lireDureeEnSecondes((params.get("t") ?? params.get("start") ?? "").replace(/s$/, "")) ?? 0;
  const fin = lireDureeEnSecondes(params.get("end") ?? "");
  const lu = { debut, fin: fin !== null && fin > debut ? fin : null };
  return estExtraitEntier(lu) ? null : lu;
}

/** URL of an http(s) address; null for another text. The error is caught, because `URL.canParse` is missing on older phones. */
function lireAdresse(texte: string): URL | null {
  try {
    const url = new URL(texte);
    return url.protocol === "https:" || url.protocol === "http:" ? url : null;
  } catch {
    return null;
  }
}
