/** Who is told when. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Partie } from "./types.ts";

/**
 * Whether screens must be told of a change now, rather than with what comes next: a new step, a card that has come, a vote that opens or is told, a move
 * of a mini-game, and whatever the host does with the hand.
 */
export const aDireAussitot = (avant: Partie, apres: Partie, auteur: string): boolean =>
  auteur === CLE_CREATEUR ||
  apres.tour !== avant.tour ||
  apres.imprevu !== avant.imprevu ||
  apres.scrutin?.phase !== avant.scrutin?.phase ||
  apres.miniJeu !== avant.miniJeu;
