/**
 * Pasted text, as somebody typed it or as an assistant wrote it: blocks, lists, dialogues. It is read under several conventions, and
 * the reading that explains most of its lines is kept (formats/texte/readings.ts). Pure.
 */
import type { FormatImport } from "../format.ts";
import { UnreadableFileError } from "../lecture.ts";
import { LIGNES_DE_TEXTE_MAX } from "../limites.ts";
import { listReadings, readText, readTextLines } from "../texte/readings.ts";

const TROP_LONG =
  "Ce texte a plus de 100\u00A0000 lignes\u00A0: les suivantes ne sont pas lues, coupez-le en plusieurs.";
/** Characters at the beginning that are read to recognise a pasted text. */
const LOOKED_AT = 8000;

/** A question with its options on one line, whose commas separate no cells: "Quelle ville ? a) Lyon, b) Paris, c) Reims." */
const IN_SENTENCES = /[?:]\s+\(?[aA]\s?[).:][^\t;]*[,\s]\(?[bB]\s?[).:][^\t;]*$/;

/** A question with its options in brackets, whose commas separate no cells either: "Quel pays ? (Chine, Japon, Corée) → Japon". */
const LISTED = /[?？]\s*\([^()\t;]*,[^()\t;]*\)\s*(?:→|-+>|=>)\s*[^\t;]+$/;

/** A question whose answer is hidden as on a forum, and no row of a table: "Capitale du Pérou ? ||Lima||". */
const HIDDEN = /^[^|]*[^|\s][^|]*\|\|[^|]+\|\|[^|]*$/;

export const formatTexte: FormatImport = {
  id: "texte",
  nom: "un texte collé",
  reconnaitre(entree) {
    const debut = entree.apercu();
    if (debut.trim() === "" || debut.includes("\u0000")) return 0;
    // a text that begins like JSON or XML is more likely a damaged file
    if (/^\s*[[{<]/.test(debut) && !/^\s*\[(?:[ xX]?\]|\d)/.test(debut)) return 0.05;
    const [best] = listReadings(readTextLines(debut.slice(0, LOOKED_AT).split("\n")));
    const questions = best?.questions.filter(({ sorte }) => sorte === "question").length ?? 0;
    if (best === undefined || questions === 0) return 0.1;
    // the bars around an answer hidden as on a forum separate no cells
    const full = debut.split("\n").filter((line) => line.trim() !== "");
    if (full.filter((line) => HIDDEN.test(line)).length > 1) return 0.9;
    const sentences = full.filter((line) => IN_SENTENCES.test(line) || LISTED.test(line)).length;
    if (sentences > 1 && sentences * 2 >= full.length && best.score >= 0.5) return 0.9;
    return best.score >= 0.5 ? 0.45 : 0.25;
  },
  lire(entree, consignes) {
    const lu = entree.texte();
    if (lu === null) throw new UnreadableFileError("Ce fichier n’est pas un texte.");
    const read = readText(readTextLines(lu.texte.split("\n", LIGNES_DE_TEXTE_MAX)), consignes);
    const coupe = lu.texte.split("\n", LIGNES_DE_TEXTE_MAX + 1).length > LIGNES_DE_TEXTE_MAX;
    const lignes = read?.questions ?? [];
    return {
      quizz: [{ titre: read?.titre ?? "", lignes, total: lignes.length }],
      remarques: coupe ? [TROP_LONG] : [],
      ...(read === null ? {} : { texte: read.texte }),
    };
  },
};
