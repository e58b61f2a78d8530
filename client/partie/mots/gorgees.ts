/** Counting sips in words, with or without alcohol; the number is tied to its word. */
import { GORGEES_A_ETALER } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";

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

/** How to take many sips, beside their number; null: there are few. `partage`: half of them were handed on already. */
export function direBeaucoup(n: number, sansAlcool = false, partage = false): string | null {
  if (n < GORGEES_A_ETALER) return null;
  if (sansAlcool) return "À étaler sur la soirée, ou à partager.";
  return partage
    ? "À étaler sur la soirée, ou de l’eau."
    : "À étaler sur la soirée, à partager, ou de l’eau.";
}

/** The same to the whole table, of those whom this step has told to drink many; null: it told nobody. */
export function direBeaucoupATable({ joueurs }: Pick<Vue, "joueurs">): string | null {
  const servis = Object.values(joueurs).filter(({ demandees }) => demandees >= GORGEES_A_ETALER);
  return direBeaucoup(
    Math.max(0, ...servis.map(({ demandees }) => demandees)),
    servis.every(({ sansAlcool }) => sansAlcool),
  );
}
