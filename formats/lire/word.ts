/** Word's .docx: its paragraphs as lines of text, bold and highlighted ones marked, then read as any pasted text. Pure. */
import type { FormatImport } from "../format.ts";
import { UnreadableFileError } from "../lecture.ts";
import { LIGNES_DE_TEXTE_MAX } from "../limites.ts";
import { ecrireEnExposantOuIndice } from "../outils/html.ts";
import {
  findElements,
  findChildElements,
  findFirstElement,
  type XmlNode,
  parseXmlTree,
} from "../outils/xml-tree.ts";
import type { ArchiveZip } from "../outils/zip.ts";
import { chooseBestReading, readTextLines } from "../texte/readings.ts";

const DOCUMENT = "word/document.xml";
/** The most bytes of a Word document's XML, once decompressed: two hundred pages are some 5 MB. */
const DOCUMENT_BYTES_MAX = 40_000_000;

export const formatWord: FormatImport = {
  id: "word",
  nom: "un document Word",
  reconnaitre: (entree) =>
    entree.archive()?.entrees.some(({ nom }) => nom === DOCUMENT) === true ? 0.97 : 0,
  lire(entree) {
    const archive = entree.archive();
    const taille = archive?.entrees.find(({ nom }) => nom === DOCUMENT)?.taille ?? 0;
    if (archive === null || taille > DOCUMENT_BYTES_MAX)
      throw new UnreadableFileError("Ce document est trop long : coupez-le en plusieurs.");
    const best = chooseBestReading(
      readTextLines(linesOfDocument(archive).slice(0, LIGNES_DE_TEXTE_MAX)),
    );
    const lignes = best?.questions ?? [];
    return { quizz: [{ titre: best?.titre ?? "", lignes, total: lignes.length }] };
  },
};

const partOf = (archive: ArchiveZip, nom: string): XmlNode | null =>
  archive.entrees.some((une) => une.nom === nom)
    ? (parseXmlTree(new TextDecoder().decode(archive.lire(nom)))?.racine ?? null)
    : null;

/** Labels of numbered lists, which Word computes when it shows them and never stores. */
interface Numbering {
  /** The format of a level of a list: "decimal", "lowerLetter", "bullet"…, and its text: "%1)". */
  readonly level: (
    list: string,
    depth: number,
  ) => { readonly format: string; readonly text: string } | null;
}

function numberingOf(racine: XmlNode | null): Numbering {
  const abstract = new Map<string, XmlNode>();
  const lists = new Map<string, string>();
  if (racine !== null) {
    for (const one of findElements(racine, "abstractNum"))
      abstract.set(one.attributs["abstractNumId"] ?? "", one);
    for (const one of findElements(racine, "num"))
      lists.set(
        one.attributs["numId"] ?? "",
        findFirstElement(one, "abstractNumId")?.attributs["val"] ?? "",
      );
  }
  return {
    level(list, depth) {
      const levels = findElements(abstract.get(lists.get(list) ?? "") ?? EMPTY, "lvl");
      const found = levels.find(({ attributs }) => attributs["ilvl"] === String(depth));
      if (found === undefined) return null;
      return {
        format: findFirstElement(found, "numFmt")?.attributs["val"] ?? "decimal",
        text: findFirstElement(found, "lvlText")?.attributs["val"] ?? "%1.",
      };
    },
  };
}
const EMPTY: XmlNode = { nom: "", attributs: {}, enfants: [], ligne: 0 };

/** The lines of a Word document: one for each paragraph; a table row is one line, with tabs between its cells. */
function linesOfDocument(archive: ArchiveZip): readonly string[] {
  const racine = partOf(archive, DOCUMENT);
  const body = racine === null ? undefined : findFirstElement(racine, "body");
  if (body === undefined) throw new UnreadableFileError("Ce document est vide.");
  const numbering = numberingOf(partOf(archive, "word/numbering.xml"));
  const counts = new Map<string, number>();
  const title = findElements(body, "p").find((one) => runsOf(one).trim() !== "");
  const paragraph = (noeud: XmlNode): string =>
    (noeud === title && TITLE_STYLE.test(styleOf(noeud)) ? "# " : "") +
    labelOf(noeud, numbering, counts) +
    runsOf(noeud);
  const walk = (noeud: XmlNode): readonly string[] =>
    findChildElements(noeud).flatMap((un): readonly string[] => {
      if (un.nom === "p") return paragraph(un).split("\n");
      if (un.nom === "tr")
        return [
          findChildElements(un)
            .filter(({ nom }) => nom === "tc")
            .map((cell) => findElements(cell, "p").map(paragraph).join(" "))
            .join("\t"),
        ];
      return un.nom === "tbl" || un.nom === "sdt" || un.nom === "sdtContent" ? walk(un) : [];
    });
  return walk(body);
}

/** Identifiers of the styles of a document's title, in the languages of Word. */
const TITLE_STYLE = /^(?:title|titre|titel|t[ií]tulo|titolo|heading1|titre1|berschrift1)$/i;
const styleOf = (noeud: XmlNode): string =>
  findFirstElement(noeud, "pStyle")?.attributs["val"] ?? "";

/** The label that Word shows before a paragraph of a list: "1. ", "b) ", "- ". */
function labelOf(noeud: XmlNode, numbering: Numbering, counts: Map<string, number>): string {
  const said = findFirstElement(noeud, "numPr");
  if (said === undefined) return "";
  const list = findFirstElement(said, "numId")?.attributs["val"] ?? "";
  const depth = Number(findFirstElement(said, "ilvl")?.attributs["val"] ?? "0");
  const level = numbering.level(list, depth);
  if (list === "0" || level === null) return "";
  for (const key of counts.keys()) {
    const [other, deep] = key.split(":");
    if (other === list && Number(deep) > depth) counts.delete(key);
  }
  const count = (counts.get(`${list}:${depth}`) ?? 0) + 1;
  counts.set(`${list}:${depth}`, count);
  const written = WRITTEN[level.format]?.(count);
  if (written === undefined) return "- ";
  // the label keeps the last number of a text such as "%1.%2)", the only one that is the paragraph's own
  const sign = /%\d+([.)]?)\D*$/.exec(level.text)?.[1] ?? ".";
  return `${written}${sign === "" ? "." : sign} `;
}

const letter = (count: number): string => String.fromCodePoint(96 + Math.min(count, 26));
const WRITTEN: Readonly<Record<string, (count: number) => string>> = {
  decimal: String,
  decimalZero: String,
  lowerLetter: letter,
  upperLetter: (count) => letter(count).toUpperCase(),
};

const on = (properties: XmlNode | undefined, nom: string): boolean => {
  const found = properties === undefined ? undefined : findFirstElement(properties, nom);
  return found !== undefined && !/^(?:0|false|none|auto)$/.test(found.attributs["val"] ?? "true");
};

/** The text of a paragraph: bold runs between stars, a tick behind when all of it is highlighted. */
function runsOf(noeud: XmlNode): string {
  const runs = placedRuns(noeud).map(({ run, place, before }) => {
    const properties = findChildElements(run).find(({ nom }) => nom === "rPr");
    const texte = findChildElements(run)
      .map((un) =>
        un.nom === "t" ? textIn(un) : un.nom === "tab" ? "\t" : un.nom === "br" ? "\n" : "",
      )
      .join("");
    const raised =
      RAISED[findFirstElement(properties ?? EMPTY, "vertAlign")?.attributs["val"] ?? ""] ?? place;
    return {
      texte:
        before +
        (raised === null || texte.trim() === "" ? texte : ecrireEnExposantOuIndice(texte, raised)),
      bold: on(properties, "b"),
      marked: on(properties, "highlight") || on(properties, "shd"),
    };
  });
  const full = runs.filter(({ texte }) => texte.trim() !== "");
  const texte = runs.map((run) => run.texte).join("");
  if (full.length === 0) return texte;
  const whole = full.every(({ bold }) => bold) ? bolded(texte) : texte;
  return full.every(({ marked }) => marked) ? `${whole} ✓` : whole;
}

type Place = "sup" | "sub" | null;
const RAISED: Readonly<Record<string, Place>> = { superscript: "sup", subscript: "sub" };

/** The runs of a paragraph, with those that an equation raises or lowers, and the bar of its fractions. */
function placedRuns(
  noeud: XmlNode,
): readonly { readonly run: XmlNode; readonly place: Place; readonly before: string }[] {
  const walk = (
    one: XmlNode,
    place: Place,
  ): { readonly run: XmlNode; readonly place: Place; readonly before: string }[] =>
    findChildElements(one).flatMap((un) => {
      if (un.nom === "r") return [{ run: un, place, before: "" }];
      const inside = walk(un, un.nom === "sup" || un.nom === "sub" ? un.nom : place);
      return inside.map((placed, rank) => ({
        run: placed.run,
        place: placed.place,
        before: un.nom === "den" && rank === 0 ? `/${placed.before}` : placed.before,
      }));
    });
  return walk(noeud, null);
}

const textIn = (noeud: XmlNode): string =>
  noeud.enfants.filter((un) => typeof un === "string").join("");

const bolded = (texte: string): string => {
  const [, before = "", inside = "", after = ""] = /^(\s*)([^]*?)(\s*)$/.exec(texte) ?? [];
  return `${before}**${inside}**${after}`;
};
