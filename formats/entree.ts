/** A file or a pasted text that is being imported, in the forms that formats ask for (text, JSON, zip, tables), each computed once, on demand. Pure. */
import {
  APERCU_TEXTE_CARACTERES_MAX,
  ARCHIVE_OCTETS_MAX,
  FICHIER_OCTETS_MAX,
  TEXTE_OCTETS_MAX,
  CLASSEUR_DECOMPRESSE_OCTETS_MAX,
} from "./limites.ts";
import { UnreadableFileError } from "./lecture.ts";
import { decoderTexte, type TexteDecode } from "./outils/encodages.ts";
import {
  ALIGNED_COLUMNS_SEPARATOR,
  decouperEnGrille,
  type GrilleTableau,
  type SeparateurCsv,
  SEPARATEURS_CSV,
} from "./outils/grille.ts";
import { readHtmlTables, withPlainCells } from "./outils/html-tables.ts";
import { isOds, readOds } from "./outils/ods.ts";
import { estClasseurXlsx, lireClasseurXlsx } from "./outils/xlsx.ts";
import {
  type ArchiveZip,
  type ByteSource,
  createByteSource,
  estZip,
  ouvrirZip,
} from "./outils/zip.ts";

export interface SourceImport {
  readonly fichier: ByteSource;
  /** All bytes of the file, loaded at once: for small files, and for formats that cannot be read in parts. */
  readonly octets: () => Uint8Array<ArrayBuffer>;
  /** The decoded text; null for a zip, an old workbook or a PDF. @throws UnreadableFileError when the text is too long */
  readonly texte: () => TexteDecode | null;
  /** The lines of a PDF; null for any other file. */
  readonly pdf: readonly string[] | null;
  /** The beginning of the text; empty where `texte` gives null. */
  readonly apercu: () => string;
  /** The parsed JSON; undefined when the text is not valid JSON. */
  readonly json: () => unknown;
  readonly archive: () => ArchiveZip | null;
  /** The sheets of a workbook, or the tables of a web page; null for any other file. */
  readonly classeur: () => readonly GrilleTableau[] | null;
  /** The beginning of the text as tables, one for each separator found; for a workbook, its sheets. */
  readonly apercuGrilles: () => readonly GrilleTableau[];
  /** The whole file as a table, cut like the given table of `apercuGrilles`. */
  readonly grille: (comme: GrilleTableau, guillemets?: "auto" | "jamais") => GrilleTableau;
}

const TROP_GROS = "Ce fichier est trop gros : 1,1\u00A0Go au plus.";
const TEXTE_TROP_LONG = "Ce texte est trop long : 20\u00A0Mo au plus. Coupez-le en plusieurs.";
const ARCHIVE_TROP_GROSSE =
  "Ce fichier est trop gros pour être lu ici\u00A0: 150\u00A0Mo au plus. Exportez moins de questions à la fois, ou sans les médias.";
/** The first two bytes of files whose size is mostly not text: a zip, a gzip, an old Office document, a PDF. */
const PACKED = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
  [0xd0, 0xcf],
  [0x25, 0x50],
] as const;

/**
 * Refuses a file that would fill the memory, before it is loaded.
 * @param debut its first bytes
 * @param fin its last bytes, where a zip names its entries: our own exports hold all the media of an account
 * @throws UnreadableFileError
 */
export function refuseOversized(taille: number, debut: Uint8Array, fin: Uint8Array): void {
  if (taille > FICHIER_OCTETS_MAX) throw new UnreadableFileError(TROP_GROS);
  if (taille <= TEXTE_OCTETS_MAX) return;
  if (!PACKED.some(([a, b]) => debut[0] === a && debut[1] === b))
    throw new UnreadableFileError(TEXTE_TROP_LONG);
  const ours = estZip(debut) && new TextDecoder("latin1").decode(fin).includes("quizz.json");
  if (taille > ARCHIVE_OCTETS_MAX && !ours) throw new UnreadableFileError(ARCHIVE_TROP_GROSSE);
}

/** Content of an import: the bytes of a file, access to them where it is large, or a pasted text. */
export type FileOrPastedText = Uint8Array<ArrayBuffer> | ByteSource | string;

export function openAsByteSource(donne: FileOrPastedText): ByteSource {
  if (typeof donne === "string") return createByteSource(new TextEncoder().encode(donne));
  return donne instanceof Uint8Array ? createByteSource(donne) : donne;
}

/** Whether nearly all lines of a text are cut in columns by spaces. */
function isAligned(texte: string): boolean {
  if (texte.includes("\t")) return false;
  const lignes = texte.split("\n").filter((ligne) => ligne.trim() !== "");
  const cut = lignes.filter((ligne) => (ligne.match(/\S {3,}(?=\S)/g) ?? []).length > 1);
  return cut.length > 2 && cut.length >= lignes.length * 0.8;
}

/** Wraps a computation so that it runs at the first call only; its error is kept too. */
function uneFois<T>(calculer: () => T): () => T {
  let fait: { readonly valeur: T } | { readonly erreur: unknown } | null = null;
  return () => {
    if (fait === null)
      try {
        fait = { valeur: calculer() };
      } catch (erreur) {
        fait = { erreur };
      }
    if ("erreur" in fait) throw fait.erreur;
    return fait.valeur;
  };
}

/**
 * Makes the forms of a file or of a pasted text. `feuilles` are the sheets of an old Excel workbook, `pdf` the lines of a PDF: both are
 * read beforehand by a library (formats.ts, `preparerSourceImport`).
 * @throws UnreadableFileError when the file is empty or too large
 */
export function creerSourceImport(
  donne: FileOrPastedText,
  {
    feuilles = null,
    pdf = null,
  }: {
    readonly feuilles?: readonly GrilleTableau[] | null;
    readonly pdf?: readonly string[] | null;
  } = {},
): SourceImport {
  const fichier = openAsByteSource(donne);
  const { taille } = fichier;
  if (taille === 0) throw new UnreadableFileError("Ce fichier est vide.");
  if (taille > FICHIER_OCTETS_MAX) throw new UnreadableFileError(TROP_GROS);
  const zippe = estZip(fichier.lire(0, 4));
  const octets = uneFois(() => fichier.lire(0, taille));
  const texte = uneFois((): TexteDecode | null => {
    if (zippe || feuilles !== null || pdf !== null) return null;
    if (taille > TEXTE_OCTETS_MAX) throw new UnreadableFileError(TEXTE_TROP_LONG);
    return decoderTexte(octets());
  });
  const apercu = uneFois(() => {
    const lu = texte()?.texte ?? "";
    if (lu.length <= APERCU_TEXTE_CARACTERES_MAX) return lu;
    // the preview ends at a line end, since half a cell would be read as another value
    return lu.slice(
      0,
      Math.max(lu.lastIndexOf("\n", APERCU_TEXTE_CARACTERES_MAX), 0) || APERCU_TEXTE_CARACTERES_MAX,
    );
  });
  const archive = uneFois(() => (zippe ? ouvrirZip(fichier, FICHIER_OCTETS_MAX) : null));
  const classeur = uneFois(() => {
    const zip = archive();
    if (zip === null) return feuilles ?? readHtmlTables(texte()?.texte ?? "");
    if (isOds(zip)) return readOds(ouvrirZip(fichier, CLASSEUR_DECOMPRESSE_OCTETS_MAX));
    return estClasseurXlsx(zip)
      ? lireClasseurXlsx(ouvrirZip(fichier, CLASSEUR_DECOMPRESSE_OCTETS_MAX))
      : null;
  });
  return {
    fichier,
    octets,
    texte,
    pdf,
    apercu,
    archive,
    classeur,
    json: uneFois((): unknown => {
      const lu = texte()?.texte ?? "";
      if (!/^\s*[[{]/.test(lu)) return undefined;
      try {
        return JSON.parse(lu);
      } catch {
        return undefined;
      }
    }),
    apercuGrilles: uneFois(() => {
      const sheets = classeur();
      if (sheets !== null) return sheets;
      const debut = apercu();
      return SEPARATEURS_CSV.filter((separateur) =>
        separateur === ALIGNED_COLUMNS_SEPARATOR ? isAligned(debut) : debut.includes(separateur),
      ).map((separateur) => withPlainCells(decouperEnGrille(debut, separateur)));
    }),
    grille(comme, guillemets) {
      if (comme.origine === "classeur") return comme;
      const separateur: SeparateurCsv = comme.separateur;
      return withPlainCells(decouperEnGrille(texte()?.texte ?? "", separateur, guillemets));
    },
  };
}
