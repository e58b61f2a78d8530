/**
 * The cells of an xlsx, as they were typed: a text, a number, a date, a yes or no. The readers of npm start workers that our
 * Content-Security-Policy refuses, and decompress without a limit; hence our own, on fflate and saxes (0086). Pure.
 */
import { format, getFormatFromId, isDateFormat, isPercentFormat } from "numfmt";
import { UnreadableFileError } from "../lecture.ts";
import { COLONNES_TABLEAU_MAX, RANGEES_TABLEAU_MAX } from "../limites.ts";
import type { CelluleTableau, GrilleTableau, RangeeTableau } from "./grille.ts";
import { ecrireEnExposantOuIndice } from "./html.ts";
import { type XmlEventHandlers, parcourirXml } from "./xml.ts";
import type { ArchiveZip } from "./zip.ts";

/** Whether an archive is an Excel workbook. */
export const estClasseurXlsx = ({ entrees }: ArchiveZip): boolean =>
  entrees.some(({ nom }) => /^xl\/(?:workbook|worksheets\/[^/]+)\.xml$/i.test(nom));

/** The name of an XML element without its prefix, which differs between programs. */
const sansPrefixe = (nom: string): string => nom.slice(nom.indexOf(":") + 1);

/** Reads the XML of a part of the workbook; of a damaged part, what comes before the damage. */
const suivre = (xml: string, { ouvrir, fermer, ...reste }: XmlEventHandlers): number =>
  parcourirXml(xml, {
    ...reste,
    ouvrir: (nom, attributs, ligne) => ouvrir?.(sansPrefixe(nom), attributs, ligne),
    fermer: (nom) => fermer?.(sansPrefixe(nom)),
  });

function lirePartie({ entrees, lire }: ArchiveZip, nom: string): string {
  // some writers say "SharedStrings" where they wrote "sharedStrings"
  const la = entrees.find((une) => une.nom.toLowerCase() === nom.toLowerCase());
  return la === undefined ? "" : new TextDecoder().decode(lire(la.nom));
}

/** Replaces the signs that Excel writes by their number, like `_x000D_`. */
const sansNumeros = (texte: string): string =>
  texte.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Texts that cells share, without the reading aids (`rPh`) of Japanese. */
function textesPartages(xml: string): readonly string[] {
  const textes: string[] = [];
  let dans = false;
  let aide = false;
  let leve: "sup" | "sub" | null = null;
  suivre(xml, {
    ouvrir(nom, { val = "" }) {
      if (nom === "si") textes.push("");
      if (nom === "r") leve = null;
      if (nom === "vertAlign")
        leve = val === "superscript" ? "sup" : val === "subscript" ? "sub" : null;
      if (nom === "rPh") aide = true;
      dans = nom === "t";
    },
    fermer(nom) {
      if (nom === "rPh") aide = false;
      if (nom === "r" || nom === "si") leve = null;
      dans = false;
    },
    texte(lu) {
      if (dans && !aide)
        textes.push(
          (textes.pop() ?? "") + (leve === null ? lu : ecrireEnExposantOuIndice(lu, leve)),
        );
    },
  });
  return textes.map(sansNumeros);
}

/** The pattern by which each style shows a number: "000", "# ?/?"; null where Excel shows it as it is. */
function patternsOf(xml: string): readonly (string | null)[] {
  const surMesure = new Map<string, string>();
  const styles: (string | null)[] = [];
  let dansCellules = false;
  suivre(xml, {
    ouvrir(nom, { numFmtId = "", formatCode = "" }) {
      if (nom === "numFmt") surMesure.set(numFmtId, formatCode);
      if (nom === "cellXfs") dansCellules = true;
      if (nom !== "xf" || !dansCellules) return;
      const pattern = surMesure.get(numFmtId) ?? getFormatFromId(Number(numFmtId)) ?? "General";
      styles.push(/^(?:general|@)?$/i.test(pattern) ? null : pattern);
    },
    fermer(nom) {
      if (nom === "cellXfs") dansCellules = false;
    },
  });
  return styles;
}

interface Feuille {
  readonly nom: string;
  readonly partie: string;
  readonly cachee: boolean;
}

/** Parts of a workbook, by its relationships: where its texts and its styles are, and its sheets in their order. */
function partiesDe(archive: ArchiveZip): {
  readonly textes: string;
  readonly styles: string;
  readonly feuilles: readonly Feuille[];
} {
  const cibles = new Map<string, string>();
  const parSorte = new Map<string, string>();
  suivre(lirePartie(archive, "xl/_rels/workbook.xml.rels"), {
    ouvrir(nom, { Id = "", Target = "", Type = "" }) {
      if (nom !== "Relationship") return;
      const partie = Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`;
      cibles.set(Id, partie);
      parSorte.set(Type.split("/").at(-1) ?? "", partie);
    },
  });
  const dites: Feuille[] = [];
  suivre(lirePartie(archive, "xl/workbook.xml"), {
    ouvrir(nom, attributs) {
      if (nom !== "sheet") return;
      const [, lien = ""] =
        Object.entries(attributs).find(([cle]) => sansPrefixe(cle) === "id" && cle !== "id") ?? [];
      dites.push({
        nom: attributs["name"] ?? "",
        partie: cibles.get(lien) ?? "",
        cachee: /hidden/i.test(attributs["state"] ?? ""),
      });
    },
  });
  const la = new Set(archive.entrees.map(({ nom }) => nom.toLowerCase()));
  const trouvees = dites.filter(({ partie }) => la.has(partie.toLowerCase()));
  return {
    textes: parSorte.get("sharedStrings") ?? "xl/sharedStrings.xml",
    styles: parSorte.get("styles") ?? "xl/styles.xml",
    feuilles:
      trouvees.length > 0
        ? trouvees
        : [...la]
            .filter((nom) => /^xl\/worksheets\/[^/]+\.xml$/.test(nom))
            .sort()
            .map((partie) => ({ nom: "", partie, cachee: false })),
  };
}

/** Writes a date of Excel, which is a number of days since 1899-12-30. */
function ecrireDate(jours: number): string {
  if (jours < 0 || jours > 2_958_465) return String(jours);
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(jours * 86_400) * 1000);
  const deux = (nombre: number) => String(nombre).padStart(2, "0");
  const heure = `${deux(date.getUTCHours())}:${deux(date.getUTCMinutes())}`;
  if (jours < 1) return heure;
  return `${deux(date.getUTCDate())}/${deux(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}

/** Writes a number as a French sheet shows it: "1,5". */
const ecrireNombre = (nombre: number): string =>
  String(Number(nombre.toPrecision(15))).replace(".", ",");

/** A number as its sheet shows it: "007", "1/2", "26:30"; a date as DD/MM/YYYY, a percentage with all its decimals, an invalid pattern left out. */
function celluleMontree(nombre: number, pattern: string): CelluleTableau {
  // a duration pattern like [h]:mm counts hours beyond a day, and is no date
  if (isDateFormat(pattern) && !/\[[hms]+\]/i.test(pattern))
    return { texte: ecrireDate(nombre), sorte: "date" };
  if (isPercentFormat(pattern))
    return { texte: `${ecrireNombre(nombre * 100)}\u00A0%`, sorte: "nombre" };
  try {
    return { texte: format(pattern, nombre, { locale: "fr" }).trim(), sorte: "nombre" };
  } catch {
    return { texte: ecrireNombre(nombre), sorte: "nombre" };
  }
}

function celluleDe(
  type: string,
  brut: string,
  pattern: string | null,
  partages: readonly string[],
): CelluleTableau {
  const nombre = Number(brut);
  switch (type) {
    case "s":
      return { texte: partages[nombre] ?? "", sorte: "texte" };
    case "b":
      return { texte: brut === "1" ? "Vrai" : "Faux", sorte: "booleen" };
    case "inlineStr":
    case "str":
      return { texte: sansNumeros(brut), sorte: "texte" };
    case "e":
      return { texte: "", sorte: "texte" };
    default:
      if (brut.trim() === "" || !Number.isFinite(nombre)) return { texte: brut, sorte: "texte" };
      return pattern === null
        ? { texte: ecrireNombre(nombre), sorte: "nombre" }
        : celluleMontree(nombre, pattern);
  }
}

/** Rank, from 0, of the column of a cell address like "AB12"; -1 for an invalid address. */
function colonneDe(adresse: string): number {
  let rang = 0;
  for (const lettre of /^[A-Z]{1,3}/.exec(adresse)?.[0] ?? "")
    rang = rang * 26 + (lettre.codePointAt(0) ?? 64) - 64;
  return rang - 1;
}

function lireFeuille(
  xml: string,
  partages: readonly string[],
  styles: readonly (string | null)[],
): readonly RangeeTableau[] {
  const rangees: { ligne: number; cellules: CelluleTableau[] }[] = [];
  let cellules: CelluleTableau[] = [];
  let ligne = 0;
  let cellule: { colonne: number; type: string; pattern: string | null } | null = null;
  const fusions: string[] = [];
  let brut = "";
  let ecoute = false;
  suivre(xml, {
    ouvrir(nom, { r = "", s = "", t = "", ref = "" }) {
      if (nom === "mergeCell") fusions.push(ref);
      if (nom === "row") {
        ligne = /^\d{1,7}$/.test(r) ? Number(r) : ligne + 1;
        cellules = [];
      }
      if (nom === "c") {
        const dite = colonneDe(r);
        const colonne = dite < 0 ? cellules.length : dite;
        cellule = { colonne, type: t, pattern: styles[Number(s)] ?? null };
        brut = "";
      }
      ecoute = nom === "v" || nom === "t";
    },
    texte(lu) {
      if (ecoute) brut += lu;
    },
    fermer(nom) {
      ecoute = false;
      if (nom === "c" && cellule !== null && cellule.colonne < COLONNES_TABLEAU_MAX) {
        while (cellules.length < cellule.colonne) cellules.push({ texte: "", sorte: "texte" });
        cellules[cellule.colonne] = celluleDe(cellule.type, brut, cellule.pattern, partages);
      }
      const pleine = cellules.some(({ texte }) => texte !== "");
      if (nom === "row" && pleine && rangees.length < RANGEES_TABLEAU_MAX)
        rangees.push({ ligne, cellules });
    },
  });
  etendre(rangees, fusions);
  return rangees;
}

/** Repeats a cell merged over several rows in each of them, such as a level, or a question beside its options. */
function etendre(
  rangees: readonly { readonly ligne: number; readonly cellules: CelluleTableau[] }[],
  fusions: readonly string[],
): void {
  const parLigne = new Map(rangees.map((rangee) => [rangee.ligne, rangee]));
  for (const fusion of fusions) {
    const [, colonneDite = "", haut = "", bas = ""] =
      /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(fusion) ?? [];
    const colonne = colonneDe(colonneDite);
    const source = parLigne.get(Number(haut))?.cellules[colonne];
    if (source === undefined || source.texte === "") continue;
    for (
      let ligne = Number(haut) + 1;
      ligne <= Math.min(Number(bas), Number(haut) + RANGEES_TABLEAU_MAX);
      ligne += 1
    ) {
      const rangee = parLigne.get(ligne);
      if (rangee === undefined) continue;
      while (rangee.cellules.length <= colonne) rangee.cellules.push({ texte: "", sorte: "texte" });
      rangee.cellules[colonne] = source;
    }
  }
}

/**
 * Every sheet that has something in it, first to last.
 * @throws UnreadableFileError when none has
 */
export function lireClasseurXlsx(archive: ArchiveZip): readonly GrilleTableau[] {
  const { textes, styles, feuilles } = partiesDe(archive);
  const partages = textesPartages(lirePartie(archive, textes));
  const patterns = patternsOf(lirePartie(archive, styles));
  const grilles = feuilles
    .map(({ nom, partie, cachee }) => ({
      origine: "classeur" as const,
      nom,
      cachee,
      rangees: lireFeuille(lirePartie(archive, partie), partages, patterns),
    }))
    .filter(({ rangees }) => rangees.length > 0);
  if (grilles.length === 0)
    throw new UnreadableFileError(
      "Ce classeur est vide : enregistrez-le de nouveau, puis déposez-le ici.",
    );
  return grilles;
}
