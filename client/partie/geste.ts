/** What the button of each step asks for, on the host's screen and on the remote control: jeu §4. Pure. */
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";

export interface Geste {
  readonly libelle: string;
  readonly commande: CommandeDuFil;
}

/** How a game that is running moves on. */
export function gesteDe(vue: Vue): Geste {
  const { tour } = vue;
  if (vue.etape === ETAPE.question && vue.question?.type !== "rien")
    return {
      libelle: vue.modeJeu === "local" ? "Voir la réponse" : "Révéler",
      commande: { type: "reveler", tour },
    };
  return { libelle: "Suivant", commande: { type: "suivant", tour } };
}

/** Fewer than half have answered: a reveal now is more likely a slip of the hand than a wish. */
export function revelationPrecoce({ modeJeu, joueurs }: Pick<Vue, "modeJeu" | "joueurs">): boolean {
  if (modeJeu === "local") return false;
  const attendus = Object.values(joueurs).filter(({ participe, present }) => participe && present);
  const repondus = attendus.filter(({ aRepondu }) => aRepondu);
  return attendus.length > 0 && repondus.length * 2 < attendus.length;
}

/** A question on the table, or announced, can be skipped. */
export const estPassable = (vue: Vue): boolean =>
  vue.phase === "jeu" &&
  !vue.enPause &&
  (vue.etape === ETAPE.question || vue.etape === ETAPE.avertissement);
