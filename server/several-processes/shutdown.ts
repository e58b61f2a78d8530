/** The end of a process that plays, which takes nothing any more: what it has goes to the others. docs/decisions/0112. */
import type { Pouls } from "#server/several-processes/redis/heartbeat.ts";
import type { Demenageur } from "./handover.ts";
import type { Passage } from "./admission.ts";

export interface Partant {
  readonly demenageur: Pick<Demenageur, "vider">;
  readonly passage: Pick<Passage, "vide">;
  readonly pouls: Pick<Pouls, "poser" | "finir">;
}

/** Gives signs of life until nothing is left that anybody can take. */
export async function partir({ demenageur, passage, pouls }: Partant): Promise<void> {
  await demenageur.vider(true);
  // being opened when the others were listed
  await Promise.all([passage.vide(), pouls.poser()]);
  await demenageur.vider(true);
  await pouls.finir();
}
