/**
 * Checks SVG drawings, which are stored unchanged (docs/decisions/0079): a drawing that could run, load or deceive is refused,
 * not cleaned. Parsing streams, and a large file takes seconds: run it in the converter's process.
 */
import { createReadStream } from "node:fs";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { PIXELS_IMAGE_MAX } from "#contracts/medias.ts";
import { createSvgExpandedElementCounter } from "./svg-expansion.ts";
import type { RaisonRefusFichier } from "./media-types.ts";

const NS_SVG = "http://www.w3.org/2000/svg";
/** Namespaces that are refused, because their elements act in a browser. */
const NS_ACTIFS: ReadonlySet<string> = new Set([
  "http://www.w3.org/1999/xhtml",
  "http://www.w3.org/1998/Math/MathML",
  "http://www.w3.org/1999/XSL/Transform",
  "http://www.w3.org/2001/xml-events",
  "http://www.w3.org/2001/XInclude",
]);
/** Allowed elements: all that draw. Scripts, foreignObject, handlers, audio, video and iframe are not among them. */
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
const IMAGES_DEDANS = /data:image\/[a-z]+;base64,([a-z0-9+/=\s]*)/gi;
/** Least number of pixels that a picture inside counts for, so that tiny ones are not endless to look at. */
const PIXELS_COMPTES_MIN = 128 * 128;
/** URLs allowed in a style: an element of the drawing, an embedded picture, or a font by its first bytes (a browser shows any picture). */
const URL_PERMISE =
  /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);base64,|data:(?:font\/|application\/(?:x-)?font)[\w.;=-]*;base64,(?:d09G|T1RUT|AAEAA|dHJ1Z|dHRjZ))/i;
/** Attributes that hold a style, and attributes by which an animation may set one. */
const ATTRIBUTS_DE_STYLE: ReadonlySet<string> = new Set(
  (
    "style fill stroke filter mask clip-path cursor marker marker-start marker-mid marker-end shape-inside shape-subtract " +
    "values from to by"
  ).split(" "),
);
const STYLE_ACTIF =
  /\\|@import|@namespace|expression\s*\(|image-set|\bimage\s*\(|\bsrc\s*\(|behavior|-moz-binding|(?:java|vb)script:/i;
const PROFONDEUR_MAX = 256;
/** Elements that a browser may have to draw, once what is repeated is counted each time. */
const ELEMENTS_MAX = 100_000;
const COTE_MAX = 99_999;

export interface TailleDuSvg {
  /** Size of the SVG drawing in pixels; null when it declares none. */
  readonly largeur: number | null;
  readonly hauteur: number | null;
}

/** Checks that an SVG only draws, without active parts or endless repeats: its size, or the reason to refuse it. */
export async function verifierSvgEtLireTaille(
  chemin: string,
): Promise<TailleDuSvg | RaisonRefusFichier> {
  let racine: SaxesTagNS | null = null;
  let refus: RaisonRefusFichier | null = null;
  let profondeur = 0;
  const expansion = createSvgExpandedElementCounter(ELEMENTS_MAX);
  let dansStyle = false;
  let style = "";
  /** Pictures inside the drawing, in base64. */
  const images: string[] = [];
  const lireImages = (texte: string) => {
    for (const [, octets = ""] of texte.matchAll(IMAGES_DEDANS)) images.push(octets);
  };
  const refuser = (raison: RaisonRefusFichier) => {
    refus ??= raison;
  };
  const refuserActif = () => refuser(estDessin(racine) ? "dessinActif" : "typeRefuse");
  const parser = new SaxesParser({ xmlns: true });
  // a broken file that begins as a drawing is unreadable; any other file is of a wrong type
  parser.on("error", () => refuser(racine === null ? "typeRefuse" : "illisible"));
  parser.on("xmldecl", ({ encoding }) => {
    // refuses any other encoding: a browser would decode another text than this parser did
    if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) refuser("typeRefuse");
  });
  parser.on("doctype", (texte) => {
    // refuses an internal subset: it declares entities, a few lines of which expand to gigabytes
    if (texte.includes("[")) refuser("typeRefuse");
  });
  // refuses processing instructions: they may load a style sheet or a transformation
  parser.on("processinginstruction", refuserActif);
  parser.on("opentag", (balise) => {
    if (racine === null) {
      racine = balise;
      if (!estDessin(balise)) refuser("typeRefuse");
    }
    profondeur++;
    if (profondeur > PROFONDEUR_MAX) refuser("typeRefuse");
    // refuses an element inside a style sheet: it would hide from this check a part that browsers apply
    if (dansStyle || !baliseSure(balise)) refuserActif();
    if (!expansion.open(balise)) refuser("dessinRepete");
    for (const { value } of Object.values(balise.attributes)) lireImages(value);
    dansStyle = balise.uri === NS_SVG && balise.local === "style";
  });
  const lireTexte = (texte: string) => {
    expansion.readText(texte);
    if (dansStyle) style += texte;
  };
  parser.on("text", lireTexte);
  parser.on("cdata", lireTexte);
  parser.on("closetag", () => {
    profondeur--;
    expansion.close();
    if (!dansStyle) return;
    if (!styleSur(style)) refuserActif();
    expansion.readStyleSheet(style);
    lireImages(style);
    style = "";
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
    // the file is not UTF-8, or the parser has thrown
    refuser(racine === null ? "typeRefuse" : "illisible");
  }
  if (refus === null && expansion.isEndless()) return "dessinRepete";
  refus ??= await verifierImages(images);
  return refus ?? (racine === null ? "typeRefuse" : dimensions(racine));
}

/** Refuses pictures that are none, or have more pixels together than one picture may have: a browser decodes all of them. */
async function verifierImages(images: readonly string[]): Promise<RaisonRefusFichier | null> {
  let pixels = 0;
  for (const image of images) {
    const { readPixelCount } = await import("./image.ts");
    const siens = await readPixelCount(Buffer.from(image, "base64")).catch(() => null);
    if (siens === null) return "illisible";
    pixels += Math.max(siens, PIXELS_COMPTES_MIN);
    if (pixels > PIXELS_IMAGE_MAX) return "tropDePixels";
  }
  return null;
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
    // refuses an animation of a forbidden attribute, since it would set it
    if (anime && minuscule === "attributename" && /href|^on|style|src/i.test(value)) return false;
    return !ATTRIBUTS_DE_STYLE.has(minuscule) || styleSur(value);
  });
}

/** Whether a style reaches nothing outside of the file. */
function styleSur(texte: string): boolean {
  if (STYLE_ACTIF.test(texte)) return false;
  return [...texte.matchAll(/url\s*\(\s*["']?/gi)].every(({ 0: debut, index }) =>
    URL_PERMISE.test(texte.slice(index + debut.length, index + debut.length + 128)),
  );
}

/** Size as a browser draws it: width and height, or the viewBox. */
function dimensions({ attributes }: SaxesTagNS): TailleDuSvg {
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
  // the size of a viewBox has the same limit as width and height
  return large > 0 && haut > 0 && large <= COTE_MAX && haut <= COTE_MAX
    ? { largeur: large, hauteur: haut }
    : { largeur: null, hauteur: null };
}
