/** A PDF with a text layer: the lines that it shows, read as any pasted text. Pure. */
import type { FormatImport } from "../format.ts";
import { UnreadableFileError } from "../lecture.ts";
import { LIGNES_DE_TEXTE_MAX } from "../limites.ts";
import { chooseBestReading, readTextLines } from "../texte/readings.ts";

export const formatPdf: FormatImport = {
  id: "pdf",
  nom: "un PDF",
  reconnaitre: (entree) => (entree.pdf === null ? 0 : 0.97),
  lire(entree) {
    if (entree.pdf === null) throw new UnreadableFileError("Ce fichier n’est pas un PDF.");
    const best = chooseBestReading(readTextLines(entree.pdf.slice(0, LIGNES_DE_TEXTE_MAX)));
    const lignes = best?.questions ?? [];
    return { quizz: [{ titre: best?.titre ?? "", lignes, total: lignes.length }] };
  },
};
