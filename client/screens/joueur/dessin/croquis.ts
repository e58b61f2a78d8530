/** A drawing in progress: strokes of points, each step of which can be undone. Pure. */
import {
  COTE_FEUILLE_DESSIN,
  decoderDessin,
  DESSIN_OCTETS_MAX,
  type Dessin,
  encoderDessin,
  POINTS_DE_TRAIT_MAX,
  type PointDeDessin,
  mesurerDessinEncode,
  type TraitDeDessin,
  TRAITS_DE_DESSIN_MAX,
} from "#contracts/dessin.ts";

/** Shortest distance between two points of a drawing, whose side is 256: a finger that moves less has not moved. */
const ECART_MIN = 3;
const ANNULATIONS_MAX = 60;

export interface DessinDeSousBockEnCours {
  readonly dessin: Dessin;
  /** The drawings to which the last steps are undone, one for each step, latest last. */
  readonly avant: readonly Dessin[];
}

export const commencerDessinDeSousBock = (dessin: Dessin): DessinDeSousBockEnCours => ({
  dessin,
  avant: [],
});

/** The point of the drawing's sheet, shown in `boite`, that is under a finger. */
export function calculerPointDuDessinSousLeDoigt(
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
  x: number,
  y: number,
): PointDeDessin {
  const sur = (part: number) =>
    Math.min(COTE_FEUILLE_DESSIN - 1, Math.max(0, Math.round(part * (COTE_FEUILLE_DESSIN - 1))));
  return [sur((x - left) / width), sur((y - top) / height)];
}

/** The stroke with one more point; unchanged when the point is too near the last one, or when the sheet is full. */
export function prolongerTraitDeDessin(
  dessin: Dessin,
  trait: TraitDeDessin,
  point: PointDeDessin,
): TraitDeDessin {
  const dernier = trait.points.at(-1);
  if (
    dernier !== undefined &&
    Math.max(Math.abs(point[0] - dernier[0]), Math.abs(point[1] - dernier[1])) < ECART_MIN
  )
    return trait;
  const suite = { craie: trait.craie, points: [...trait.points, point] };
  return tient([...dessin, suite]) ? suite : trait;
}

/** Whether the drawing fits in a message. */
const tient = (dessin: Dessin): boolean =>
  dessin.length <= TRAITS_DE_DESSIN_MAX &&
  (dessin.at(-1)?.points.length ?? 0) <= POINTS_DE_TRAIT_MAX &&
  mesurerDessinEncode(dessin) <= DESSIN_OCTETS_MAX;

/** Whether the sheet of the drawing has no room for even a short line. */
export const estDessinPlein = (dessin: Dessin): boolean =>
  !tient([
    ...dessin,
    {
      craie: "encre",
      points: [
        [0, 0],
        [9, 0],
      ],
    },
  ]);

/** Makes `suivant` the drawing, as a step that can be undone. */
export function calculerDessinApresChangement(
  { dessin, avant }: DessinDeSousBockEnCours,
  suivant: Dessin,
): DessinDeSousBockEnCours {
  return { dessin: suivant, avant: [...avant, dessin].slice(-ANNULATIONS_MAX) };
}

/** Undoes the last step; once no step is remembered (after a reload), removes the last stroke. */
export function calculerDessinSansDernierChangement({
  dessin,
  avant,
}: DessinDeSousBockEnCours): DessinDeSousBockEnCours {
  const precedent = avant.at(-1);
  return precedent === undefined
    ? { dessin: dessin.slice(0, -1), avant }
    : { dessin: precedent, avant: avant.slice(0, -1) };
}

/** The drawing as this browser stores it. */
export const ecrireDessinEnTexte = (dessin: Dessin): string =>
  dessin.length === 0 ? "" : encoderDessin(dessin);
export const lireDessinEnregistre = (texte: string): Dessin => decoderDessin(texte) ?? [];
