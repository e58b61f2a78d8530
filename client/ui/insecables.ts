const NBSP = "\u00A0";

/** French spacing of what people typed: no mark is left alone at the start of a line. For display only, never for sending. */
export function insecables(texte: string): string {
  return texte.replaceAll(/ (?=[:;!?»%€])/g, NBSP).replaceAll("« ", `«${NBSP}`);
}
