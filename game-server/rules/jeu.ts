/** The context of a rule while it works on one command. */
import type { DesDePartie } from "./hasard.ts";
import type { ContexteDeCommande, EffetDeCommande } from "./types/commandes.ts";

export interface ContexteDeRegle extends ContexteDeCommande {
  readonly des: DesDePartie;
  /** Effects that the rules add, and that the room carries out once the state is committed. */
  readonly effets: EffetDeCommande[];
}
