/** Several texts in one cell: one a line or, on one line, with bars between; a bar of the text is written twice. Pure. */

export const ecrireListeEnCellule = (textes: readonly string[]): string =>
  textes.map((texte) => texte.replaceAll("|", "||")).join("\n");

export const lireListeDeCellule = (cellule: string): readonly string[] =>
  cellule
    .split(cellule.includes("\n") ? "\n" : /\s+\|\s+/)
    .filter((texte) => texte.trim() !== "")
    .map((texte) => texte.replaceAll("||", "|"));
