/** Counting sips in words, with or without alcohol; the number is tied to its word. */
import { GORGEES_A_ETALER } from "#contracts/limites.ts";

const NBSP = "\u00A0";

export function motGorgees(n: number, sansAlcool = false): string {
  return `gorgée${Math.abs(n) > 1 ? "s" : ""}${sansAlcool ? " d’eau" : ""}`;
}

/** "1 gorgée", "3 gorgées", "3 gorgées d’eau". */
export function gorgees(n: number, sansAlcool = false): string {
  return `${n}${NBSP}${motGorgees(n, sansAlcool)}`;
}

/** Of a player's `aBoire` ("3" to drink, "+2" to hand out: jeu §3), what they drink. */
export const gorgeesABoire = (aBoire: string): number =>
  aBoire.startsWith("+") ? 0 : Number(aBoire);

/** How to take many sips, beside their number; null: there are few. */
export function direBeaucoup(n: number, sansAlcool = false): string | null {
  if (n < GORGEES_A_ETALER) return null;
  return sansAlcool
    ? "À étaler sur la soirée, ou à partager."
    : "À étaler sur la soirée, à partager, ou de l’eau.";
}
