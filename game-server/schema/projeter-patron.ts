/** What the patron has just said, or nothing (projeter.ts says when). */
import type { Dit } from "#game/rules/types/patron.ts";
import type { EtatPartie } from "./etat.ts";
import { PatronSync } from "./etat-patron.ts";
import { morceau } from "./projeter-cartes.ts";

export function projeterPatron(etat: EtatPartie, dit: Dit | null): void {
  if (dit === null) {
    etat.patron = undefined;
    return;
  }
  const { numero, pose, texte } = dit;
  const sync = new PatronSync({ numero, pose });
  sync.texte.push(...texte.map(morceau));
  etat.patron = sync;
}
