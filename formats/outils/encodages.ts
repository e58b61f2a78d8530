/** Decodes the bytes of an imported text: UTF-8, UTF-16 from Excel, Windows-1252 from old programs, or a mixture. Pure. */

export type Encodage = "UTF-8" | "UTF-16" | "Windows-1252" | "Mac Roman" | "CP850";

export interface TexteDecode {
  readonly texte: string;
  readonly encodage: Encodage;
}

const NUL = 0;

/** Decodes the bytes of a text, and names their encoding. @returns the text without its byte order mark, with plain line ends */
export function decoderTexte(octets: Uint8Array): TexteDecode {
  const { texte, encodage } = brut(octets);
  return {
    texte: texte
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n")
      // "sep=;" is an instruction of Excel; its line stays, so that the next ones keep their numbers
      .replace(/^"?sep=[;,|\t]"?(?=\n)/i, ""),
    encodage,
  };
}

function brut(octets: Uint8Array): TexteDecode {
  const utf16 = sensUtf16(octets);
  if (utf16 !== null) return { texte: new TextDecoder(utf16).decode(octets), encodage: "UTF-16" };
  try {
    return { texte: new TextDecoder("utf-8", { fatal: true }).decode(octets), encodage: "UTF-8" };
  } catch {
    return melange(octets);
  }
}

/** The byte order of UTF-16, told by its mark or by the zero bytes beside Latin letters; null for other encodings. */
function sensUtf16(octets: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (octets[0] === 0xff && octets[1] === 0xfe) return "utf-16le";
  if (octets[0] === 0xfe && octets[1] === 0xff) return "utf-16be";
  const debut = octets.subarray(0, 2000);
  if (debut.length < 4) return null;
  let pairs = 0;
  let impairs = 0;
  debut.forEach((octet, rang) => {
    if (octet !== NUL) return;
    if (rang % 2 === 0) pairs += 1;
    else impairs += 1;
  });
  const moitie = debut.length / 2;
  if (impairs > moitie * 0.6 && pairs < moitie * 0.1) return "utf-16le";
  if (pairs > moitie * 0.6 && impairs < moitie * 0.1) return "utf-16be";
  return null;
}

/** Length of the UTF-8 sequence that begins at an offset; 0 when none does. */
function sequence(octets: Uint8Array, i: number): number {
  const tete = octets[i] ?? 0;
  const longueur =
    tete < 0x80 ? 1 : tete < 0xc2 ? 0 : tete < 0xe0 ? 2 : tete < 0xf0 ? 3 : tete < 0xf5 ? 4 : 0;
  for (let suite = 1; suite < longueur; suite += 1)
    if (((octets[i + suite] ?? 0) & 0xc0) !== 0x80) return 0;
  return longueur;
}

/** Where Windows-1252 is not Latin-1: 0x80 to 0x9F. Node 24 reads these as control characters. */
const DE_80_A_9F = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Replaces a control character of Latin-1 by the sign that Windows-1252 has in its place: "L\u0092Irlande" becomes "L’Irlande". */
export const convertirSigneWindows1252 = (signe: string): string =>
  DE_80_A_9F[signe.charCodeAt(0) - 0x80] ?? signe;

const windows1252 = (octets: Uint8Array): string =>
  new TextDecoder("windows-1252")
    .decode(octets)
    .replace(/[\u0080-\u009F]/g, convertirSigneWindows1252);

/** The upper half of CP850, which DOS and old programs in French write. */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";
const cp850 = (octets: Uint8Array): string =>
  new TextDecoder("windows-1252")
    .decode(octets.map((octet) => (octet < 0x80 ? octet : 0x20)))
    .replace(/[^]/g, (signe, rang: number) => {
      const octet = octets[rang] ?? 0;
      return octet < 0x80 ? signe : (CP850[octet - 0x80] ?? signe);
    });

/** Accented letters and quotation marks where a well-decoded French text has them; ETRANGER has the signs that a wrong encoding gives. */
const FRANCAIS =
  /(?<=\p{L})[éèêëàâçîïôûùœäöüßñáíóúãõìò](?!\p{Lu})|(?<!\p{L})[éêàâçôÉÈÊÀÇ](?=\p{L})|[’«»€…]/gu;
const ETRANGER =
  /(?<=\p{Ll})(?:\p{Lu}|[^\s\p{L}\p{N}\p{P}\p{Z}])(?=\p{Ll})|(?<=\p{Ll})[ŽŒƒªºŸ›‹‡†¢£¥¤]|[\u0080-\u009F]|[‚„ˆ]/gu;

/** Decodes a text of one byte a character, in the encoding that gives the most French text. */
function huitBits(octets: Uint8Array): TexteDecode {
  const lus: readonly TexteDecode[] = [
    { texte: windows1252(octets), encodage: "Windows-1252" },
    { texte: new TextDecoder("macintosh").decode(octets), encodage: "Mac Roman" },
    { texte: cp850(octets), encodage: "CP850" },
  ];
  const note = ({ texte }: TexteDecode): number =>
    (texte.match(FRANCAIS)?.length ?? 0) - 3 * (texte.match(ETRANGER)?.length ?? 0);
  return lus.reduce((mieux, un) => (note(un) > note(mieux) ? un : mieux));
}

/**
 * Decodes a text that is not valid UTF-8. Where most accented letters are UTF-8, only the other bytes are read as Windows-1252, since a
 * line of another file was pasted in; otherwise all of it is in one of the encodings of one byte a character.
 */
function melange(octets: Uint8Array): TexteDecode {
  let justes = 0;
  let fausses = 0;
  for (let i = 0; i < octets.length;) {
    const longueur = sequence(octets, i);
    if (longueur > 1) justes += 1;
    if (longueur === 0) fausses += 1;
    i += Math.max(1, longueur);
  }
  if (justes <= fausses) return huitBits(octets);
  const utf8 = new TextDecoder("utf-8");
  const morceaux: string[] = [];
  let debut = 0;
  for (let i = 0; i < octets.length;) {
    const longueur = sequence(octets, i);
    if (longueur > 0) {
      i += longueur;
      continue;
    }
    morceaux.push(utf8.decode(octets.subarray(debut, i)), windows1252(octets.subarray(i, i + 1)));
    i += 1;
    debut = i;
  }
  morceaux.push(utf8.decode(octets.subarray(debut)));
  return { texte: morceaux.join(""), encodage: "UTF-8" };
}
