/** The text of a piece of HTML, and the pictures that it shows: Moodle and Kahoot keep their texts so. Linear. Pure. */
import { decodeHTML } from "entities";

export interface ContenuHtml {
  readonly texte: string;
  /** Addresses of the pictures, sounds and videos in the HTML. */
  readonly medias: readonly string[];
  /** Texts that stand for its pictures, from their attribute `alt`. */
  readonly legendes: readonly string[];
}

/** HTML elements after which a line ends. */
const BLOCS = new Set(["p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol"]);
const MUETS = new Set(["script", "style", "head", "title"]);
const MEDIAS = new Set(["img", "video", "audio", "source"]);

export function lireHtml(html: string): ContenuHtml {
  const morceaux: string[] = [];
  const medias: string[] = [];
  const legendes: string[] = [];
  let muet: string | null = null;
  const minuscules = html.toLowerCase();
  /** Offset of the last closing tag of each element that hides what it holds; -1 without one: "la balise <head>" in a sentence hides nothing. */
  const fermetures = new Map([...MUETS].map((nom) => [nom, minuscules.lastIndexOf(`</${nom}`)]));
  /** Rank of the first piece that is raised or lowered; -1: none is. */
  let leve = -1;
  let i = 0;
  while (i < html.length) {
    const balise = html.indexOf("<", i);
    const fin = balise < 0 ? -1 : finDeBalise(html, balise);
    const jusque = balise < 0 ? html.length : balise;
    if (muet === null) morceaux.push(html.slice(i, jusque));
    if (balise < 0) break;
    if (fin < 0) {
      // the sign of "a < b" begins no tag
      if (muet === null) morceaux.push("<");
      i = balise + 1;
      continue;
    }
    const dedans = html.slice(balise + 1, fin);
    const [, ferme = "", nom = ""] = /^(\/?)([a-zA-Z][a-zA-Z0-9]*)/.exec(dedans) ?? [];
    const bas = nom.toLowerCase();
    if (muet === null && ferme === "" && (fermetures.get(bas) ?? -1) >= fin) muet = bas;
    else if (muet !== null && ferme !== "" && bas === muet) muet = null;
    else if (muet === null && (bas === "sup" || bas === "sub")) {
      if (ferme === "") leve = morceaux.length;
      else if (leve >= 0) {
        const dit = decodeHTML(morceaux.splice(leve).join(""));
        morceaux.push(ecrireEnExposantOuIndice(dit, bas));
        leve = -1;
      }
    } else if (muet === null && bas === "br") morceaux.push(RETOUR);
    else if (muet === null && BLOCS.has(bas)) morceaux.push("\n");
    else if (muet === null && ferme === "" && (MEDIAS.has(bas) || bas === "a")) {
      const adresse = attributDe(dedans, bas === "a" ? HREF : SRC);
      const legende = bas === "img" ? attributDe(dedans, ALT) : "";
      // a link counts only where it leads to a sound or a film of Moodle, which plays it there
      if (adresse !== "" && (bas !== "a" || JOUE.test(adresse))) medias.push(adresse);
      if (legende !== "") legendes.push(legende);
    }
    i = fin + 1;
  }
  return { texte: enLignes(decodeHTML(morceaux.join(""))), medias, legendes };
}

const [SRC, HREF, ALT] = ["src", "href", "alt"].map(
  (nom) => new RegExp(`\\s${nom}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i"),
);
const JOUE = /^@@PLUGINFILE@@\/.*\.(?:mp3|m4a|ogg|oga|wav|mp4|m4v|webm)(?:[?#].*)?$/i;

function attributDe(balise: string, motif: RegExp | undefined): string {
  const [, entre = "", apostrophes = "", nu = ""] = motif?.exec(balise) ?? [];
  return decodeHTML(entre || apostrophes || nu).trim();
}

/** Offset of the end of an HTML tag; -1 when the sign begins no tag. A comment ends with `-->`. */
function finDeBalise(html: string, debut: number): number {
  const apres = html[debut + 1] ?? "";
  if (html.startsWith("<!--", debut)) {
    const fin = html.indexOf("-->", debut + 4);
    return fin < 0 ? -1 : fin + 2;
  }
  if (!/[a-zA-Z/!?]/.test(apres)) return -1;
  // a tag longer than this is a text that holds "<", unless its picture is inside
  const image = /^<(?:img|audio|video|source)\s[^<>]{0,400}data:/i.test(
    html.slice(debut, debut + 450),
  );
  const loin = image ? html.length : Math.min(html.length, debut + 20_000);
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

const LEVES = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ";
const ABAISSES = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ";
const ORDINAIRES = "0123456789+-=()ni";

/**
 * Writes a text raised or lowered, so that "10<sup>3</sup>" is 10³ and never 103; signs without such a form are written "^(…)" or "_(…)".
 */
export function ecrireEnExposantOuIndice(texte: string, balise: "sup" | "sub"): string {
  const signes = [...(balise === "sup" ? LEVES : ABAISSES)];
  const dits = [...texte.trim().replaceAll("−", "-")].map(
    (signe) => signes[ORDINAIRES.indexOf(signe)],
  );
  if (dits.every((signe) => signe !== undefined)) return dits.join("");
  // the end of "1<sup>er</sup>" or "M<sup>me</sup>" is written flat, as French may read it
  if (balise === "sup" && /^(?:er|re|e|ère|ème|nd|nde|me|lle|gr|o|os)s?$/i.test(texte.trim()))
    return texte.trim();
  return `${balise === "sup" ? "^" : "_"}(${texte.trim()})`;
}

/** The line end of a `<br>`: each is kept, while those of consecutive blocks become one blank line. */
const RETOUR = "\v";

const enLignes = (texte: string): string =>
  texte
    .replace(/[^\S\n\v\u00A0\u202F]+/g, " ")
    .replace(/ ?([\n\v]) ?/g, "$1")
    .replace(/[\n\v]{3,}/g, (fins) => (fins.includes("\n") ? "\n\n" : fins))
    .replaceAll(RETOUR, "\n")
    .trim();

/** Whether a text looks like HTML: a tag that is closed or that stands alone, an entity. "La balise <head>" is a text. */
export const sembleHtml = (texte: string): boolean =>
  /<([a-z][a-z\d]*)(?:\s[^<>]{0,400})?>[^]{0,20000}?<\/\1\s*>|<(?:br|p|hr|img|div)(?:\s[^<>]{0,4000})?\/?>|&(?:[a-zA-Z]{2,31}|#\d{1,7}|#x[\da-fA-F]{1,6});/i.test(
    texte,
  );

/** The plain text of a string, read as HTML only when it looks like HTML. */
export const retirerHtml = (texte: string): string =>
  sembleHtml(texte) ? lireHtml(texte).texte : texte;
