/** How near a guess came: jeu §4, within 5 is a success. Pure. */
import { TOLERANCE_DEVINE_TES_GORGEES } from "#contracts/limites.ts";
import type { VueMiniJeuDeNom } from "#game/schema/etat.ts";

export type VerdictDevineTesGorgees = "pile" | "proche" | "rate";

export function jugerDevineTesGorgees({
  propose,
  reel,
}: Pick<VueMiniJeuDeNom<"devine">, "propose" | "reel">): VerdictDevineTesGorgees {
  if (propose === reel) return "pile";
  return Math.abs(propose - reel) <= TOLERANCE_DEVINE_TES_GORGEES ? "proche" : "rate";
}
