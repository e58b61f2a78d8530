/** French spaces for texts that people typed with plain ones: no "?" alone at the start of a line. Pure. */
const NBSP = "\u00A0";

export function insecables(texte: string): string {
  return texte.replace(/ (?=[;:!?»%€])/g, NBSP).replace(/« /g, `«${NBSP}`);
}
