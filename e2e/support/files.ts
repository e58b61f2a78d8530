/** Files that people choose on their device. */
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { reponseMediaEnvoye } from "#contracts/medias.ts";
import { creerSonWav } from "../../api/test/fichiers.ts";

/** A picture of one colour. */
export const composerFichierImage = async (name: string, background: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 160, height: 100, channels: 3, background } })
    .png()
    .toBuffer(),
});
/** A second of silence. */
export const composerFichierSon = (name: string) => ({
  name,
  mimeType: "audio/wav",
  buffer: creerSonWav(),
});
/** A file in the form that a file input takes. */
export type FichierPourInput = ReturnType<typeof composerFichierSon>;

/** A photo in the format of iPhones: brass on the left, bottle green on the right, 64 by 48 (`heif-enc -q 40`, libheif 1.15). */
export const heicPhoto = (name: string) => ({
  name,
  mimeType: "image/heic",
  buffer: readFileSync(new URL("./photo.heic", import.meta.url)),
});
/** A photo of 72 million pixels of one colour. */
export const photoImmense = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: { width: 9000, height: 8000, channels: 3, background: "#e7ad3c" },
    limitInputPixels: false,
  })
    .jpeg()
    .toBuffer(),
});
/** An animated PNG with a single picture. */
export async function pngAnime(name: string) {
  const { buffer } = await composerFichierImage(name, "#2f6b4f");
  const dit = Buffer.concat([Buffer.from("acTL"), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])]);
  const somme = Buffer.alloc(4);
  somme.writeUInt32BE(crc32(dit));
  // the chunk is inserted after the signature and the header
  const [debut, suite] = [buffer.subarray(0, 33), buffer.subarray(33)];
  const acTL = Buffer.concat([Buffer.from([0, 0, 0, 8]), dit, somme]);
  return { name, mimeType: "image/png", buffer: Buffer.concat([debut, acTL, suite]) };
}

/** Uploads a file in the session of a page; returns its stored name. */
export async function envoyerMedia(
  page: Page,
  name: string,
  mimeType: string,
  buffer: Buffer,
): Promise<string> {
  const reponse = await page.request.post("/api/upload", {
    multipart: { media: { name, mimeType, buffer } },
  });
  return reponseMediaEnvoye.parse(await reponse.json()).nom;
}
