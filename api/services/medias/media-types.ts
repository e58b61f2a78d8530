/** Types of media that are accepted, and what each is converted to (plateforme §5 "Files", decisions-plateforme "Media"). */

/** Maximum number of pixels of an animation, all frames together. */
export const PIXELS_ANIMATION_MAX = 128_000_000;

/**
 * Reasons for refusing a file. `dessinActif`: an SVG holds more than a drawing; `dessinRepete`: it repeats its
 * shapes too often; `codec`: browsers cannot play it; `heic`: an iPhone photo; `tropDePixels`: the picture is too large to
 * decode.
 */
export const RAISONS_REFUS_FICHIER = [
  "typeRefuse",
  "dessinActif",
  "dessinRepete",
  "codec",
  "heic",
  "tropDePixels",
  "illisible",
] as const;
export type RaisonRefusFichier = (typeof RAISONS_REFUS_FICHIER)[number];

/** Formats of pictures, by sharp's names. */
export type FormatImageSharp = "jpeg" | "png" | "gif" | "webp" | "heif";

interface SonOuVideo {
  readonly type: string;
  readonly extension: string;
}

/** Sounds and videos that are stored unchanged, by detected type. */
export const TYPES_MIME_SONS_ET_VIDEOS: Readonly<Record<string, SonOuVideo>> = {
  "video/webm": { type: "video/webm", extension: ".webm" },
  "video/ogg": { type: "video/ogg", extension: ".ogv" },
  // a skeleton track comes first in this file, so the type cannot tell sound from video
  "application/ogg": { type: "video/ogg", extension: ".ogv" },
  "audio/mpeg": { type: "audio/mpeg", extension: ".mp3" },
  "audio/wav": { type: "audio/wav", extension: ".wav" },
  "audio/ogg": { type: "audio/ogg", extension: ".ogg" },
};

/**
 * MP4 containers under their several detected types, with the served type of a file that has a picture track, and of one that
 * has none.
 */
export const FORMATS_SERVIS_MP4: Readonly<Record<string, SonOuVideo>> = {
  "video/mp4": { type: "video/mp4", extension: ".mp4" },
  "video/x-m4v": { type: "video/x-m4v", extension: ".m4v" },
  "video/quicktime": { type: "video/mp4", extension: ".mp4" },
  "audio/mp4": { type: "video/mp4", extension: ".mp4" },
  "audio/x-m4a": { type: "video/mp4", extension: ".mp4" },
};
export const FORMAT_SERVI_MP4_SANS_IMAGE: SonOuVideo = { type: "audio/mp4", extension: ".m4a" };
export const TYPES_MIME_HEIC: ReadonlySet<string> = new Set([
  "image/heic",
  "image/heif",
  "image/heic-sequence",
  "image/heif-sequence",
]);

/** Pictures that sharp re-encodes. */
export const TYPES_MIME_IMAGES: Readonly<Record<string, FormatImageSharp>> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  // sharp only reads the first frame of an animated PNG
  "image/apng": "png",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/avif": "heif",
};
