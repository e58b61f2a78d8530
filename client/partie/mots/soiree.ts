/** An evening in words: a player's points, sips and awards, and the place in the middle of a game. Pure. */
import type { VueSoir, VueClassement } from "#game/schema/etat.ts";
import { direGorgees } from "./gorgees.ts";
import { enumererNoms } from "../../ui/typographie.tsx";

const NBSP = "\u00A0";

export type LigneDeCeSoir = VueSoir["lignes"][number];

export const direNombreAccorde = (n: number, un: string, plusieurs: string): string =>
  `${String(n)}${NBSP}${n > 1 ? plusieurs : un}`;

export const direPoints = (n: number): string => direNombreAccorde(n, "point", "points");

export const direPlaceDuSoir = ({ rang }: LigneDeCeSoir): string =>
  rang === 1 ? "En tête" : `${String(rang)}ᵉ`;

/** A player's line of « Ce soir »: "12 points, 24 gorgées, 1 quizz gagné, 2 prix"; what is 0 is left out, points and sips excepted. */
export function direLigneDuSoir(
  { points, gorgees: bues, gagnes, prix }: LigneDeCeSoir,
  sansAlcool = false,
): string {
  return [
    direPoints(points),
    direGorgees(bues, sansAlcool),
    ...(gagnes > 0 ? [direNombreAccorde(gagnes, "quizz gagné", "quizz gagnés")] : []),
    ...(prix > 0 ? [direNombreAccorde(prix, "prix", "prix")] : []),
  ].join(", ");
}

/** Most names that fit in the sentence on a player's place on a phone. */
const NOMS_MAX = 2;

interface PlaceDite {
  /** The player's place in words: "3ᵉ", or "En tête". */
  readonly place: string;
  readonly suite: string;
}

/**
 * The place of a player and what it would take to climb, in words; null for a player who is not in the standings.
 * @param nommer gives the pseudo of a key
 */
export function composerPlaceEtEcartEnMots(
  { lignes }: VueClassement,
  moi: string,
  nommer: (id: string) => string,
): PlaceDite | null {
  const mienne = lignes.find(({ id }) => id === moi);
  if (mienne === undefined) return null;
  const { rang, score, ecart, devant } = mienne;
  if (rang === 1 && devant.length === 0) {
    const suivants = lignes.filter(({ id }) => id !== moi).map((ligne) => ligne.score);
    const avance = score - Math.max(0, ...suivants);
    return { place: "En tête", suite: avance > 0 ? `${direPoints(avance)} d’avance.` : "" };
  }
  const depasser = `${direPoints(ecart)} et tu passes devant`;
  if (rang === 1)
    return {
      place: "En tête",
      suite: `À égalité avec ${enumererNoms(devant.map(nommer), NOMS_MAX)}. ${depasser}.`,
    };
  return {
    place: `${String(rang)}ᵉ`,
    suite: `${depasser} ${enumererNoms(devant.map(nommer), NOMS_MAX)}.`,
  };
}
