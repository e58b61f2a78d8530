/** What a rule has in hand while it works on one command. */
import type { DesDePartie } from "./hasard.ts";
import type { ContexteDeCommande, EffetDeCommande } from "./types/commandes.ts";

export interface ContexteDeRegle extends ContexteDeCommande {
  readonly des: DesDePartie;
  /** Filled by the rules, run by the room once the state is committed. */
  readonly effets: EffetDeCommande[];
}
