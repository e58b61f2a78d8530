/** Media found inside imported files, named by the hash of their content as in Trinquizz's own file. Pure. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { FICHIER_MEDIA_OCTETS_MAX } from "#contracts/medias.ts";
import type { MediaJoint } from "../lecture.ts";

const SIGNATURES: readonly (readonly [fin: string, debut: readonly (number | null)[]])[] = [
  ["png", [0x89, 0x50, 0x4e, 0x47]],
  ["jpg", [0xff, 0xd8, 0xff]],
  ["gif", [0x47, 0x49, 0x46, 0x38]],
  ["webp", [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ["wav", [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x41, 0x56, 0x45]],
  // AVIF, QuickTime and M4A are in the same boxes as MP4, so they are told from it first
  ["avif", [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69]],
  ["mov", [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x71, 0x74]],
  ["m4a", [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x4d, 0x34, 0x41]],
  ["mp4", [null, null, null, null, 0x66, 0x74, 0x79, 0x70]],
  ["mp3", [0x49, 0x44, 0x33]],
  // an MP3 without a tag begins with a frame of MPEG: eleven bits at 1, then its version and its layer
  ...[0xfb, 0xfa, 0xf3, 0xf2, 0xe3, 0xe2].map((second) => ["mp3", [0xff, second]] as const),
  ["ogg", [0x4f, 0x67, 0x67, 0x53]],
  ["webm", [0x1a, 0x45, 0xdf, 0xa3]],
];

/** The beginning of an SVG: its element, behind what XML may say first. */
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i;

/** Names a media of an imported file by its content; null for an unknown type or a file that is too large. The server checks again. */
export function composerMediaJoint(octets: Uint8Array<ArrayBuffer>): MediaJoint | null {
  if (octets.length > FICHIER_MEDIA_OCTETS_MAX) return null;
  const fin =
    SIGNATURES.find(([, debut]) =>
      debut.every((octet, rang) => octet === null || octets[rang] === octet),
    )?.[0] ?? (SVG.test(new TextDecoder().decode(octets.subarray(0, 2000))) ? "svg" : undefined);
  if (fin === undefined) return null;
  return { nom: `${bytesToHex(sha256(octets))}.${fin}`, taille: octets.length, octets };
}

/** Decodes base64 with spaces and line ends inside; null for any other text. */
export function decoderBase64(texte: string): Uint8Array<ArrayBuffer> | null {
  try {
    const brut = atob(texte.replace(/\s+/g, ""));
    return Uint8Array.from(brut, (lettre) => lettre.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}

/** Bytes as base64, piece by piece: a large picture has more bytes than a call has arguments. */
export function encoderBase64(octets: Uint8Array): string {
  let brut = "";
  for (let i = 0; i < octets.length; i += 0x8000)
    brut += String.fromCharCode(...octets.subarray(i, i + 0x8000));
  return btoa(brut);
}
