/**
 * The part of a media that is shown: `#t=30,45` is an extract of a sound or a video, `#xywh=percent:10,0,50,100` a piece of an image,
 * after a stored name or an address (W3C Media Fragments URI 1.0); `&rotate=90`, which is ours, turns that piece (decision 0085).
 * Never a new file. Pure.
 */

/** In seconds, to the tenth; `fin` null: to the end. */
export interface Extrait {
  readonly debut: number;
  readonly fin: number | null;
}

/** In percents of the picture, to the tenth, from its upper left corner. */
export interface Cadre {
  readonly x: number;
  readonly y: number;
  readonly largeur: number;
  readonly hauteur: number;
}

/** Degrees that an image is turned by, clockwise, once its piece is cut out. */
export type Rotation = 0 | 90 | 180 | 270;

export interface MediaFragmente {
  /** Without what is read here; another fragment (`#view`) stays. */
  readonly adresse: string;
  readonly extrait: Extrait | null;
  readonly cadre: Cadre | null;
  readonly rotation: Rotation;
}

/** A day: beyond, it is a mistake. */
const SECONDES_MAX = 86_400;

const auDixieme = (nombre: number) => Math.round(nombre * 10) / 10;

/** Reads a stored media. What is wrong in a fragment is not there, as the standard asks. */
export function lireFragment(media: string): MediaFragmente {
  const diese = media.indexOf("#");
  if (diese < 0) return { adresse: media, extrait: null, cadre: null, rotation: 0 };
  let extrait: Extrait | null = null;
  let cadre: Cadre | null = null;
  let rotation: Rotation = 0;
  const autres: string[] = [];
  for (const morceau of media.slice(diese + 1).split("&")) {
    const [nom = "", ...suite] = morceau.split("=");
    const valeur = dechiffrer(suite.join("="));
    // of a dimension that comes twice, the last that can be read counts
    if (dechiffrer(nom) === "t") extrait = lireTemps(valeur) ?? extrait;
    else if (dechiffrer(nom) === "xywh") cadre = lireCadre(valeur) ?? cadre;
    else if (dechiffrer(nom) === "rotate") rotation = lireRotation(valeur) ?? rotation;
    else if (morceau !== "") autres.push(morceau);
  }
  // from the beginning to the end is no extract
  if (extrait !== null && extrait.debut === 0 && extrait.fin === null) extrait = null;
  const reste = autres.length === 0 ? "" : `#${autres.join("&")}`;
  return { adresse: media.slice(0, diese) + reste, extrait, cadre, rotation };
}

/** The media that `lireFragment` reads so. An extract or a piece that is the whole is not written, nor a picture that is not turned. */
export function ecrireFragment({ adresse, extrait, cadre, rotation }: MediaFragmente): string {
  const morceaux: string[] = [];
  if (extrait !== null && !estEntier(extrait)) {
    const { debut, fin } = extrait;
    morceaux.push(`t=${auDixieme(debut)}${fin === null ? "" : `,${auDixieme(fin)}`}`);
  }
  if (cadre !== null && !estTout(cadre)) {
    const { x, y, largeur, hauteur } = cadre;
    morceaux.push(`xywh=percent:${[x, y, largeur, hauteur].map(auDixieme).join(",")}`);
  }
  if (rotation !== 0) morceaux.push(`rotate=${rotation}`);
  if (morceaux.length === 0) return adresse;
  return `${adresse}${adresse.includes("#") ? "&" : "#"}${morceaux.join("&")}`;
}

/** The stored name or the address alone: what is asked of a server, and what names a file of ours. */
export function sansFragment(media: string): string {
  return media.split("#", 1)[0] ?? "";
}

/** The whole picture. */
export const estTout = ({ x, y, largeur, hauteur }: Cadre): boolean =>
  x === 0 && y === 0 && largeur === 100 && hauteur === 100;

/** A sound or a video from its beginning to its end. */
export const estEntier = ({ debut, fin }: Extrait): boolean => debut === 0 && fin === null;

/** `30,45`, `,45`, `30`, `npt:30,45`, `0:02:01.5`. */
function lireTemps(valeur: string): Extrait | null {
  const lu = /^(?:npt:)?([^,]*)(?:,([^,]+))?$/.exec(valeur);
  const [, avant = "", apres] = lu ?? [];
  const debut = avant === "" ? 0 : lireSecondes(avant);
  const fin = apres === undefined ? null : lireSecondes(apres);
  if (lu === null || debut === null || (avant === "" && apres === undefined)) return null;
  if (apres !== undefined && (fin === null || fin <= debut)) return null;
  return { debut, fin };
}

/** "90", "90.5", "1:30", "0:01:30" and YouTube's "1m30": seconds, to the tenth; null when it is none of these. */
export function lireSecondes(texte: string): number | null {
  const lu =
    /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,6}(?:\.\d{0,9})?)s?$/.exec(texte) ??
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(\d{1,6})?s?$/.exec(texte);
  if (lu === null || texte === "") return null;
  const [h = 0, m = 0, s = 0] = lu.slice(1).map((nombre) => Number(nombre ?? 0));
  const total = auDixieme(h * 3600 + m * 60 + s);
  return total <= SECONDES_MAX ? total : null;
}

/** Percents only: pixels would mean another piece when the picture is made anew. */
function lireCadre(valeur: string): Cadre | null {
  const lu = /^percent:([\d.]+),([\d.]+),([\d.]+),([\d.]+)$/.exec(valeur);
  if (lu === null) return null;
  const [x = -1, y = -1, largeur = 0, hauteur = 0] = lu.slice(1).map((n) => auDixieme(Number(n)));
  // an empty piece, or one that leaves the picture, is none; a tenth may be lost by rounding
  const dedans = x >= 0 && y >= 0 && auDixieme(x + largeur) <= 100 && auDixieme(y + hauteur) <= 100;
  return dedans && largeur > 0 && hauteur > 0 ? { x, y, largeur, hauteur } : null;
}

function lireRotation(valeur: string): Rotation | null {
  const degres = ([0, 90, 180, 270] as const).find((un) => String(un) === valeur);
  return degres ?? null;
}

function dechiffrer(texte: string): string {
  try {
    return decodeURIComponent(texte);
  } catch {
    return texte;
  }
}
