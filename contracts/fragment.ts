/**
 * The shown part of a media, written after a stored name or an address (W3C Media Fragments URI 1.0): `#t=30,45` is an extract
 * of a sound or video, `#xywh=percent:10,0,50,100` a crop of an image; our own `&rotate=90` turns the crop (decision 0078).
 * The file stays unchanged. Pure.
 */

/** Extract in seconds, to the tenth; `fin` null: to the end. */
export interface ExtraitDeMedia {
  readonly debut: number;
  readonly fin: number | null;
}

/** Crop in percents of the picture, to the tenth, from the upper left corner. */
export interface CadreImage {
  readonly x: number;
  readonly y: number;
  readonly largeur: number;
  readonly hauteur: number;
}

/** Clockwise rotation in degrees, applied after the crop. */
export type RotationImage = 0 | 90 | 180 | 270;

export interface MediaAvecFragment {
  /** Name or address of the media without extract, crop and rotation; other fragments (`#view`) stay. */
  readonly adresse: string;
  readonly extrait: ExtraitDeMedia | null;
  readonly cadre: CadreImage | null;
  readonly rotation: RotationImage;
}

/** Longest accepted time of an extract, in seconds: a day. */
const SECONDES_MAX = 86_400;

const auDixieme = (nombre: number) => Math.round(nombre * 10) / 10;

/** Reads the address, extract, crop and rotation of a stored media. Invalid parameters are ignored, as the standard asks. */
export function lireMediaAvecFragment(media: string): MediaAvecFragment {
  const diese = media.indexOf("#");
  if (diese < 0) return { adresse: media, extrait: null, cadre: null, rotation: 0 };
  let extrait: ExtraitDeMedia | null = null;
  let cadre: CadreImage | null = null;
  let rotation: RotationImage = 0;
  const autres: string[] = [];
  for (const morceau of media.slice(diese + 1).split("&")) {
    const [nom = "", ...suite] = morceau.split("=");
    const valeur = dechiffrer(suite.join("="));
    // of a parameter that is repeated in a fragment, the last valid value counts
    if (dechiffrer(nom) === "t") extrait = lireTemps(valeur) ?? extrait;
    else if (dechiffrer(nom) === "xywh") cadre = lireCadre(valeur) ?? cadre;
    else if (dechiffrer(nom) === "rotate") rotation = lireRotation(valeur) ?? rotation;
    else if (morceau !== "") autres.push(morceau);
  }
  // an extract from the beginning to the end of the media is dropped
  if (extrait !== null && extrait.debut === 0 && extrait.fin === null) extrait = null;
  const reste = autres.length === 0 ? "" : `#${autres.join("&")}`;
  return { adresse: media.slice(0, diese) + reste, extrait, cadre, rotation };
}

/** Writes the media that `lireMediaAvecFragment` reads back. A complete extract or crop, and a rotation of 0, are left out. */
export function ecrireMediaAvecFragment({
  adresse,
  extrait,
  cadre,
  rotation,
}: MediaAvecFragment): string {
  const morceaux: string[] = [];
  if (extrait !== null && !estExtraitEntier(extrait)) {
    const { debut, fin } = extrait;
    morceaux.push(`t=${auDixieme(debut)}${fin === null ? "" : `,${auDixieme(fin)}`}`);
  }
  if (cadre !== null && !estCadreEntier(cadre)) {
    const { x, y, largeur, hauteur } = cadre;
    morceaux.push(`xywh=percent:${[x, y, largeur, hauteur].map(auDixieme).join(",")}`);
  }
  if (rotation !== 0) morceaux.push(`rotate=${rotation}`);
  if (morceaux.length === 0) return adresse;
  return `${adresse}${adresse.includes("#") ? "&" : "#"}${morceaux.join("&")}`;
}

/** Name or address of a media without its fragment, as a server knows it. */
export function retirerFragmentDeMedia(media: string): string {
  return media.split("#", 1)[0] ?? "";
}

/** Whether a crop is the whole picture. */
export const estCadreEntier = ({ x, y, largeur, hauteur }: CadreImage): boolean =>
  x === 0 && y === 0 && largeur === 100 && hauteur === 100;

/** Whether an extract is the whole media. */
export const estExtraitEntier = ({ debut, fin }: ExtraitDeMedia): boolean =>
  debut === 0 && fin === null;

/** Reads the times of an extract: `30,45`, `,45`, `30`, `npt:30,45`, `0:02:01.5`. */
function lireTemps(valeur: string): ExtraitDeMedia | null {
  const lu = /^(?:npt:)?([^,]*)(?:,([^,]+))?$/.exec(valeur);
  const [, avant = "", apres] = lu ?? [];
  const debut = avant === "" ? 0 : lireDureeEnSecondes(avant);
  const fin = apres === undefined ? null : lireDureeEnSecondes(apres);
  if (lu === null || debut === null || (avant === "" && apres === undefined)) return null;
  if (apres !== undefined && (fin === null || fin <= debut)) return null;
  return { debut, fin };
}

/** Reads "90", "90.5", "1:30", "0:01:30" and YouTube's "1m30" as seconds, to the tenth; null for anything else. */
export function lireDureeEnSecondes(texte: string): number | null {
  const lu =
    /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,6}(?:\.\d{0,9})?)s?$/.exec(texte) ??
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(\d{1,6})?s?$/.exec(texte);
  if (lu === null || texte === "") return null;
  const [h = 0, m = 0, s = 0] = lu.slice(1).map((nombre) => Number(nombre ?? 0));
  const total = auDixieme(h * 3600 + m * 60 + s);
  return total <= SECONDES_MAX ? total : null;
}

/** Reads a crop in percents only: pixels would mean another crop once the picture is re-encoded. */
function lireCadre(valeur: string): CadreImage | null {
  const lu = /^percent:([\d.]+),([\d.]+),([\d.]+),([\d.]+)$/.exec(valeur);
  if (lu === null) return null;
  const [x = -1, y = -1, largeur = 0, hauteur = 0] = lu.slice(1).map((n) => auDixieme(Number(n)));
  // an empty crop, or one outside of the picture, is dropped; a tenth may be lost by rounding
  const dedans = x >= 0 && y >= 0 && auDixieme(x + largeur) <= 100 && auDixieme(y + hauteur) <= 100;
  return dedans && largeur > 0 && hauteur > 0 ? { x, y, largeur, hauteur } : null;
}

function lireRotation(valeur: string): RotationImage | null {
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
