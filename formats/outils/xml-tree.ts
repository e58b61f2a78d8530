/** A small XML as a tree, for formats whose questions refer to themselves (QTI, Word): names without prefixes, texts in their place. Pure. */
import { parcourirXml } from "./xml.ts";

export interface XmlNode {
  readonly nom: string;
  readonly attributs: Readonly<Record<string, string>>;
  readonly enfants: readonly (XmlNode | string)[];
  /** Line of the element in the file, from 1. */
  readonly ligne: number;
}

const bare = (nom: string): string => nom.slice(nom.indexOf(":") + 1);

/** Reads an XML as a tree. @returns the root, and how many faults the text has; null when there is no element at all */
export function parseXmlTree(
  xml: string,
): { readonly racine: XmlNode; readonly fautes: number } | null {
  interface Open extends XmlNode {
    enfants: (XmlNode | string)[];
  }
  const sommet: Open = { nom: "", attributs: {}, enfants: [], ligne: 1 };
  const ouverts: Open[] = [sommet];
  const fautes = parcourirXml(xml, {
    ouvrir(nom, attributs, ligne) {
      const noeud: Open = {
        nom: bare(nom),
        attributs: Object.fromEntries(
          Object.entries(attributs).map(([cle, dit]) => [bare(cle), dit]),
        ),
        enfants: [],
        ligne,
      };
      ouverts.at(-1)?.enfants.push(noeud);
      ouverts.push(noeud);
    },
    fermer() {
      if (ouverts.length > 1) ouverts.pop();
    },
    texte(lu) {
      ouverts.at(-1)?.enfants.push(lu);
    },
  });
  return sommet.enfants.some((un) => typeof un !== "string") ? { racine: sommet, fautes } : null;
}

export const findChildElements = (noeud: XmlNode): readonly XmlNode[] =>
  noeud.enfants.filter((un) => typeof un !== "string");

/** All descendants with one of these names, outermost first. */
export function findElements(noeud: XmlNode, ...noms: readonly string[]): readonly XmlNode[] {
  const found: XmlNode[] = [];
  const walk = (one: XmlNode) => {
    for (const un of findChildElements(one)) {
      if (noms.includes(un.nom)) found.push(un);
      walk(un);
    }
  };
  walk(noeud);
  return found;
}

export const findFirstElement = (noeud: XmlNode, ...noms: readonly string[]): XmlNode | undefined =>
  findElements(noeud, ...noms)[0];

/** The text of an element and of its descendants, joined. */
export const textOfElement = (noeud: XmlNode | undefined): string =>
  noeud === undefined
    ? ""
    : noeud.enfants.map((un) => (typeof un === "string" ? un : textOfElement(un))).join("");

const VOID = new Set(["br", "img", "hr"]);

/** The content of an element, written again as HTML, since QTI 2 has its texts as elements. */
export const htmlOfElement = (noeud: XmlNode, sans: ReadonlySet<string> = new Set()): string =>
  noeud.enfants
    .map((un) => {
      if (typeof un === "string") return un.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      if (sans.has(un.nom)) return "";
      const dits = Object.entries(un.attributs)
        .map(([cle, dit]) => ` ${cle}="${dit.replaceAll('"', "&quot;")}"`)
        .join("");
      return VOID.has(un.nom)
        ? `<${un.nom}${dits}>`
        : `<${un.nom}${dits}>${htmlOfElement(un, sans)}</${un.nom}>`;
    })
    .join("");
