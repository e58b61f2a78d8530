/** The lines of the end table. Pure. */
import type { VueFin } from "#game/schema/etat.ts";

export interface LigneFin {
  readonly id: string;
  readonly pseudo: string;
  readonly gorgees: number;
  /** Null for the creator, who shows '-'. */
  readonly score: number | null;
}

/** In the order of the rules. */
export function classer(fin: VueFin): LigneFin[] {
  return fin.table.map((ligne) => ({ ...ligne, score: ligne.score < 0 ? null : ligne.score }));
}
