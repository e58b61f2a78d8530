/**
 * Prepares an image in the browser before it is uploaded: a HEIC becomes a JPEG, too large an image is made smaller.
 * A file that cannot be prepared is sent as it is, and the server says why it refuses it. Decision 0079.
 */
import {
  CONSEILS_FICHIER_REFUSE,
  COTE_IMAGE_PIXELS_MAX,
  FICHIER_MEDIA_OCTETS_MAX,
  PHRASE_APNG_SANS_ANIMATION,
  PIXELS_IMAGE_MAX,
  PHRASES_MEDIA,
} from "#contracts/medias.ts";
import type { ReponseApi } from "../../app/api/api.ts";
import {
  type FileUploadHandle,
  envoyerFichier,
  type MediaTeleverse,
} from "../../app/api/upload.ts";
import { type OpenedImage, openHeic, openImageWithBrowser } from "./image-decoder.ts";

interface Decodeurs {
  /** Opens an image with the browser, without decoding it; null when this browser cannot. */
  readonly openImage: (fichier: Blob) => Promise<OpenedImage | null>;
  /** Opens an iPhone photo (HEIC) with a decoder of ours, where the browser cannot. */
  readonly openHeic: (fichier: Blob) => Promise<OpenedImage | null>;
}

/** A file ready to upload. `note`: remark for its author once it has arrived; empty when the file is unchanged. */
interface Prepare {
  readonly fichier: File;
  readonly note: string;
}

/** Size in pixels in which an image is stored: its own, or smaller so that its longest side fits. */
export function computeStoredImageSize({
  largeur,
  hauteur,
}: Pick<OpenedImage, "largeur" | "hauteur">) {
  const echelle = Math.min(1, COTE_IMAGE_PIXELS_MAX / Math.max(largeur, hauteur));
  const cote = (n: number) => Math.max(1, Math.round(n * echelle));
  return { largeur: cote(largeur), hauteur: cote(hauteur) };
}

const ENSUITE = { jpeg: "image/jpeg", heic: "image/jpeg", png: "image/webp", apng: "image/webp" };

async function refaire(
  fichier: File,
  sorte: SorteImage,
  { openImage: ouvrir, openHeic: decoder }: Decodeurs,
): Promise<File | null> {
  const ouverte = (await ouvrir(fichier)) ?? (sorte === "heic" ? await decoder(fichier) : null);
  if (ouverte === null) return null;
  try {
    const trop =
      ouverte.largeur * ouverte.hauteur > PIXELS_IMAGE_MAX ||
      fichier.size > FICHIER_MEDIA_OCTETS_MAX;
    if (sorte !== "heic" && !trop) return null;
    const fait = await ouverte.ecrire(computeStoredImageSize(ouverte), ENSUITE[sorte]);
    if (fait === null) return null;
    return new File([fait], fichier.name, { type: fait.type });
  } finally {
    ouverte.fermer();
  }
}

/** Prepares a file for its upload; an image may be converted or made smaller. Never rejects. */
export async function prepareFileForUpload(
  fichier: File,
  decodeurs: Decodeurs = { openImage: openImageWithBrowser, openHeic },
): Promise<Prepare> {
  try {
    const sorte = readImageFormat(
      new Uint8Array(await fichier.slice(0, TETE_OCTETS).arrayBuffer()),
    );
    if (sorte === null) return { fichier, note: "" };
    const refait = await refaire(fichier, sorte, decodeurs);
    return { fichier: refait ?? fichier, note: sorte === "apng" ? PHRASE_APNG_SANS_ANIMATION : "" };
  } catch {
    return { fichier, note: "" };
  }
}

/** The preparation under way: images are prepared one at a time, because each may hold all of its pixels in memory. */
let precedente: Promise<unknown> = Promise.resolve();
function aSonTour<T>(faire: () => Promise<T>): Promise<T> {
  const fait = precedente.then(faire);
  precedente = fait;
  return fait;
}

/** Prepares a file, then uploads it (`envoyerFichier`). */
export function prepareAndUploadFile(
  fichier: File,
  surPart: (part: number) => void,
): FileUploadHandle {
  let ligne: FileUploadHandle | null = null;
  let annule = false;
  const envoyer = async (): Promise<ReponseApi<MediaTeleverse>> => {
    const prepare = await aSonTour(async () => (annule ? null : prepareFileForUpload(fichier)));
    // the upload was cancelled during its preparation: its promise never settles, and nothing is sent
    if (annule || prepare === null) return new Promise(() => {});
    const { fichier: pret, note } = prepare;
    if (pret.size > FICHIER_MEDIA_OCTETS_MAX) {
      const corps = {
        message: PHRASES_MEDIA.tropGros,
        conseil: CONSEILS_FICHIER_REFUSE.imageLourde,
      };
      return { ok: false, statut: 413, message: corps.message, corps };
    }
    ligne = envoyerFichier(pret, surPart);
    const reponse = await ligne.reponse;
    return reponse.ok && note !== "" ? { ok: true, corps: { ...reponse.corps, note } } : reponse;
  };
  return {
    reponse: envoyer(),
    annuler() {
      annule = true;
      ligne?.annuler();
    },
  };
}

/** Formats of images that are told from their first bytes. `apng`: an animated PNG. */
type SorteImage = "jpeg" | "png" | "apng" | "heic";

/** Bytes of an image's head that are read to tell its format: in a PNG, the mark of an animation may come after colour profiles. */
const TETE_OCTETS = 64_000;

const texte = (octets: Uint8Array, de: number, a: number): string =>
  String.fromCharCode(...octets.subarray(de, a));
const entier = (octets: Uint8Array, ou: number): number =>
  [0, 1, 2, 3].reduce((n, i) => n * 256 + (octets[ou + i] ?? 0), 0);

/**
 * The format of an image that can be converted or made smaller, from its first bytes; null for any other file (WebP, GIF and AVIF too), which is
 * sent as it is. Pure.
 * @param octets the first bytes of the file
 */
export function readImageFormat(octets: Uint8Array): SorteImage | null {
  if (octets[0] === 0xff && octets[1] === 0xd8 && octets[2] === 0xff) return "jpeg";
  if (texte(octets, 0, 8) === "\u0089PNG\r\n\u001A\n") return estAnime(octets) ? "apng" : "png";
  if (texte(octets, 4, 8) !== "ftyp") return null;
  // only HEIC names one of these brands; AVIF, of the same family of files, never does
  const marques = texte(octets, 8, Math.min(entier(octets, 0), 256));
  return /he(?:ic|ix|im|is|vc|vx|vm|vs)/.test(marques) ? "heic" : null;
}

/** Whether a PNG is animated: its chunks (length, name, content, checksum) are read until a mark of animation or the pixels. */
function estAnime(octets: Uint8Array): boolean {
  for (let ou = 8; ou + 8 <= octets.length; ou += 12 + entier(octets, ou)) {
    const nom = texte(octets, ou + 4, ou + 8);
    if (nom === "acTL") return true;
    if (nom === "IDAT") return false;
  }
  return false;
}
