/**
 * Re-encodes pictures: camera metadata is dropped, and every served picture was decoded to its end (decisions-plateforme
 * "Media").
 */
import { join } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import { COTE_IMAGE_PIXELS_MAX, PIXELS_IMAGE_MAX } from "#contracts/medias.ts";
import type { ImageDecodee } from "./bitmap.ts";
import {
  type FormatImageSharp,
  FORMATS_SHARP_PAR_TYPE_MIME,
  PIXELS_ANIMATION_MAX,
} from "./media-types.ts";

const COTE_APERCU = 320;
const QUALITE = 85;

/** A file or bytes that sharp can read, or raw pixels with the format to write. */
export type SourceDImageAReencoder =
  | { readonly entree: string | Uint8Array; readonly format: FormatImageSharp }
  | (ImageDecodee & { readonly format: "webp" | "png" });

interface ImageFaite {
  readonly type: string;
  readonly extension: string;
  readonly largeur: number;
  readonly hauteur: number;
  /** Paths of the picture and of its preview, in the same folder. */
  readonly chemin: string;
  readonly apercu: string;
}

interface Sortie {
  readonly type: string;
  readonly extension: string;
  readonly ecrire: (image: Sharp) => Sharp;
}

const JPEG: Sortie = {
  type: "image/jpeg",
  extension: ".jpg",
  ecrire: (image) => image.jpeg({ quality: QUALITE }),
};
const PNG: Sortie = { type: "image/png", extension: ".png", ecrire: (image) => image.png() };
const WEBP: Sortie = {
  type: "image/webp",
  extension: ".webp",
  ecrire: (image) => image.webp({ quality: QUALITE }),
};
/** WebP output of an animation: with this effort a hundred GIF frames take one second instead of seven, and a third of the size. */
const WEBP_ANIME: Sortie = {
  ...WEBP,
  ecrire: (image) => image.webp({ quality: QUALITE, effort: 1 }),
};

/** Output format of each input. AVIF takes ten seconds to write, so it becomes WebP. */
const SORTIES: Readonly<Record<FormatImageSharp, Sortie>> = {
  jpeg: JPEG,
  png: PNG,
  gif: PNG,
  webp: WEBP,
  heif: WEBP,
};

// sharp converts on one core, because games need the others
sharp.concurrency(1);

/**
 * Writes the picture and its preview into `dossier`, under `nom`. Rejects a picture that cannot be read to its end, whose
 * format is not the detected one, or that exceeds `PIXELS_IMAGE_MAX`.
 */
export async function reencoderImageEtApercu(
  source: SourceDImageAReencoder,
  dossier: string,
  nom: string,
): Promise<ImageFaite> {
  const { format } = source;
  const vu = await ouvrir(source, false).metadata();
  if ("entree" in source && vu.format !== format) throw new Error("not what it said");
  const animee = (format === "gif" || format === "webp") && (vu.pages ?? 1) > 1;
  const { type, extension, ecrire } = animee ? WEBP_ANIME : SORTIES[format];
  const [chemin, apercu] = [join(dossier, nom), join(dossier, `${nom}.apercu`)];
  const image = ouvrir(source, animee);
  // an animation is neither rotated nor resized: sharp sees it as one tall picture, and its frames would be mixed
  const droite = animee
    ? image
    : image.autoOrient().resize(COTE_IMAGE_PIXELS_MAX, COTE_IMAGE_PIXELS_MAX, {
        fit: "inside",
        withoutEnlargement: true,
      });
  const fait = await ecrire(droite).toFile(chemin);
  // the preview is made from the first frame of the re-encoded picture, which is known to be sound
  await sharp(chemin, { limitInputPixels: PIXELS_IMAGE_MAX })
    .resize(COTE_APERCU, COTE_APERCU, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITE })
    .toFile(apercu);
  const hauteur = fait.pageHeight ?? fait.height;
  return { type, extension, largeur: fait.width, hauteur, chemin, apercu };
}

/** Pixels of all frames of a picture, by its header. Rejects bytes that are no picture of an accepted format. */
export async function readPixelCount(bytes: Buffer): Promise<number> {
  const { mime = "" } = (await fileTypeFromBuffer(bytes)) ?? {};
  const format = FORMATS_SHARP_PAR_TYPE_MIME[mime];
  // sharp reads other formats too, among them drawings
  if (format === undefined) throw new Error("no picture");
  const seen = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (seen.format !== format) throw new Error("not what it said");
  // sharp takes a GIF of more than 2048 pixels for as large as its frames; browsers make its whole canvas
  const [width, height] =
    format === "gif" ? [bytes.readUInt16LE(6), bytes.readUInt16LE(8)] : [0, 0];
  return Math.max(seen.width, width) * Math.max(seen.height, height) * (seen.pages ?? 1);
}

function ouvrir(source: SourceDImageAReencoder, animated: boolean): Sharp {
  // the limit of an animation is for all its frames together: the header tells their pixels before any is decoded
  const limitInputPixels = animated ? PIXELS_ANIMATION_MAX : PIXELS_IMAGE_MAX;
  const options = { failOn: "error", limitInputPixels, animated, sequentialRead: true } as const;
  if ("entree" in source) return sharp(source.entree, options);
  const { largeur: width, hauteur: height, rvba } = source;
  return sharp(rvba, { ...options, raw: { width, height, channels: 4 } });
}
