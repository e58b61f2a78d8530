/** The lines of a file as it says them, to be shown beside what they became. Pure. */
import type { Entree } from "#formats/entree.ts";
import type { IdFormat } from "#formats/lecture.ts";

/** Lines kept, and the beginning of each: a reading gives 5,000 at the most. */
const LIGNES_MAX = 6000;
const LONGUEUR_MAX = 120;

/** Formats whose lines say where they come from by a line of the file. */
const PAR_LIGNES: ReadonlySet<IdFormat> = new Set<IdFormat>([
  "texte",
  "tableau",
  "openquizzdb-csv",
  "blooket",
  "gimkit",
  "gift",
  "aiken",
]);

/** A line of the file. `ligne`: from 1. */
export interface LigneBrute {
  readonly ligne: number;
  readonly texte: string;
}

/** Null where a line of the file says nothing to anybody: JSON, XML, archives. */
export function extraireBrut(entree: Entree, format: IdFormat): readonly LigneBrute[] | null {
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
