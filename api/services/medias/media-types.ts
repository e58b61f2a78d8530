/** What each kind of content may become: plateforme §5 "Files", decisions-plateforme "Media". */

/** Pixels of an animation that is decoded, all frames together. */
export const PIXELS_ANIMES_MAX = 128_000_000;

/**
 * Why a file is not taken; `dessinActif`: a drawing that holds more than a drawing; `codec`: browsers do not play what is in it; `heic`:
 * a photograph as iPhones keep them; `tropDePixels`: more than is decoded.
 */
export const REFUS = [
  "typeRefuse",
  "dessinActif",
  "codec",
  "heic",
  "tropDePixels",
  "illisible",
] as const;
export type Refus = (typeof REFUS)[number];

/** How sharp names what it reads. */
export type FormatSharp = "jpeg" | "png" | "gif" | "webp" | "heif";

interface SonOuVideo {
  readonly type: string;
  readonly extension: string;
}

/** Kept as they are, by the type that their content shows. */
export const SONS_ET_VIDEOS: Readonly<Record<string, SonOuVideo>> = {
  "video/webm": { type: "video/webm", extension: ".webm" },
  "video/ogg": { type: "video/ogg", extension: ".ogv" },
  // a skeleton track comes first: the streams are said later
  "application/ogg": { type: "video/ogg", extension: ".ogv" },
  "audio/mpeg": { type: "audio/mpeg", extension: ".mp3" },
  "audio/wav": { type: "audio/wav", extension: ".wav" },
  "audio/ogg": { type: "audio/ogg", extension: ".ogg" },
};

/** The same box of tracks under several names, and what is served of it: with pictures, and without. */
export const MP4S: Readonly<Record<string, SonOuVideo>> = {
  "video/mp4": { type: "video/mp4", extension: ".mp4" },
  "video/x-m4v": { type: "video/x-m4v", extension: ".m4v" },
  "video/quicktime": { type: "video/mp4", extension: ".mp4" },
  "audio/mp4": { type: "video/mp4", extension: ".mp4" },
  "audio/x-m4a": { type: "video/mp4", extension: ".mp4" },
};
export const MP4_SANS_IMAGE: SonOuVideo = { type: "audio/mp4", extension: ".m4a" };
export const HEIC: ReadonlySet<string> = new Set([
  "image/heic",
  "image/heif",
  "image/heic-sequence",
  "image/heif-sequence",
]);

/** Made anew by sharp. */
export const IMAGES: Readonly<Record<string, FormatSharp>> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  // only its first picture: sharp does not know the others
  "image/apng": "png",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/avif": "heif",
};
