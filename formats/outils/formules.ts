/** Cells that a spreadsheet would compute: kept as texts, by the apostrophe that spreadsheets know. Pure. */

/** Texts that a spreadsheet may compute: `=1+1`, `+33`, `-5`, `@nom`, also behind a tab or apostrophes, or with the wide signs of Asian keyboards. */
const FORMULE = /^'*[=+\-@\t\r＝＋－＠]/u;

/** Puts an apostrophe before a text that a spreadsheet would compute as a formula. */
export const protegerFormule = (texte: string): string =>
  FORMULE.test(texte) ? `'${texte}` : texte;

/** Removes the apostrophe that `protegerFormule` added. */
export const retablirFormule = (texte: string): string =>
  texte.startsWith("'") && FORMULE.test(texte) ? texte.slice(1) : texte;
