/** Size limits of imported files; a larger file is refused with a sentence before it fills the memory. */

/** The largest imported file: an export of a whole account, whose media take 1 GB at most. */
export const FICHIER_OCTETS_MAX = 1_100_000_000;
/** The largest packed file of another program (zip, gzip, old Office, PDF), which is kept in memory beside its parts. */
export const ARCHIVE_OCTETS_MAX = 150_000_000;
/** The longest text, CSV, JSON or XML: two hundred questions weigh 2 MB at the most. */
export const TEXTE_OCTETS_MAX = 20_000_000;
/** The longest `quizz.json` in Trinquizz's own file, which may hold a whole account. */
export const TRINQUIZZ_JSON_OCTETS_MAX = 100_000_000;
/** The most bytes that the parts of an xlsx or an .ods may have together, once decompressed. */
export const CLASSEUR_DECOMPRESSE_OCTETS_MAX = 60_000_000;
/** The most entries of a zip archive. */
export const ENTREES_ZIP_MAX = 5000;
/** The highest compression ratio of a zip entry. Deflate reaches 1032; honest sheets and texts stay far below this limit. */
export const RATIO_ZIP_MAX = 400;
/** Zip entries below this size, once decompressed, may have any compression ratio. */
export const RATIO_ZIP_LIBRE_SOUS_OCTETS = 1_000_000;
/** The most questions read from a file of another program; the author is told when there are more. */
export const QUESTIONS_LUES_MAX = 5000;
/** The most lines read from a text: a question takes half a dozen, with its options and a blank line. */
export const LIGNES_DE_TEXTE_MAX = 20 * QUESTIONS_LUES_MAX;
/** The most rows and columns read from a sheet, with some for the headers and notes before the questions. */
export const RANGEES_TABLEAU_MAX = QUESTIONS_LUES_MAX + 100;
export const COLONNES_TABLEAU_MAX = 64;
/** Characters at the beginning of a text that are read to recognise its format. */
export const APERCU_TEXTE_CARACTERES_MAX = 60_000;
