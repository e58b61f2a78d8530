/**
 * Decodes BMP and ICO, which sharp cannot read, into pixels. Memory is allocated only after the file was seen to hold as many
 * bytes as its header claims. Decoding is slow: call it in the converter's process.
 */
import decodeBmp from "decode-bmp";
import { PIXELS_IMAGE_MAX } from "#contracts/medias.ts";

export interface ImageDecodee {
  readonly largeur: number;
  readonly hauteur: number;
  /** Red, green, blue and opacity bytes. */
  readonly rvba: Uint8Array;
}

const ENTETE_FICHIER = 14;
const ENTETE_IMAGE = 40;
const ENTREE_ICONE = 16;
/** Maximum number of icon entries that are looked at. */
const ENTREES_MAX = 64;
const SANS_COMPRESSION = 0;
const PAR_MASQUES = 3;
const MASQUES_USUELS = [0xff0000, 0xff00, 0xff] as const;
const PNG = 0x89504e47;

/** Decodes a BMP: palettes, 24 and 32 bits, rows in either order. Throws on damaged files, on RLE compression and on 16 bits. */
export function decoderImageBmp(octets: Buffer): ImageDecodee {
  const tailleEntete = octets.readUInt32LE(ENTETE_FICHIER);
  const largeur = octets.readInt32LE(18);
  const hauteurSignee = octets.readInt32LE(22);
  const [profondeur, compression] = [octets.readUInt16LE(28), octets.readUInt32LE(30)];
  const hauteur = Math.abs(hauteurSignee);
  if (tailleEntete < ENTETE_IMAGE || tailleEntete > 200) throw new Error("unknown BMP header");
  if (largeur <= 0 || hauteur === 0) throw new Error("impossible size");
  if (largeur * hauteur > PIXELS_IMAGE_MAX) throw new Error("exceeds pixel limit");
  const usuels = () =>
    MASQUES_USUELS.every((masque, rang) => masque === octets.readUInt32LE(54 + rang * 4));
  const claire =
    compression === SANS_COMPRESSION ||
    (compression === PAR_MASQUES && profondeur === 32 && usuels());
  if (!claire) throw new Error("compressed BMP");
  // rewrites the file for the decoder, which only knows the short header, then the palette, then the rows from the bottom
  const couleurs = profondeur > 8 ? 0 : octets.readUInt32LE(46) || 1 << profondeur;
  if (couleurs > 256) throw new Error("impossible palette");
  const debutPalette = ENTETE_FICHIER + tailleEntete;
  const entete = Buffer.from(octets.subarray(0, ENTETE_FICHIER + ENTETE_IMAGE));
  entete.writeUInt32LE(ENTETE_IMAGE, ENTETE_FICHIER);
  entete.writeInt32LE(hauteur, 22);
  entete.writeUInt32LE(couleurs, 46);
  const decode = decodeBmp(
    Buffer.concat([
      entete,
      octets.subarray(debutPalette, debutPalette + couleurs * 4),
      octets.subarray(octets.readUInt32LE(10)),
    ]),
  );
  const rvba = new Uint8Array(decode.data.buffer);
  if (profondeur === 32) opaqueSiVide(rvba);
  if (hauteurSignee < 0) retourner(rvba, largeur * 4);
  return { largeur, hauteur, rvba };
}

/** Decodes the largest picture of an icon, or returns the PNG that it holds. Throws on damaged files. */
export function decoderImageIcone(octets: Buffer): ImageDecodee | { readonly png: Uint8Array } {
  const nombre = Math.min(octets.readUInt16LE(4), ENTREES_MAX);
  let meilleure = { cote: 0, bits: 0, place: -1 };
  for (let rang = 0; rang < nombre; rang++) {
    const place = 6 + rang * ENTREE_ICONE;
    // a side of 0 in an icon's directory means 256 pixels
    const cote = octets.readUInt8(place) || 256;
    const bits = octets.readUInt16LE(place + 6);
    if (cote > meilleure.cote || (cote === meilleure.cote && bits > meilleure.bits))
      meilleure = { cote, bits, place };
  }
  if (meilleure.place < 0) throw new Error("empty icon");
  const [taille, debut] = [8, 12].map((champ) => octets.readUInt32LE(meilleure.place + champ));
  const image = octets.subarray(debut, (debut ?? 0) + (taille ?? 0));
  if (image.length !== taille) throw new Error("truncated icon");
  if (image.readUInt32BE(0) === PNG) return { png: new Uint8Array(image) };
  const largeur = image.readInt32LE(4);
  // halves the height of an icon, which counts the picture and its mask
  const hauteur = image.readInt32LE(8) / 2;
  if (largeur <= 0 || hauteur <= 0 || largeur > 1024 || hauteur > 1024)
    throw new Error("impossible size");
  const decode = decodeBmp(image, { width: largeur, height: hauteur, icon: true });
  const rvba = new Uint8Array(decode.data.buffer);
  if (decode.colorDepth === 32) opaqueSiVide(rvba);
  return { largeur: decode.width, hauteur: decode.height, rvba };
}

/** Makes the picture opaque when all opacity bytes are zero: many programs leave them at zero. */
function opaqueSiVide(rvba: Uint8Array): void {
  for (let i = 3; i < rvba.length; i += 4) if (rvba[i] !== 0) return;
  for (let i = 3; i < rvba.length; i += 4) rvba[i] = 255;
}

/** Flips the picture vertically, in place. */
function retourner(rvba: Uint8Array, ligne: number): void {
  for (let haut = 0, bas = rvba.length - ligne; haut < bas; haut += ligne, bas -= ligne) {
    const copie = rvba.slice(haut, haut + ligne);
    rvba.copyWithin(haut, bas, bas + ligne);
    rvba.set(copie, bas);
  }
}
