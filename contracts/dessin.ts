/**
 * A sous-bock drawn by a player: chalk strokes on a square sheet, and their compact text form (mise-en-scene "Salon",
 * decisions/0002). Pure.
 */
import { z } from "zod";

/** The four chalks, in the order of their numbers in the text form. */
export const CRAIES = ["encre", "bouteille", "bleu", "ocre"] as const;
export type Craie = (typeof CRAIES)[number];

/** Side of the sheet on which players draw, in points. */
export const COTE_FEUILLE_DESSIN = 256;
/** Maximum size of an encoded drawing: bytes, then characters. */
export const DESSIN_OCTETS_MAX = 2048;
const TEXTE_MAX = Math.ceil((DESSIN_OCTETS_MAX * 4) / 3);
/** Maximum numbers of strokes of a drawing, and of points of a stroke. */
export const TRAITS_DE_DESSIN_MAX = 200;
export const POINTS_DE_TRAIT_MAX = 1000;

export type PointDeDessin = readonly [x: number, y: number];
export interface TraitDeDessin {
  readonly craie: Craie;
  readonly points: readonly PointDeDessin[];
}
export type Dessin = readonly TraitDeDessin[];

/**
 * Encoding of a stroke: chalk and number of points in two bytes, start in two, then one byte for a short step or three for a
 * long one.
 */
const PAS_MAX = 7;
const PAS_LONG = 0;

const estCourt = (pas: number): boolean => Math.abs(pas) <= PAS_MAX;
/** Packs two numbers from -7 to 7 into a byte that is never 0. */
const pasCourt = (dx: number, dy: number): number => ((dx + 8) << 4) | (dy + 8);

function octetsDe(dessin: Dessin): number[] {
  const octets: number[] = [];
  for (const { craie: couleur, points } of dessin) {
    octets.push((CRAIES.indexOf(couleur) << 6) | (points.length >> 8), points.length & 255);
    let avant: PointDeDessin | null = null;
    for (const [x, y] of points) {
      const [dx, dy] = avant === null ? [0, 0] : [x - avant[0], y - avant[1]];
      if (avant === null) octets.push(x, y);
      else if (estCourt(dx) && estCourt(dy)) octets.push(pasCourt(dx, dy));
      else octets.push(PAS_LONG, x, y);
      avant = [x, y];
    }
  }
  return octets;
}

/** Size of an encoded drawing in bytes, checked while drawing against `DESSIN_OCTETS_MAX`. */
export const mesurerDessinEncode = (dessin: Dessin): number => octetsDe(dessin).length;

/** Encodes a drawing in base64url. The caller respects the limits; a reader refuses a drawing that exceeds them. */
export function encoderDessin(dessin: Dessin): string {
  const binaire = octetsDe(dessin)
    .map((octet) => String.fromCharCode(octet))
    .join("");
  return btoa(binaire).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Decodes a drawing; null for a text that `encoderDessin` never writes, so each drawing has one text. */
export function decoderDessin(texte: string): Dessin | null {
  if (texte === "" || texte.length > TEXTE_MAX || !/^[\w-]+$/.test(texte)) return null;
  const lu = lireTraits(octetsDuTexte(texte));
  return lu !== null && encoderDessin(lu) === texte ? lu : null;
}

function octetsDuTexte(texte: string): number[] {
  // a text with a single character over is refused: no base64 text of whole bytes has that length, and `atob` would throw
  if (texte.length % 4 === 1) return [];
  const binaire = atob(texte.replaceAll("-", "+").replaceAll("_", "/"));
  return Array.from(binaire, (signe) => signe.charCodeAt(0));
}

function lireTraits(octets: readonly number[]): Dessin | null {
  const dessin: TraitDeDessin[] = [];
  for (let rang = 0; rang < octets.length;) {
    if (dessin.length === TRAITS_DE_DESSIN_MAX) return null;
    const lu = lireTrait(octets, rang);
    if (lu === null) return null;
    dessin.push(lu.trait);
    rang = lu.fin;
  }
  return dessin.length === 0 ? null : dessin;
}

function lireTrait(
  octets: readonly number[],
  debut: number,
): { trait: TraitDeDessin; fin: number } | null {
  const [tete = 0, bas = 0, x = 0, y = 0] = octets.slice(debut, debut + 4);
  const couleur = CRAIES[tete >> 6];
  const nombre = ((tete & 63) << 8) | bas;
  if (couleur === undefined || nombre === 0 || nombre > POINTS_DE_TRAIT_MAX) return null;
  const points: [number, number][] = [[x, y]];
  let rang = debut + 4;
  while (points.length < nombre && rang < octets.length) {
    const [pas = 0, long = 0, haut = 0] = octets.slice(rang, rang + 3);
    const [px, py] = points.at(-1) ?? [0, 0];
    points.push(pas === PAS_LONG ? [long, haut] : [px + (pas >> 4) - 8, py + (pas & 15) - 8]);
    rang += pas === PAS_LONG ? 3 : 1;
  }
  const entier = points.length === nombre && rang <= octets.length;
  return entier && points.every(surLaFeuille)
    ? { trait: { craie: couleur, points }, fin: rang }
    : null;
}

const surLaFeuille = (point: PointDeDessin): boolean =>
  point.every((n) => n >= 0 && n < COTE_FEUILLE_DESSIN);

/** A drawing on the wire: a decodable text within the limits. */
export const dessinEncode = z
  .string()
  .max(TEXTE_MAX)
  .refine((texte) => decoderDessin(texte) !== null);
