/** The context of a rule while it works on one command. */
import type { GenerateurAleatoire } from "./hasard.ts";
import type { ContexteDeCommande, EffetDeCommande } from "./types/commandes.ts";

export interface ContexteDesRegles extends ContexteDeCommande {
  readonly des: GenerateurAleatoire;
  /** Effects that the rules add, and that the room carries out once the state is committed. */
  readonly effets: EffetDeCommande[];
}
