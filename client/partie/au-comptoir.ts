/** Who has a mat on the counter: those who play, and the host in creator mode. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";

export function auComptoir({ joueurs, createur }: Vue): (readonly [id: string, VueJoueur])[] {
  return Object.entries(joueurs).filter(
    ([id, { pseudo }]) => id !== CLE_CREATEUR || (createur && pseudo !== ""),
  );
}
