/**
 * The cells of an xlsx, as they were typed: a text, a number, a date, a yes or no. Own and small, on fflate and saxes: the readers
 * of the registry start workers of their own, which our policy of content refuses, and unfold without counting (0086). Pure.
 */
import { FichierIllisible } from "../lecture.ts";
import { COLONNES_MAX, RANGEES_MAX } from "../limites.ts";
import type { Cellule, Grille, Rangee } from "./grille.ts";
import { type SuiviXml, suivreXml } from "./xml.ts";
import type { Archive } from "./zip.ts";

/** Whether an archive is an Excel workbook. */
export const estClasseur = ({ entrees }: Archive): boolean =>
  entrees.some(({ nom }) => nom === "xl/workbook.xml" || /^xl\/worksheets\/[^/]+\.xml$/.test(nom));

/** Formats of dates that every Excel knows by number. */
const DATES_CONNUES = /^(?:1[4-9]|2[0-2]|27|28|29|3[0-6]|4[5-7]|5[0-8])$/;
const POURCENTS = new Set([9, 10]);

/** The last part of a name: writers choose their prefixes. */
const sansPrefixe = (nom: string): string => nom.slice(nom.indexOf(":") + 1);

/** A damaged part gives what comes before. */
const suivre = (xml: string, { ouvrir, fermer, ...reste }: SuiviXml): number =>
  suivreXml(xml, {
    ...reste,
    ouvrir: (nom, attributs, ligne) => ouvrir?.(sansPrefixe(nom), attributs, ligne),
    fermer: (nom) => fermer?.(sansPrefixe(nom)),
  });

function lirePartie({ entrees, lire }: Archive, nom: string): string {
  return entrees.some((une) => une.nom === nom) ? new TextDecoder().decode(lire(nom)) : "";
}

/** `_x000D_`: a sign that Excel writes by its number. */
const sansNumeros = (texte: string): string =>
  texte.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Texts that cells share, without the reading aids (`rPh`) of Japanese. */
function textesPartages(xml: string): readonly string[] {
  const textes: string[] = [];
  let dans = false;
  let aide = false;
  suivre(xml, {
    ouvrir(nom) {
      if (nom === "si") textes.push("");
      if (nom === "rPh") aide = true;
      dans = nom === "t";
    },
    fermer(nom) {
      if (nom === "rPh") aide = false;
      dans = false;
    },
    texte(lu) {
      if (dans && !aide) textes.push((textes.pop() ?? "") + lu);
    },
  });
  return textes.map(sansNumeros);
}

type Allure = "date" | "pourcent" | null;

/** How each style shows a number. */
function allures(xml: string): readonly Allure[] {
  const surMesure = new Map<string, string>();
  const styles: Allure[] = [];
  let dansCellules = false;
  suivre(xml, {
    ouvrir(nom, { numFmtId = "", formatCode = "" }) {
      if (nom === "numFmt") surMesure.set(numFmtId, formatCode);
      if (nom === "cellXfs") dansCellules = true;
      if (nom !== "xf" || !dansCellules) return;
      const code = (surMesure.get(numFmtId) ?? "").replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
      if (DATES_CONNUES.test(numFmtId) || /[dyhs]/i.test(code)) styles.push("date");
      else styles.push(POURCENTS.has(Number(numFmtId)) || code.includes("%") ? "pourcent" : null);
    },
    fermer(nom) {
      if (nom === "cellXfs") dansCellules = false;
    },
  });
  return styles;
}

/** The parts that are sheets, in the workbook's order, with their names. */
function feuilles(archive: Archive): readonly { readonly nom: string; readonly partie: string }[] {
  const cibles = new Map<string, string>();
  suivre(lirePartie(archive, "xl/_rels/workbook.xml.rels"), {
    ouvrir(nom, { Id = "", Target = "" }) {
      if (nom === "Relationship")
        cibles.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const dites: { nom: string; partie: string }[] = [];
  suivre(lirePartie(archive, "xl/workbook.xml"), {
    ouvrir(nom, attributs) {
      if (nom !== "sheet") return;
      const [, lien = ""] =
        Object.entries(attributs).find(([cle]) => sansPrefixe(cle) === "id" && cle !== "id") ?? [];
      dites.push({ nom: attributs["name"] ?? "", partie: cibles.get(lien) ?? "" });
    },
  });
  const la = new Set(archive.entrees.map(({ nom }) => nom));
  const trouvees = dites.filter(({ partie }) => la.has(partie));
  if (trouvees.length > 0) return trouvees;
  return [...la]
    .filter((nom) => /^xl\/worksheets\/[^/]+\.xml$/.test(nom))
    .sort()
    .map((partie) => ({ nom: "", partie }));
}

/** A date of Excel: days since 1899-12-30. */
function ecrireDate(jours: number): string {
  if (jours < 0 || jours > 2_958_465) return String(jours);
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(jours * 86_400) * 1000);
  const deux = (nombre: number) => String(nombre).padStart(2, "0");
  const heure = `${deux(date.getUTCHours())}:${deux(date.getUTCMinutes())}`;
  if (jours < 1) return heure;
  return `${deux(date.getUTCDate())}/${deux(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}

/** As a French sheet shows it: "1,5". */
const ecrireNombre = (nombre: number): string =>
  String(Number(nombre.toPrecision(15))).replace(".", ",");

function celluleDe(
  type: string,
  brut: string,
  allure: Allure,
  partages: readonly string[],
): Cellule {
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
      if (allure === "date") return { texte: ecrireDate(nombre), sorte: "date" };
      return allure === "pourcent"
        ? { texte: `${ecrireNombre(nombre * 100)}\u00A0%`, sorte: "nombre" }
        : { texte: ecrireNombre(nombre), sorte: "nombre" };
  }
}

/** Rank from 0 of the column of "AB12"; -1 when it says none. */
function colonneDe(adresse: string): number {
  let rang = 0;
  for (const lettre of /^[A-Z]{1,3}/.exec(adresse)?.[0] ?? "")
    rang = rang * 26 + (lettre.codePointAt(0) ?? 64) - 64;
  return rang - 1;
}

function lireFeuille(
  xml: string,
  partages: readonly string[],
  styles: readonly Allure[],
): Rangee[] {
  const rangees: Rangee[] = [];
  let cellules: Cellule[] = [];
  let ligne = 0;
  let cellule: { colonne: number; type: string; allure: Allure } | null = null;
  let brut = "";
  let ecoute = false;
  suivre(xml, {
    ouvrir(nom, { r = "", s = "", t = "" }) {
      if (nom === "row") {
        ligne = /^\d{1,7}$/.test(r) ? Number(r) : ligne + 1;
        cellules = [];
      }
      if (nom === "c") {
        const dite = colonneDe(r);
        const colonne = dite < 0 ? cellules.length : dite;
        cellule = { colonne, type: t, allure: styles[Number(s)] ?? null };
        brut = "";
      }
      ecoute = nom === "v" || nom === "t";
    },
    texte(lu) {
      if (ecoute) brut += lu;
    },
    fermer(nom) {
      ecoute = false;
      if (nom === "c" && cellule !== null && cellule.colonne < COLONNES_MAX) {
        while (cellules.length < cellule.colonne) cellules.push({ texte: "", sorte: "texte" });
        cellules[cellule.colonne] = celluleDe(cellule.type, brut, cellule.allure, partages);
      }
      const pleine = cellules.some(({ texte }) => texte !== "");
      if (nom === "row" && pleine && rangees.length < RANGEES_MAX)
        rangees.push({ ligne, cellules });
    },
  });
  return rangees;
}

/**
 * Every sheet that has something in it, first to last.
 * @throws FichierIllisible when none has
 */
export function lireClasseur(archive: Archive): readonly Grille[] {
  const partages = textesPartages(lirePartie(archive, "xl/sharedStrings.xml"));
  const styles = allures(lirePartie(archive, "xl/styles.xml"));
  const grilles = feuilles(archive)
    .map(({ nom, partie }) => ({
      origine: "classeur" as const,
      nom,
      rangees: lireFeuille(lirePartie(archive, partie), partages, styles),
    }))
    .filter(({ rangees }) => rangees.length > 0);
  if (grilles.length === 0)
    throw new FichierIllisible(
      "Ce classeur est vide : enregistrez-le de nouveau, puis déposez-le ici.",
    );
  return grilles;
}
