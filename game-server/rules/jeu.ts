/** What a rule has in hand while it works on one command. */
import type { Des } from "./hasard.ts";
import type { Contexte, Effet } from "./types/commandes.ts";

export interface Jeu extends Contexte {
  readonly des: Des;
  /** Filled by the rules, run by the room once the state is committed. */
  readonly effets: Effet[];
}
