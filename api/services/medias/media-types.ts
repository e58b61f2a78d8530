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

/** Served type and extension of the sounds and videos that are stored unchanged, by detected type. */
export const FORMATS_SERVIS_SONS_ET_VIDEOS: Readonly<Record<string, SonOuVideo>> = {
  "video/webm": { type: "video/webm", extension: ".webm" },
  "video/ogg": { type: "video/ogg", extension: ".ogv" },
  // served as video: a skeleton track comes first in this file, so its type cannot tell sound from video
  "application/ogg": { type: "video/ogg", extension: ".ogv" },
  "audio/mpeg": { type: "audio/mpeg", extension: ".mp3" },
  "audio/wav": { type: "audio/wav", extension: ".wav" },
  "audio/ogg": { type: "audio/ogg", extension: ".ogg" },
};

/**
 * Served type and extension of an MP4 file that has a picture track, by detected type; then those of a file that has none.
 */
export const FORMATS_SERVIS_MP4_AVEC_IMAGE: Readonly<Record<string, SonOuVideo>> = {
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

/** Format, by sharp's names, of the pictures that sharp re-encodes, by detected type. */
export const FORMATS_SHARP_PAR_TYPE_MIME: Readonly<Record<string, FormatImageSharp>> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  // an animated PNG becomes a still picture: sharp only reads its first frame
  "image/apng": "png",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/avif": "heif",
};
