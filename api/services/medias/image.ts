/**
 * Pictures are made anew: nothing is left of what a camera or somebody else wrote beside the pixels, and what is served is what a
 * decoder has read to its end (decisions-plateforme "Media").
 */
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { COTE_MAX, PIXELS_MAX } from "#contracts/medias.ts";
import type { Pixels } from "./bitmap.ts";
import { type FormatSharp, PIXELS_ANIMES_MAX } from "./media-types.ts";

const COTE_APERCU = 320;
const QUALITE = 85;

/** A file or its bytes, in a format of sharp's; or pixels, to be written in one. */
export type Source =
  | { readonly entree: string | Uint8Array; readonly format: FormatSharp }
  | (Pixels & { readonly format: "webp" | "png" });

interface ImageFaite {
  readonly type: string;
  readonly extension: string;
  readonly largeur: number;
  readonly hauteur: number;
  /** In the same folder, both. */
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
/** Of a hundred frames, a second instead of seven for a GIF, and a third of its size. */
const WEBP_ANIME: Sortie = {
  ...WEBP,
  ecrire: (image) => image.webp({ quality: QUALITE, effort: 1 }),
};

/** What each format becomes. AVIF takes ten seconds to write: WebP, which every browser of ours reads too. */
const SORTIES: Readonly<Record<FormatSharp, Sortie>> = {
  jpeg: JPEG,
  png: PNG,
  gif: PNG,
  webp: WEBP,
  heif: WEBP,
};

// the other cores are for the games
sharp.concurrency(1);

/**
 * Writes the picture and its preview into `dossier`, under `nom`. Rejects when it cannot be read to its end, is not of the format
 * that its content promised, or is larger than `PIXELS_MAX`.
 */
export async function refaireImage(
  source: Source,
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
  // frames of an animation are one tall picture to sharp: turning or shrinking it would mix them
  const droite = animee
    ? image
    : image.autoOrient().resize(COTE_MAX, COTE_MAX, { fit: "inside", withoutEnlargement: true });
  const fait = await ecrire(droite).toFile(chemin);
  // from what was just made, which is known to be sound: its first frame
  await sharp(chemin, { limitInputPixels: PIXELS_MAX })
    .resize(COTE_APERCU, COTE_APERCU, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITE })
    .toFile(apercu);
  const hauteur = fait.pageHeight ?? fait.height;
  return { type, extension, largeur: fait.width, hauteur, chemin, apercu };
}

function ouvrir(source: Source, animated: boolean): Sharp {
  // of all frames together, and before any is decoded: the header says how much there would be
  const limitInputPixels = animated ? PIXELS_ANIMES_MAX : PIXELS_MAX;
  const options = { failOn: "error", limitInputPixels, animated, sequentialRead: true } as const;
  if ("entree" in source) return sharp(source.entree, options);
  const { largeur: width, hauteur: height, rvba } = source;
  return sharp(rvba, { ...options, raw: { width, height, channels: 4 } });
}
