/** The raw lines of a file, shown beside the questions read from them. Pure. */
import type { SourceImport } from "#formats/entree.ts";
import { type GrilleTableau, sheetName } from "#formats/outils/grille.ts";
import type { IdFormat, LectureFichier } from "#formats/lecture.ts";

/** Number of raw lines kept of a file; a reading gives at most 5,000 questions. */
const LIGNES_MAX = 6000;
const LONGUEUR_MAX = 120;

/** Formats that are read line by line, so that each question knows its line in the file. */
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

/** A line of the imported file. */
export interface RawLine {
  /** Number of the line in the file, or of the row in its sheet, from 1. */
  readonly ligne: number;
  /** Rank of the quizz that the line's sheet gave; null when the file does not have several sheets. */
  readonly quizz: number | null;
  readonly texte: string;
}

/** The raw lines of an imported file; null for formats whose lines mean nothing to people: JSON, XML, archives. */
export function extractRawLines(
  entree: SourceImport,
  { format, tables }: Pick<LectureFichier, "format" | "tables">,
): readonly RawLine[] | null {
  const feuilles = entree.classeur();
  const linesOf = ({ rangees }: GrilleTableau, quizz: number | null): readonly RawLine[] =>
    rangees.slice(0, LIGNES_MAX).map(({ ligne, cellules }) => ({
      ligne,
      quizz,
      texte: cellules
        .map(({ texte }) => texte.replace(/\s+/g, " "))
        .filter((texte) => texte !== "")
        .join(" · ")
        .slice(0, LONGUEUR_MAX),
    }));
  if (feuilles !== null && tables.length > 1)
    return tables.flatMap(({ feuille }, rang) => {
      const une = feuilles.find((grille) => sheetName(grille) === feuille);
      return une === undefined ? [] : linesOf(une, rang);
    });
  const [premiere] = feuilles ?? [];
  if (premiere !== undefined) return linesOf(premiere, null);
  if (!PAR_LIGNES.has(format)) return null;
  const lignes = entree.texte()?.texte.split(/\r\n|\r|\n/, LIGNES_MAX) ?? [];
  return lignes.map((texte, rang) => ({
    ligne: rang + 1,
    quizz: null,
    texte: texte.slice(0, LONGUEUR_MAX),
  }));
}
