/**
 * Drawings are kept as they were drawn, so they may hold nothing but a drawing (docs/decisions/0079): what could run, load or
 * deceive is not cleaned out but refused. Read a piece at a time; a large one takes seconds: for a process of its own.
 */
import { createReadStream } from "node:fs";
import { SaxesParser, type SaxesTagNS } from "saxes";
import type { Refus } from "./media-types.ts";

const NS_SVG = "http://www.w3.org/2000/svg";
/** Where elements of other names do something in a browser. */
const NS_ACTIFS: ReadonlySet<string> = new Set([
  "http://www.w3.org/1999/xhtml",
  "http://www.w3.org/1998/Math/MathML",
  "http://www.w3.org/1999/XSL/Transform",
  "http://www.w3.org/2001/xml-events",
  "http://www.w3.org/2001/XInclude",
]);
/** Everything that draws, and nothing else: no script, foreignObject, handler, audio, video, iframe. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    "svg g defs symbol use a title desc metadata style switch view path rect circle ellipse line polyline polygon text tspan " +
    "textPath image marker linearGradient radialGradient meshgradient meshpatch meshrow stop pattern clipPath mask hatch hatchpath solidcolor " +
    "animate animateTransform animateMotion set mpath cursor font font-face glyph missing-glyph hkern vkern font-face-src font-face-name " +
    "altGlyph tref filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap " +
    "feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset " +
    "fePointLight feSpecularLighting feSpotLight feTile feTurbulence color-profile"
  ).split(" "),
);
const IMAGE_DEDANS = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;
/** What a style may reach: an element of the drawing, a picture or a font inside it. */
const URL_PERMISE =
  /^\s*(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font))/i;
/** Attributes that hold a style, or what an animation writes into one. */
const ATTRIBUTS_DE_STYLE: ReadonlySet<string> = new Set(
  (
    "style fill stroke filter mask clip-path cursor marker marker-start marker-mid marker-end shape-inside shape-subtract " +
    "values from to by"
  ).split(" "),
);
const STYLE_ACTIF =
  /\\|@import|@namespace|expression\s*\(|image-set|\bimage\s*\(|\bsrc\s*\(|behavior|-moz-binding|(?:java|vb)script:/i;
const PROFONDEUR_MAX = 256;
const COTE_MAX = 99_999;

export interface Dessin {
  /** Pixels, as the drawing says; null when it does not. */
  readonly largeur: number | null;
  readonly hauteur: number | null;
}

/** What the drawing of a file says of itself; or why it is not one that may be kept. */
export async function lireDessin(chemin: string): Promise<Dessin | Refus> {
  let racine: SaxesTagNS | null = null;
  let refus: Refus | null = null;
  let profondeur = 0;
  let dansStyle = false;
  let style = "";
  const refuser = (raison: Refus) => {
    refus ??= raison;
  };
  const refuserActif = () => refuser(estDessin(racine) ? "dessinActif" : "typeRefuse");
  const parser = new SaxesParser({ xmlns: true });
  // what has begun as a drawing and is not whole cannot be read; what has not is something else
  parser.on("error", () => refuser(racine === null ? "typeRefuse" : "illisible"));
  parser.on("xmldecl", ({ encoding }) => {
    // in another encoding, a browser would read another text than we do
    if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) refuser("typeRefuse");
  });
  parser.on("doctype", (texte) => {
    // entities, of which a few lines make gigabytes, are declared between these
    if (texte.includes("[")) refuser("typeRefuse");
  });
  // a style sheet or a transformation from elsewhere
  parser.on("processinginstruction", refuserActif);
  parser.on("opentag", (balise) => {
    if (racine === null) {
      racine = balise;
      if (!estDessin(balise)) refuser("typeRefuse");
    }
    profondeur++;
    // inside a style sheet, an element would hide from us the end of what a browser reads as one
    if (profondeur > PROFONDEUR_MAX) refuser("typeRefuse");
    if (dansStyle || !baliseSure(balise)) refuserActif();
    dansStyle = balise.uri === NS_SVG && balise.local === "style";
  });
  const lireStyle = (texte: string) => {
    if (dansStyle) style += texte;
  };
  parser.on("text", lireStyle);
  parser.on("cdata", lireStyle);
  parser.on("closetag", () => {
    profondeur--;
    if (dansStyle && !styleSur(style)) refuserActif();
    if (dansStyle) style = "";
    dansStyle = false;
  });
  const decodeur = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const morceau of createReadStream(chemin)) {
      parser.write(decodeur.decode(morceau, { stream: true }));
      if (refus !== null) return refus;
    }
    parser.write(decodeur.decode()).close();
  } catch {
    // not a text, or an error that the parser throws
    refuser(racine === null ? "typeRefuse" : "illisible");
  }
  return refus ?? (racine === null ? "typeRefuse" : dimensions(racine));
}

const estDessin = (racine: SaxesTagNS | null): boolean =>
  racine?.local === "svg" && racine.uri === NS_SVG;

function baliseSure({ uri, local, attributes }: SaxesTagNS): boolean {
  if (uri === "" || NS_ACTIFS.has(uri) || (uri === NS_SVG && !ELEMENTS.has(local))) return false;
  const anime = uri === NS_SVG && /^(?:animate|set)/.test(local);
  return Object.values(attributes).every(({ local: nom, prefix, value }) => {
    const minuscule = nom.toLowerCase();
    if (prefix === "xmlns") return true;
    if (minuscule.startsWith("on") || (prefix === "xml" && minuscule === "base")) return false;
    if (minuscule === "href" || minuscule === "src")
      return value.trim().startsWith("#") || IMAGE_DEDANS.test(value.trim());
    // an animation writes what it animates
    if (anime && minuscule === "attributename" && /href|^on|style|src/i.test(value)) return false;
    return !ATTRIBUTS_DE_STYLE.has(minuscule) || styleSur(value);
  });
}

/** Of an attribute or a style sheet: nothing in it reaches out of the file. */
function styleSur(texte: string): boolean {
  if (STYLE_ACTIF.test(texte)) return false;
  return [...texte.matchAll(/url\s*\(\s*["']?/gi)].every(({ 0: debut, index }) =>
    URL_PERMISE.test(texte.slice(index + debut.length, index + debut.length + 64)),
  );
}

/** As a browser would draw it: its own size, or that of its frame. */
function dimensions({ attributes }: SaxesTagNS): Dessin {
  const nombre = (nom: string) => {
    const lu = /^\s*(\d{1,5}(?:\.\d+)?)\s*(?:px)?\s*$/.exec(attributes[nom]?.value ?? "");
    return lu === null ? 0 : Math.round(Number(lu[1]));
  };
  const [largeur, hauteur] = [nombre("width"), nombre("height")];
  if (largeur > 0 && hauteur > 0) return { largeur, hauteur };
  const [, , l = 0, h = 0] = (attributes["viewBox"]?.value ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [large, haut] = [Math.round(l), Math.round(h)];
  // as much as its own size may say
  return large > 0 && haut > 0 && large <= COTE_MAX && haut <= COTE_MAX
    ? { largeur: large, hauteur: haut }
    : { largeur: null, hauteur: null };
}
