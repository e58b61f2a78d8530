/** A drawing while it is drawn: points of a finger, one stroke after another, each step of it taken back. Pure. */
import {
  COTE_FEUILLE,
  decoderDessin,
  DESSIN_OCTETS_MAX,
  type Dessin,
  encoderDessin,
  POINTS_MAX,
  type Point,
  tailleDessin,
  type Trait,
  TRAITS_MAX,
} from "#contracts/dessin.ts";

/** A finger that has moved less is still there. */
const ECART_MIN = 3;
const ANNULATIONS_MAX = 60;

export interface Croquis {
  readonly dessin: Dessin;
  /** Before each of the last steps, the latest one last. */
  readonly avant: readonly Dessin[];
}

export const croquisDe = (dessin: Dessin): Croquis => ({ dessin, avant: [] });

/** Where a finger is on a sheet that is shown in `boite`. */
export function pointSur(
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
  x: number,
  y: number,
): Point {
  const sur = (part: number) =>
    Math.min(COTE_FEUILLE - 1, Math.max(0, Math.round(part * (COTE_FEUILLE - 1))));
  return [sur((x - left) / width), sur((y - top) / height)];
}

/** The stroke with one more point, or the same one: too near the last, or more than the sheet holds. */
export function prolonger(dessin: Dessin, trait: Trait, point: Point): Trait {
  const dernier = trait.points.at(-1);
  if (
    dernier !== undefined &&
    Math.max(Math.abs(point[0] - dernier[0]), Math.abs(point[1] - dernier[1])) < ECART_MIN
  )
    return trait;
  const suite = { craie: trait.craie, points: [...trait.points, point] };
  return tient([...dessin, suite]) ? suite : trait;
}

/** Whether the wire takes it. */
const tient = (dessin: Dessin): boolean =>
  dessin.length <= TRAITS_MAX &&
  (dessin.at(-1)?.points.length ?? 0) <= POINTS_MAX &&
  tailleDessin(dessin) <= DESSIN_OCTETS_MAX;

/** No room for a short line any more. */
export const estPlein = (dessin: Dessin): boolean =>
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

/** Another drawing, which can be taken back. */
export function changer({ dessin, avant }: Croquis, suivant: Dessin): Croquis {
  return { dessin: suivant, avant: [...avant, dessin].slice(-ANNULATIONS_MAX) };
}

/** The drawing before the last step; what was on the sheet at first loses its strokes one by one. */
export function defaireTrait({ dessin, avant }: Croquis): Croquis {
  const precedent = avant.at(-1);
  return precedent === undefined
    ? { dessin: dessin.slice(0, -1), avant }
    : { dessin: precedent, avant: avant.slice(0, -1) };
}

/** What this browser keeps of it. */
export const enTexte = (dessin: Dessin): string =>
  dessin.length === 0 ? "" : encoderDessin(dessin);
export const depuisTexte = (texte: string): Dessin => decoderDessin(texte) ?? [];
