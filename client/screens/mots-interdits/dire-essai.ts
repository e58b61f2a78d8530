/** What would become of a pseudo or a title, said while it is typed. Pure. */
import { createInterdits } from "#contracts/mots-interdits.ts";

export interface EssaiDit {
  readonly refuse: boolean;
  readonly texte: string;
}

/** Null: nothing is typed. */
export function direEssai(liste: readonly string[], essai: string): EssaiDit | null {
  if (essai.trim() === "") return null;
  const trouves = createInterdits(liste).trouver(essai);
  if (trouves.length === 0) return { refuse: false, texte: "Rien à redire\u00A0: ça passe." };
  const cites = trouves.map((mot) => `«\u00A0${mot}\u00A0»`).join(", ");
  return { refuse: true, texte: `Refusé, à cause de ${cites}.` };
}
