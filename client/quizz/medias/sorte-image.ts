/** What a picture is, by its first bytes: what a browser has to do with it before it leaves. Pure. */

/** `apng`: a PNG that moves. */
export type SorteImage = "jpeg" | "png" | "apng" | "heic";

/** Enough for the marks below: of an animated PNG, it comes before the pixels, after what an editor writes of colours. */
export const TETE_OCTETS = 64_000;

const texte = (octets: Uint8Array, de: number, a: number): string =>
  String.fromCharCode(...octets.subarray(de, a));
const entier = (octets: Uint8Array, ou: number): number =>
  [0, 1, 2, 3].reduce((n, i) => n * 256 + (octets[ou + i] ?? 0), 0);

/** Null for anything else, which leaves as it is. @param octets of its beginning */
export function lireSorteImage(octets: Uint8Array): SorteImage | null {
  if (octets[0] === 0xff && octets[1] === 0xd8 && octets[2] === 0xff) return "jpeg";
  if (texte(octets, 0, 8) === "\u0089PNG\r\n\u001A\n") return estAnime(octets) ? "apng" : "png";
  if (texte(octets, 4, 8) !== "ftyp") return null;
  // a photograph says one of these among its brands, AVIF never does
  const marques = texte(octets, 8, Math.min(entier(octets, 0), 256));
  return /he(?:ic|ix|im|is|vc|vx|vm|vs)/.test(marques) ? "heic" : null;
}

/** Chunks until the first pixels: a length, a name, what they say, a sum. */
function estAnime(octets: Uint8Array): boolean {
  for (let ou = 8; ou + 8 <= octets.length; ou += 12 + entier(octets, ou)) {
    const nom = texte(octets, ou + 4, ou + 8);
    if (nom === "acTL") return true;
    if (nom === "IDAT") return false;
  }
  return false;
}
