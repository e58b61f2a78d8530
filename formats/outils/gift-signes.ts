/** Signs that GIFT escapes with a backslash: replaced while a block is cut, and restored afterwards. Pure. */

const ECHAPPES = "~=#{}:\\";
const CACHE = 0xe000;

/** Replaces each sign escaped by GIFT with a character that nobody types. */
export const masquerSignesEchappesGift = (texte: string): string =>
  texte.replace(/\\([~=#{}:\\n])/g, (_, signe: string) =>
    signe === "n" ? "\n" : String.fromCharCode(CACHE + ECHAPPES.indexOf(signe)),
  );

export const retablirSignesEchappesGift = (texte: string): string =>
  texte.replace(/[\uE000-\uE006]/g, (signe) => ECHAPPES[signe.charCodeAt(0) - CACHE] ?? "");

/** Escapes with a backslash the signs that GIFT gives a meaning to. */
export const echapperSignesGift = (texte: string): string =>
  texte.replace(/[~=#{}:\\]/g, "\\$&").replace(/\n/g, "\\n");

/** The mark in front of a text that tells its markup to GIFT: "[html]", "[plain]". */
export const GIFT_MARKUP_MARK_PATTERN = /^\s*\[(?:html|moodle|plain|markdown)\]/i;

/** A text as GIFT; "[plain]" protects one that begins like a mark of markup. */
export const ecrireTexteGift = (texte: string): string =>
  (GIFT_MARKUP_MARK_PATTERN.test(texte) ? "[plain]" : "") + echapperSignesGift(texte);
