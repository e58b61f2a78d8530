/** Reads the media field of a quizz into what a screen can show: plateforme §3. Pure, no DOM. */
import {
  type CadreImage,
  type ExtraitDeMedia,
  lireMediaAvecFragment,
  type RotationImage,
} from "#contracts/fragment.ts";
import { lireVideoYoutube } from "#contracts/youtube.ts";

export type SorteMedia = "image" | "video" | "audio" | "youtube";

interface MediaLu {
  /** Kinds of player to try, in order: an address without a known extension may be an image, a sound or a video. */
  readonly sortes: readonly SorteMedia[];
  /** Address of the media to load; for YouTube, the player without cookies. */
  readonly src: string;
  /** Part of a sound or a video that is played; null for all of it. For YouTube the address contains it. */
  readonly extrait: ExtraitDeMedia | null;
  /** Part of an image that is shown; null for all of it. */
  readonly cadre: CadreImage | null;
  /** Rotation of an image; unused for the other kinds. */
  readonly rotation: RotationImage;
}

const PAR_EXTENSION: readonly (readonly [SorteMedia, RegExp])[] = [
  ["image", /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i],
  ["video", /\.(?:mp4|m4v|webm|mov|ogv)$/i],
  ["audio", /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
];

/** Address of YouTube's player without cookies, which accepts whole seconds only. */
function lecteurYoutube(id: string, extrait: ExtraitDeMedia | null): string {
  const { debut = 0, fin = null } = extrait ?? {};
  const depart = debut > 0 ? `&start=${String(Math.floor(debut))}` : "";
  const arret = fin === null ? "" : `&end=${String(Math.ceil(fin))}`;
  return `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1${depart}${arret}`;
}

function sortesDe(chemin: string): readonly SorteMedia[] {
  const connue = PAR_EXTENSION.find(([, fin]) => fin.test(chemin));
  return connue === undefined ? ["image", "video", "audio"] : [connue[0]];
}

/** Parses an absolute address, or gives null. Older supported phones lack `URL.canParse`. */
function lireAdresse(texte: string): URL | null {
  try {
    return new URL(texte);
  } catch {
    return null;
  }
}

/** The address, piece and possible kinds of a media, with which a screen shows it; null for no media, or for an address that no screen should open. */
export function lireMediaAAfficher(media: string): MediaLu | null {
  const { adresse, ...part } = lireMediaAvecFragment(media);
  if (adresse === "") return null;
  if (/^[\w-]+(?:\.[\w-]+)*$/.test(adresse))
    return { sortes: sortesDe(adresse), src: `/media/${adresse}`, ...part };
  const url = lireAdresse(adresse);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  const video = lireVideoYoutube(media);
  if (video !== null)
    return { sortes: ["youtube"], src: lecteurYoutube(video.id, video.extrait), ...part };
  return { sortes: sortesDe(url.pathname), src: url.href, ...part };
}

/** Address of an extract, which names it in a media fragment, so that browsers that support fragments fetch only that part. */
export const ecrireAdresseDExtraitDeMedia = (
  src: string,
  extrait: ExtraitDeMedia | null,
): string => {
  if (extrait === null) return src;
  const [nue = ""] = src.split("#", 1);
  const { debut, fin } = extrait;
  return `${nue}#t=${String(debut)}${fin === null ? "" : `,${String(fin)}`}`;
};
