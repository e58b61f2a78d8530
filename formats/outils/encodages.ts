/** Bytes to text: what people send is UTF-8, UTF-16 from Excel, Windows-1252 from before, or a mixture. Pure. */

export type Encodage = "UTF-8" | "UTF-16" | "Windows-1252";

export interface TexteLu {
  readonly texte: string;
  readonly encodage: Encodage;
}

const NUL = 0;

/** @returns without its byte order mark, with plain line ends */
export function decoder(octets: Uint8Array): TexteLu {
  const { texte, encodage } = brut(octets);
  return { texte: texte.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), encodage };
}

function brut(octets: Uint8Array): TexteLu {
  const utf16 = sensUtf16(octets);
  if (utf16 !== null) return { texte: new TextDecoder(utf16).decode(octets), encodage: "UTF-16" };
  try {
    return { texte: new TextDecoder("utf-8", { fatal: true }).decode(octets), encodage: "UTF-8" };
  } catch {
    return melange(octets);
  }
}

/** By its mark or, without one, because every other byte of the Latin letters is nought. */
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

/** Length of the sequence of UTF-8 that begins there; 0: none does. */
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

const windows1252 = (octets: Uint8Array): string =>
  new TextDecoder("windows-1252")
    .decode(octets)
    .replace(/[\u0080-\u009F]/g, (signe) => DE_80_A_9F[signe.charCodeAt(0) - 0x80] ?? signe);

/**
 * Not UTF-8 all along. Mostly so: a line of another file was pasted into it, and only the bytes that do not fit are read as
 * Windows-1252. Otherwise all of it is Windows-1252.
 */
function melange(octets: Uint8Array): TexteLu {
  let justes = 0;
  let fausses = 0;
  for (let i = 0; i < octets.length;) {
    const longueur = sequence(octets, i);
    if (longueur > 1) justes += 1;
    if (longueur === 0) fausses += 1;
    i += Math.max(1, longueur);
  }
  if (justes <= fausses) return { texte: windows1252(octets), encodage: "Windows-1252" };
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
