/** From what a quizz stores as its media to what a screen can show: plateforme §3. Pure, no DOM. */
import { type Cadre, type Extrait, lireFragment, type Rotation } from "#contracts/fragment.ts";
import { lireYoutube } from "#contracts/youtube.ts";

export type SorteMedia = "image" | "video" | "audio" | "youtube";

interface MediaLu {
  /** What to try, in order: an address without a known ending may be any of the three. */
  readonly sortes: readonly SorteMedia[];
  /** Address to load; for YouTube, of the player that leaves no cookie. */
  readonly src: string;
  /** The part of a sound or a video that is played; null: all of it. YouTube has it in its address. */
  readonly extrait: Extrait | null;
  /** The part of an image that is shown; null: all of it. */
  readonly cadre: Cadre | null;
  /** How an image is turned; of no concern to the other kinds. */
  readonly rotation: Rotation;
}

const PAR_EXTENSION: readonly (readonly [SorteMedia, RegExp])[] = [
  ["image", /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i],
  ["video", /\.(?:mp4|m4v|webm|mov|ogv)$/i],
  ["audio", /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
];

/** Of the player that leaves no cookie; its own clock counts whole seconds. */
function lecteurYoutube(id: string, extrait: Extrait | null): string {
  const { debut = 0, fin = null } = extrait ?? {};
  const depart = debut > 0 ? `&start=${String(Math.floor(debut))}` : "";
  const arret = fin === null ? "" : `&end=${String(Math.ceil(fin))}`;
  return `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1${depart}${arret}`;
}

function sortesDe(chemin: string): readonly SorteMedia[] {
  const connue = PAR_EXTENSION.find(([, fin]) => fin.test(chemin));
  return connue === undefined ? ["image", "video", "audio"] : [connue[0]];
}

/** Null for what is not an absolute address: `URL.canParse` is younger than the phones that play. */
function lireAdresse(texte: string): URL | null {
  try {
    return new URL(texte);
  } catch {
    return null;
  }
}

/** Null when there is nothing to show, or an address that no screen should open. */
export function lireMedia(media: string): MediaLu | null {
  const { adresse, ...part } = lireFragment(media);
  if (adresse === "") return null;
  if (/^[\w-]+(?:\.[\w-]+)*$/.test(adresse))
    return { sortes: sortesDe(adresse), src: `/media/${adresse}`, ...part };
  const url = lireAdresse(adresse);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  const video = lireYoutube(media);
  if (video !== null)
    return { sortes: ["youtube"], src: lecteurYoutube(video.id, video.extrait), ...part };
  return { sortes: sortesDe(url.pathname), src: url.href, ...part };
}

/** What to load of a sound or a video: browsers that know the standard fetch the part that will be heard. */
export const adresseDExtrait = (src: string, extrait: Extrait | null): string => {
  if (extrait === null) return src;
  const [nue = ""] = src.split("#", 1);
  const { debut, fin } = extrait;
  return `${nue}#t=${String(debut)}${fin === null ? "" : `,${String(fin)}`}`;
};
