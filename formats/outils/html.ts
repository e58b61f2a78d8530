/** The text of a piece of HTML, and the pictures that it shows: Moodle and Kahoot keep their texts so. Linear. Pure. */
import { decodeHTML } from "entities";

export interface HtmlLu {
  readonly texte: string;
  /** Addresses of its pictures, sounds and videos. */
  readonly medias: readonly string[];
}

/** After which a line ends. */
const BLOCS = new Set([
  "br",
  "p",
  "div",
  "li",
  "tr",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
]);
const MUETS = new Set(["script", "style", "head", "title"]);
const MEDIAS = new Set(["img", "video", "audio", "source"]);

export function lireHtml(html: string): HtmlLu {
  const morceaux: string[] = [];
  const medias: string[] = [];
  let muet: string | null = null;
  let i = 0;
  while (i < html.length) {
    const balise = html.indexOf("<", i);
    const fin = balise < 0 ? -1 : finDeBalise(html, balise);
    const jusque = balise < 0 ? html.length : balise;
    if (muet === null) morceaux.push(html.slice(i, jusque));
    if (balise < 0) break;
    if (fin < 0) {
      // "a < b": no tag
      if (muet === null) morceaux.push("<");
      i = balise + 1;
      continue;
    }
    const dedans = html.slice(balise + 1, fin);
    const [, ferme = "", nom = ""] = /^(\/?)([a-zA-Z][a-zA-Z0-9]*)/.exec(dedans) ?? [];
    const bas = nom.toLowerCase();
    if (muet === null && ferme === "" && MUETS.has(bas)) muet = bas;
    else if (muet !== null && ferme !== "" && bas === muet) muet = null;
    else if (muet === null && BLOCS.has(bas)) morceaux.push("\n");
    else if (muet === null && ferme === "" && MEDIAS.has(bas)) {
      const [, entre = "", apostrophes = "", nu = ""] =
        /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(dedans) ?? [];
      const adresse = decodeHTML(entre || apostrophes || nu).trim();
      if (adresse !== "") medias.push(adresse);
    }
    i = fin + 1;
  }
  return { texte: enLignes(decodeHTML(morceaux.join(""))), medias };
}

/** Where the tag that begins there ends; -1: it is no tag. A comment ends with `-->`. */
function finDeBalise(html: string, debut: number): number {
  const apres = html[debut + 1] ?? "";
  if (html.startsWith("<!--", debut)) {
    const fin = html.indexOf("-->", debut + 4);
    return fin < 0 ? -1 : fin + 2;
  }
  if (!/[a-zA-Z/!?]/.test(apres)) return -1;
  // a tag longer than this is a text that holds "<"; base64 pictures come as files, not in the text
  const loin = Math.min(html.length, debut + 20_000);
  let guillemet = "";
  for (let i = debut + 1; i < loin; i += 1) {
    const lettre = html[i] ?? "";
    if (guillemet !== "") {
      if (lettre === guillemet) guillemet = "";
    } else if (lettre === '"' || lettre === "'") guillemet = lettre;
    else if (lettre === ">") return i;
    else if (lettre === "<") return -1;
  }
  return -1;
}

const enLignes = (texte: string): string =>
  texte
    .split("\n")
    .map((ligne) => ligne.replace(/[^\S\n\u00A0\u202F]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Whether a text looks like HTML: a tag, or an entity. */
export const sembleHtml = (texte: string): boolean =>
  /<\/?[a-zA-Z][^<>]{0,200}>|&(?:[a-zA-Z]{2,31}|#\d{1,7}|#x[\da-fA-F]{1,6});/.test(texte);

/** The text, read as HTML only when it looks like it. */
export const sansHtml = (texte: string): string =>
  sembleHtml(texte) ? lireHtml(texte).texte : texte;
