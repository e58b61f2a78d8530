/** Cells that a spreadsheet would compute: kept as texts, by the apostrophe that spreadsheets know. Pure. */

/** `=1+1`, `+33`, `-5`, `@nom`, and what hides one behind a tab; whole families, as they are pasted from anywhere. */
const FORMULE = /^'*[=+\-@\t\r＝＋－＠]/u;

/** The text as it is written in a table. */
export const garder = (texte: string): string => (FORMULE.test(texte) ? `'${texte}` : texte);

/** The text as it was before `garder`. */
export const rendre = (texte: string): string =>
  texte.startsWith("'") && FORMULE.test(texte) ? texte.slice(1) : texte;
