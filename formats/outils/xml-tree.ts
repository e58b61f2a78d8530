/** A small XML as a tree, for formats whose questions refer to themselves (QTI, Word): names without prefixes, texts in their place. Pure. */
import { suivreXml } from "./xml.ts";

export interface XmlNode {
  readonly nom: string;
  readonly attributs: Readonly<Record<string, string>>;
  readonly enfants: readonly (XmlNode | string)[];
  /** Line of the file, from 1. */
  readonly ligne: number;
}

const bare = (nom: string): string => nom.slice(nom.indexOf(":") + 1);

/** @returns the root, and how many faults the text has; null when there is no element at all */
export function xmlTree(xml: string): { readonly racine: XmlNode; readonly fautes: number } | null {
  interface Open extends XmlNode {
    enfants: (XmlNode | string)[];
  }
  const sommet: Open = { nom: "", attributs: {}, enfants: [], ligne: 1 };
  const ouverts: Open[] = [sommet];
  const fautes = suivreXml(xml, {
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

export const childrenOf = (noeud: XmlNode): readonly XmlNode[] =>
  noeud.enfants.filter((un) => typeof un !== "string");

/** Every element of that name below, outermost first. */
export function allOf(noeud: XmlNode, ...noms: readonly string[]): readonly XmlNode[] {
  const found: XmlNode[] = [];
  const walk = (one: XmlNode) => {
    for (const un of childrenOf(one)) {
      if (noms.includes(un.nom)) found.push(un);
      walk(un);
    }
  };
  walk(noeud);
  return found;
}

export const firstOf = (noeud: XmlNode, ...noms: readonly string[]): XmlNode | undefined =>
  allOf(noeud, ...noms)[0];

/** All the texts below, one after the other. */
export const textOf = (noeud: XmlNode | undefined): string =>
  noeud === undefined
    ? ""
    : noeud.enfants.map((un) => (typeof un === "string" ? un : textOf(un))).join("");

const VOID = new Set(["br", "img", "hr"]);

/** What is below, written again as HTML: QTI 2 has its texts as elements. */
export const htmlOf = (noeud: XmlNode, sans: ReadonlySet<string> = new Set()): string =>
  noeud.enfants
    .map((un) => {
      if (typeof un === "string") return un.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      if (sans.has(un.nom)) return "";
      const dits = Object.entries(un.attributs)
        .map(([cle, dit]) => ` ${cle}="${dit.replaceAll('"', "&quot;")}"`)
        .join("");
      return VOID.has(un.nom)
        ? `<${un.nom}${dits}>`
        : `<${un.nom}${dits}>${htmlOf(un, sans)}</${un.nom}>`;
    })
    .join("");
