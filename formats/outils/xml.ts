/** Reads an XML element after element, with saxes; custom entities are never expanded. Pure. */
import { SaxesParser } from "saxes";

export type AttributsXml = Readonly<Record<string, string>>;

export interface XmlEventHandlers {
  /** `ligne`: of the file, from 1. */
  readonly ouvrir?: (nom: string, attributs: AttributsXml, ligne: number) => void;
  readonly fermer?: (nom: string) => void;
  readonly texte?: (texte: string) => void;
}

/** With more faults than this, the text is no XML, and the reading stops. */
const FAUTES_MAX = 200;
const BOUCHEE = 65_536;

/**
 * Reads an XML and goes on after faults, up to a limit.
 * @returns the number of faults in the text
 */
export function parcourirXml(xml: string, { ouvrir, fermer, texte }: XmlEventHandlers): number {
  // entities declared by a `<!DOCTYPE` are not expanded, only the five of XML
  const lecteur = new SaxesParser();
  let fautes = 0;
  lecteur.on("error", () => {
    fautes += 1;
  });
  const juste = avecEsperluettes(xml);
  if (juste !== xml) fautes += 1;
  lecteur.on("opentag", ({ name, attributes }) => ouvrir?.(name, attributes, lecteur.line));
  lecteur.on("closetag", ({ name }) => fermer?.(name));
  lecteur.on("text", (lu) => texte?.(lu));
  lecteur.on("cdata", (lu) => texte?.(lu));
  for (let i = 0; i < juste.length; i += BOUCHEE) {
    lecteur.write(juste.slice(i, i + BOUCHEE));
    if (fautes > FAUTES_MAX) return fautes;
  }
  lecteur.close();
  return fautes;
}

/** Escapes "&" and "<" that are no markup, outside of CDATA and comments. */
const avecEsperluettes = (xml: string): string =>
  xml.replace(
    /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|&(?!(?:[a-zA-Z][\w.-]{0,31}|#\d{1,7}|#x[\da-fA-F]{1,6});)|<(?=[\s\d=<])/g,
    (lu) => (lu === "&" ? "&amp;" : lu === "<" ? "&lt;" : lu),
  );
