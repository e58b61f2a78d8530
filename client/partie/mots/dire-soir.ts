/** What an evening made of somebody, in words. Pure. */
import type { VueSoir } from "#game/schema/etat.ts";
import { gorgees } from "./gorgees.ts";

const NBSP = "\u00A0";

export type LigneSoir = VueSoir["lignes"][number];

export const pluriel = (n: number, un: string, plusieurs: string): string =>
  `${String(n)}${NBSP}${n > 1 ? plusieurs : un}`;

export const direPoints = (n: number): string => pluriel(n, "point", "points");

export const placeDuSoir = ({ rang }: LigneSoir): string =>
  rang === 1 ? "En tête" : `${String(rang)}ᵉ`;

/** "12 points, 24 gorgées, 1 quizz gagné, 2 prix": what there is none of is not said, but for points and sips. */
export function direLigneDuSoir(
  { points, gorgees: bues, gagnes, prix }: LigneSoir,
  sansAlcool = false,
): string {
  return [
    direPoints(points),
    gorgees(bues, sansAlcool),
    ...(gagnes > 0 ? [pluriel(gagnes, "quizz gagné", "quizz gagnés")] : []),
    ...(prix > 0 ? [pluriel(prix, "prix", "prix")] : []),
  ].join(", ");
}
