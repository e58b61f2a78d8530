/** The raw lines of a file, shown beside the questions read from them. Pure. */
import type { SourceImport } from "#formats/entree.ts";
import type { IdFormat } from "#formats/lecture.ts";

/** Number of lines kept; a reading gives at most 5,000 questions. */
const LIGNES_MAX = 6000;
const LONGUEUR_MAX = 120;

/** Formats in which a question knows its line in the file. */
const PAR_LIGNES: ReadonlySet<IdFormat> = new Set<IdFormat>([
  "texte",
  "tableau",
  "openquizzdb-csv",
  "blooket",
  "gimkit",
  "gift",
  "aiken",
  "anki",
]);

/** A line of the imported file. `ligne`: its number, from 1. */
export interface RawLine {
  readonly ligne: number;
  readonly texte: string;
}

/** The raw lines of an imported file; null for formats whose lines mean nothing to people: JSON, XML, archives. */
export function extractRawLines(entree: SourceImport, format: IdFormat): readonly RawLine[] | null {
  const [feuille] = entree.classeur() ?? [];
  if (feuille !== undefined)
    return feuille.rangees.slice(0, LIGNES_MAX).map(({ ligne, cellules }) => ({
      ligne,
      texte: cellules
        .map(({ texte }) => texte.replace(/\s+/g, " "))
        .filter((texte) => texte !== "")
        .join(" · ")
        .slice(0, LONGUEUR_MAX),
    }));
  if (!PAR_LIGNES.has(format)) return null;
  const lignes = entree.texte()?.texte.split(/\r\n|\r|\n/, LIGNES_MAX) ?? [];
  return lignes.map((texte, rang) => ({ ligne: rang + 1, texte: texte.slice(0, LONGUEUR_MAX) }));
}
