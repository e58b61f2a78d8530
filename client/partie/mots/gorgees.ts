/** Counting sips in words, with or without alcohol; a no-break space ties the number to its word. */
import { SEUIL_GORGEES_A_PARTAGER_OU_ETALER } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";

const NBSP = "\u00A0";

export function accorderMotGorgee(n: number, sansAlcool = false): string {
  return `gorgée${Math.abs(n) > 1 ? "s" : ""}${sansAlcool ? " d’eau" : ""}`;
}

/** A number of sips in words: "1 gorgée", "3 gorgées", "3 gorgées d’eau". */
export function direGorgees(n: number, sansAlcool = false): string {
  return `${n}${NBSP}${accorderMotGorgee(n, sansAlcool)}`;
}

/** How many sips a player drinks, read from their `aBoire`: "3" to drink; "+2" to hand out, which gives 0 (jeu §3). */
export const lireGorgeesABoire = (aBoire: string): number =>
  aBoire.startsWith("+") ? 0 : Number(aBoire);

/**
 * Advice on how to take many sips, shown beside their number; null when there are few. `partage`: whether half of them were handed on
 * already.
 */
export function direConseilSiBeaucoupDeGorgees(
  n: number,
  sansAlcool = false,
  partage = false,
): string | null {
  if (n < SEUIL_GORGEES_A_PARTAGER_OU_ETALER) return null;
  if (sansAlcool) return "À étaler sur la soirée, ou à partager.";
  return partage
    ? "À étaler sur la soirée, ou de l’eau."
    : "À étaler sur la soirée, à partager, ou de l’eau.";
}

/** Advice for the whole table when the step makes some players drink many sips; null when it makes none. */
export function direConseilATableSiBeaucoupDeGorgees({
  joueurs,
}: Pick<Vue, "joueurs">): string | null {
  const servis = Object.values(joueurs).filter(
    ({ demandees }) => demandees >= SEUIL_GORGEES_A_PARTAGER_OU_ETALER,
  );
  return direConseilSiBeaucoupDeGorgees(
    Math.max(0, ...servis.map(({ demandees }) => demandees)),
    servis.every(({ sansAlcool }) => sansAlcool),
  );
}
