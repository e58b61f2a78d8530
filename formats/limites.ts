/** How large what is read may be: beyond, the file is refused with a sentence, before it takes the memory. */

/** The largest file: all the media of an account (1 GB) and what goes with them. */
export const FICHIER_OCTETS_MAX = 1_100_000_000;
/** A text, a table, a JSON, an XML: two hundred questions weigh 2 MB at the most. */
export const TEXTE_OCTETS_MAX = 20_000_000;
/** Our own `quizz.json`: a whole account. */
export const NOTRE_JSON_OCTETS_MAX = 100_000_000;
/** What an xlsx may hold once unfolded, all its parts together. */
export const XLSX_OCTETS_MAX = 60_000_000;
/** Entries of an archive. */
export const ENTREES_MAX = 5000;
/** Deflate reaches 1032; sheets and texts of people stay far below this. */
export const RATIO_MAX = 400;
/** A small entry may be as repetitive as it likes. */
export const RATIO_SOUS = 1_000_000;
/** Questions that are read of what is not ours; that there are more is told. */
export const LIGNES_MAX = 5000;
/** Lines of a text: a question takes half a dozen, with its options and a blank one. */
export const LIGNES_DE_TEXTE_MAX = 20 * LIGNES_MAX;
/** Rows and columns of a sheet: headers and notes stand before the questions. */
export const RANGEES_MAX = LIGNES_MAX + 100;
export const COLONNES_MAX = 64;
/** What is looked at to recognise a text. */
export const APERCU_MAX = 60_000;
