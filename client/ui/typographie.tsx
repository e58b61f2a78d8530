const NBSP = "\u00A0";

/** Joins what is on both sides of it on one line. */
const LIANT = "\u2060";

/**
 * French spacing of what people typed: no mark is left alone at the start of a line, nor the pronoun of an inverted verb
 * (« fait-on », « appelle-t-il »). For display only, never for sending.
 */
export function insecables(texte: string): string {
  return texte
    .replaceAll(/ (?=[:;!?»%€])/g, NBSP)
    .replaceAll("« ", `«${NBSP}`)
    .replaceAll(/-(?=(?:t-)?(?:on|ils?|elles?|ce|je|tu|nous|vous)(?!\p{L}))/giu, `-${LIANT}`);
}
