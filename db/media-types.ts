/** Kinds of media that may be stored (plateforme §5), by the usual extension of their files. */
const TYPES: Readonly<Record<string, string>> = {
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".bmp": "image/bmp",
  ".ico": "image/x-icon",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".ogv": "video/ogg",
  ".m4v": "video/x-m4v",
  ".mp3": "audio/mpeg",
  ".m4a": "audio/mp4",
  ".wav": "audio/wav",
  ".ogg": "audio/ogg",
};

/** MIME type of a stored media file, by its extension (with its dot); null when the extension is not a media's. */
export function findMimeTypeOfExtension(extension: string): string | null {
  return TYPES[extension.toLowerCase()] ?? null;
}
