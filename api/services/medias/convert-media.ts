/** Finds the type of a received file by its content alone, and converts it. Runs in a process of its own (media-converter.ts). */
import { readFileSync } from "node:fs";
import { fileTypeFromFile } from "file-type";
import type { ResultatConversionMedia } from "./media-converter.ts";
import { decoderImageBmp, decoderImageIcone } from "./bitmap.ts";
import {
  TYPES_MIME_HEIC,
  FORMATS_SHARP_PAR_TYPE_MIME,
  FORMAT_SERVI_MP4_SANS_IMAGE,
  FORMATS_SERVIS_MP4_AVEC_IMAGE,
  FORMATS_SERVIS_SONS_ET_VIDEOS,
} from "./media-types.ts";
import type { SourceDImageAReencoder } from "./image.ts";
import {
  readMp4TracksOrRefusalReason,
  findOggRefusalReason,
  findWavRefusalReason,
} from "./tracks.ts";

/**
 * Converts a file and writes the result into `dossier`, under names that begin with `nom`. Never rejects: an unreadable
 * file gives a refusal.
 */
export const convertMediaFile = (
  chemin: string,
  dossier: string,
  nom: string,
): Promise<ResultatConversionMedia> =>
  lireEtRefaire(chemin, dossier, nom).catch((erreur: unknown): ResultatConversionMedia =>
    estDisquePlein(erreur)
      ? { sorte: "disquePlein" }
      : { sorte: "refus", raison: aTropDePixels(erreur) ? "tropDePixels" : "illisible" },
  );

async function lireEtRefaire(
  chemin: string,
  dossier: string,
  nom: string,
): Promise<ResultatConversionMedia> {
  const vu = (await fileTypeFromFile(chemin))?.mime.split(";")[0];
  if (vu === undefined || vu === "application/xml") {
    const { verifierSvgEtLireTaille } = await import("./svg.ts");
    const lu = await verifierSvgEtLireTaille(chemin);
    if (typeof lu === "string") return { sorte: "refus", raison: lu };
    const dessin = { type: "image/svg+xml", extension: ".svg", apercu: null };
    return { sorte: "fait", chemin, ...dessin, ...lu };
  }
  if (TYPES_MIME_HEIC.has(vu)) return { sorte: "refus", raison: "heic" };
  const mp4 = FORMATS_SERVIS_MP4_AVEC_IMAGE[vu];
  if (mp4 !== undefined) {
    const lu = await readMp4TracksOrRefusalReason(chemin);
    if (typeof lu === "string") return { sorte: "refus", raison: lu };
    const forme = lu.video ? mp4 : FORMAT_SERVI_MP4_SANS_IMAGE;
    return { sorte: "fait", chemin, apercu: null, largeur: null, hauteur: null, ...forme };
  }
  const sonOuVideo = FORMATS_SERVIS_SONS_ET_VIDEOS[vu];
  const raison =
    sonOuVideo?.type.endsWith("/ogg") === true
      ? await findOggRefusalReason(chemin)
      : vu === "audio/wav"
        ? await findWavRefusalReason(chemin)
        : null;
  if (raison !== null) return { sorte: "refus", raison };
  if (sonOuVideo !== undefined)
    return { sorte: "fait", chemin, apercu: null, largeur: null, hauteur: null, ...sonOuVideo };
  const source = lireSource(vu, chemin);
  if (source === null) return { sorte: "refus", raison: "typeRefuse" };
  // image.ts is imported here only: it loads sharp, which takes a tenth of a second and is needed by pictures only
  const { reencoderImageEtApercu } = await import("./image.ts");
  return { sorte: "fait", ...(await reencoderImageEtApercu(source, dossier, nom)) };
}

function lireSource(vu: string, chemin: string): SourceDImageAReencoder | null {
  const format = FORMATS_SHARP_PAR_TYPE_MIME[vu];
  if (format !== undefined) return { entree: chemin, format };
  if (vu === "image/bmp") return { ...decoderImageBmp(readFileSync(chemin)), format: "webp" };
  if (vu !== "image/x-icon") return null;
  const icone = decoderImageIcone(readFileSync(chemin));
  return "png" in icone ? { entree: icone.png, format: "png" } : { ...icone, format: "png" };
}

/** Whether an error says that a picture has too many pixels, in the words of sharp, which bitmap.ts uses too. */
const aTropDePixels = (erreur: unknown): boolean =>
  erreur instanceof Error && /exceeds pixel limit/i.test(erreur.message);

/** Whether the disk is full, as Node or libvips reports it. */
function estDisquePlein(erreur: unknown): boolean {
  if (!(erreur instanceof Error)) return false;
  return ("code" in erreur && erreur.code === "ENOSPC") || /no space left/i.test(erreur.message);
}
