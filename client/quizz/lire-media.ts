/** From what a quizz stores as its media to what a screen can show: plateforme §3. Pure, no DOM. */

export type SorteMedia = "image" | "video" | "audio" | "youtube";

export interface MediaLu {
  /** What to try, in order: an address without a known ending may be any of the three. */
  readonly sortes: readonly SorteMedia[];
  /** Address to load; for YouTube, of the player that leaves no cookie. */
  readonly src: string;
}

const PAR_EXTENSION: readonly (readonly [SorteMedia, RegExp])[] = [
  ["image", /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i],
  ["video", /\.(?:mp4|m4v|webm|mov|ogv)$/i],
  ["audio", /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
];
const HOTES_YOUTUBE = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const ID_YOUTUBE = /^[\w-]{11}$/;

/** The eleven characters of a video: watch?v=, youtu.be/, shorts/, embed/, live/. Null when it is not one. */
function idYoutube(url: URL): string | null {
  const [, premier = "", second = ""] = url.pathname.split("/");
  let id = "";
  if (url.hostname === "youtu.be") id = premier;
  else if (!HOTES_YOUTUBE.test(url.hostname)) return null;
  else if (premier === "watch") id = url.searchParams.get("v") ?? "";
  else if (["shorts", "embed", "live", "v"].includes(premier)) id = second;
  return ID_YOUTUBE.test(id) ? id : null;
}

/** "90", "90s" and "1m30s" of a `t` or `start` parameter, in seconds. */
function debut(url: URL): number {
  const brut = url.searchParams.get("t") ?? url.searchParams.get("start") ?? "";
  const lu = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(brut);
  const [h = 0, m = 0, s = 0] = (lu?.slice(1) ?? []).map((nombre) => Number(nombre ?? 0));
  return h * 3600 + m * 60 + s;
}

function lecteurYoutube(id: string, url: URL): string {
  const t = debut(url);
  const depart = t > 0 ? `&start=${String(t)}` : "";
  return `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1${depart}`;
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
  if (media === "") return null;
  if (/^[\w-]+(?:\.[\w-]+)*$/.test(media))
    return { sortes: sortesDe(media), src: `/media/${media}` };
  const url = lireAdresse(media);
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  const id = idYoutube(url);
  if (id !== null) return { sortes: ["youtube"], src: lecteurYoutube(id, url) };
  return { sortes: sortesDe(url.pathname), src: url.href };
}
