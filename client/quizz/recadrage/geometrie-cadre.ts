/**
 * The frame of an image while it is moved and resized, in percents of the image, to the tenth (decision 0078). It
 * stays inside the image, and is never empty. Pure.
 */
import type { CadreImage, RotationImage } from "#contracts/fragment.ts";

/** A corner of the crop frame: north-west, north-east, south-east, south-west. */
export type CoinDuCadre = "no" | "ne" | "se" | "so";

export const CADRE_DE_TOUTE_L_IMAGE: CadreImage = { x: 0, y: 0, largeur: 100, hauteur: 100 };
/** Smallest side of the crop frame, in percents of the image: a smaller one could not be held. A fixed ratio may need a smaller side. */
const COTE_MIN = 5;

/** Rounds to the tenth; -0 becomes 0, since both would compare as two different frames. */
const auDixieme = (nombre: number) => Math.round(nombre * 10) / 10 || 0;
const parDefaut = (nombre: number) => Math.floor(nombre * 10 + 1e-6) / 10;
const entre = (min: number, nombre: number, max: number) => Math.max(min, Math.min(nombre, max));

export const ajouterQuartDeTourALaRotation = (rotation: RotationImage): RotationImage => {
  switch (rotation) {
    case 0:
      return 90;
    case 90:
      return 180;
    case 180:
      return 270;
    case 270:
      return 0;
  }
};

/** The crop frame on the image as displayed, after the image is turned clockwise by `rotation`. */
export function tournerCadreAvecImage(
  { x, y, largeur, hauteur }: CadreImage,
  rotation: RotationImage,
): CadreImage {
  const [droite, bas] = [auDixieme(100 - x - largeur), auDixieme(100 - y - hauteur)];
  switch (rotation) {
    case 0:
      return { x, y, largeur, hauteur };
    case 90:
      return { x: bas, y: x, largeur: hauteur, hauteur: largeur };
    case 180:
      return { x: droite, y: bas, largeur, hauteur };
    case 270:
      return { x: y, y: droite, largeur: hauteur, hauteur: largeur };
  }
}

/** The crop frame on the image as stored, from the one on the displayed image, which is turned by `rotation`. */
export const ramenerCadreSurImageStockee = (
  cadre: CadreImage,
  rotation: RotationImage,
): CadreImage =>
  tournerCadreAvecImage(cadre, rotation === 90 ? 270 : rotation === 270 ? 90 : rotation);

/** The crop frame moved by `dx` and `dy`, at most up to the edges of the image. */
export const deplacerCadre = (cadre: CadreImage, dx: number, dy: number): CadreImage => ({
  ...cadre,
  x: auDixieme(entre(0, cadre.x + dx, 100 - cadre.largeur)),
  y: auDixieme(entre(0, cadre.y + dy, 100 - cadre.hauteur)),
});

/**
 * The crop frame after one of its corners was moved by `dx` and `dy`; the opposite corner stays.
 * @param rapport width over height to keep, both in percents of the image; null when it is free
 */
export function tirerCoinDuCadre(
  cadre: CadreImage,
  coin: CoinDuCadre,
  dx: number,
  dy: number,
  rapport: number | null,
): CadreImage {
  const { x, y, largeur, hauteur } = cadre;
  const [versLEst, versLeSud] = [coin === "ne" || coin === "se", coin === "se" || coin === "so"];
  const [enPlus, deHaut] = [versLEst ? dx : -dx, versLeSud ? dy : -dy];
  // rounded: in floating point, 100 - 95.6 is slightly more than 4.4
  const largeurMax = auDixieme(versLEst ? 100 - x : x + largeur);
  const hauteurMax = auDixieme(versLeSud ? 100 - y : y + hauteur);
  // the minimum is lowered near an edge: a stored frame against it may be smaller
  let l = auDixieme(entre(Math.min(COTE_MIN, largeurMax), largeur + enPlus, largeurMax));
  let h = auDixieme(entre(Math.min(COTE_MIN, hauteurMax), hauteur + deHaut, hauteurMax));
  if (rapport !== null) {
    // the width follows whichever direction the pointer moved most in, and the height follows the width
    const voulue =
      Math.abs(enPlus) >= Math.abs(deHaut) * rapport
        ? largeur + enPlus
        : (hauteur + deHaut) * rapport;
    const max = Math.min(largeurMax, hauteurMax * rapport);
    const min = Math.min(max, Math.max(COTE_MIN, COTE_MIN * rapport));
    l = Math.max(0.1, parDefaut(entre(min, voulue, max)));
    h = entre(0.1, auDixieme(l / rapport), hauteurMax);
  }
  return {
    x: versLEst ? x : auDixieme(x + largeur - l),
    y: versLeSud ? y : auDixieme(y + hauteur - h),
    largeur: l,
    hauteur: h,
  };
}

/** A crop frame of the given ratio, with about the same area and centre, as far as the image allows. */
export function changerRapportDuCadre(cadre: CadreImage, rapport: number): CadreImage {
  const { x, y, largeur, hauteur } = cadre;
  const max = Math.min(100, 100 * rapport);
  const l = Math.max(0.1, parDefaut(Math.min(max, Math.sqrt(largeur * hauteur * rapport))));
  const h = entre(0.1, auDixieme(l / rapport), 100);
  const neuf = { x: x + (largeur - l) / 2, y: y + (hauteur - h) / 2, largeur: l, hauteur: h };
  return deplacerCadre(neuf, 0, 0);
}

/** The crop frame with one of its four numbers (left, top, width, height) set to a value. */
export function changerPositionOuCoteDuCadre(
  cadre: CadreImage,
  mesure: keyof CadreImage,
  valeur: number,
  rapport: number | null,
): CadreImage {
  const de = valeur - cadre[mesure];
  switch (mesure) {
    case "x":
      return deplacerCadre(cadre, de, 0);
    case "y":
      return deplacerCadre(cadre, 0, de);
    case "largeur":
      return tirerCoinDuCadre(cadre, "se", de, 0, rapport);
    case "hauteur":
      return tirerCoinDuCadre(cadre, "se", 0, de, rapport);
  }
}
