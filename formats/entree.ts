/** The bytes of a file, and what several formats ask of them, computed once and only when asked. Pure. */
import { APERCU_MAX, FICHIER_OCTETS_MAX, TEXTE_OCTETS_MAX, XLSX_OCTETS_MAX } from "./limites.ts";
import { FichierIllisible } from "./lecture.ts";
import { decoder, type TexteLu } from "./outils/encodages.ts";
import { decouper, type Grille, type Separateur, SEPARATEURS } from "./outils/grille.ts";
import { isOds, readOds } from "./outils/ods.ts";
import { estClasseur, lireClasseur } from "./outils/xlsx.ts";
import { type Archive, estZip, ouvrirZip } from "./outils/zip.ts";

export interface Entree {
  readonly octets: Uint8Array<ArrayBuffer>;
  /** Null: a zip. @throws FichierIllisible when it is too long */
  readonly texte: () => TexteLu | null;
  /** Its beginning; empty: no text. */
  readonly apercu: () => string;
  /** A JSON that is right; undefined: it is none. */
  readonly json: () => unknown;
  readonly archive: () => Archive | null;
  /** The sheets of a workbook; null: it is none. */
  readonly classeur: () => readonly Grille[] | null;
  /** The beginning as tables, one for each separator, or as the workbook's sheets. */
  readonly apercuGrilles: () => readonly Grille[];
  /** The whole of it, cut as a table of `apercuGrilles` was. */
  readonly grille: (comme: Grille, guillemets?: "auto" | "jamais") => Grille;
}

/** Computed at the first call; a failure too is kept. */
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
 * @param donne what was dropped, or what was pasted
 * @param feuilles the sheets of an old workbook, which a library had to read (formats.ts, `preparer`)
 * @throws FichierIllisible when it is empty or too large
 */
export function creerEntree(
  donne: Uint8Array<ArrayBuffer> | string,
  feuilles: readonly Grille[] | null = null,
): Entree {
  const octets = typeof donne === "string" ? new TextEncoder().encode(donne) : donne;
  if (octets.length === 0) throw new FichierIllisible("Ce fichier est vide.");
  if (octets.length > FICHIER_OCTETS_MAX)
    throw new FichierIllisible("Ce fichier est trop gros : 1,1\u00A0Go au plus.");
  const texte = uneFois((): TexteLu | null => {
    if (estZip(octets) || feuilles !== null) return null;
    if (octets.length > TEXTE_OCTETS_MAX)
      throw new FichierIllisible(
        "Ce texte est trop long : 20\u00A0Mo au plus. Coupez-le en plusieurs.",
      );
    return decoder(octets);
  });
  const apercu = uneFois(() => {
    const lu = texte()?.texte ?? "";
    if (lu.length <= APERCU_MAX) return lu;
    // whole lines: a cell cut in two would say something else
    return lu.slice(0, Math.max(lu.lastIndexOf("\n", APERCU_MAX), 0) || APERCU_MAX);
  });
  const archive = uneFois(() => (estZip(octets) ? ouvrirZip(octets, FICHIER_OCTETS_MAX) : null));
  const classeur = uneFois(() => {
    const zip = archive();
    if (zip === null) return feuilles;
    if (isOds(zip)) return readOds(ouvrirZip(octets, XLSX_OCTETS_MAX));
    return estClasseur(zip) ? lireClasseur(ouvrirZip(octets, XLSX_OCTETS_MAX)) : null;
  });
  return {
    octets,
    texte,
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
      const feuilles = classeur();
      if (feuilles !== null) return feuilles;
      const debut = apercu();
      return SEPARATEURS.filter((separateur) => debut.includes(separateur)).map((separateur) =>
        decouper(debut, separateur),
      );
    }),
    grille(comme, guillemets) {
      if (comme.origine === "classeur") return comme;
      const separateur: Separateur = comme.separateur;
      return decouper(texte()?.texte ?? "", separateur, guillemets);
    },
  };
}
