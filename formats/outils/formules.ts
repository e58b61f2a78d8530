/** Cells that a spreadsheet would compute: kept as texts, by the apostrophe that spreadsheets know. Pure. */

/** `=1+1`, `+33`, `-5`, `@nom`, and what hides one behind a tab; whole families, as they are pasted from anywhere. */
const FORMULE = /^'*[=+\-@\t\r＝＋－＠]/u;

/** Puts an apostrophe before a text that a spreadsheet would compute as a formula. */
export const protegerFormule = (texte: string): string =>
  FORMULE.test(texte) ? `'${texte}` : texte;

/** Removes the apostrophe that `protegerFormule` added. */
export const retablirFormule = (texte: string): string =>
  texte.startsWith("'") && FORMULE.test(texte) ? texte.slice(1) : texte;
