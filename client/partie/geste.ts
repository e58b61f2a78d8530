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

/** A question on the table, or announced, can be skipped. */
export const estPassable = (vue: Vue): boolean =>
  vue.phase === "jeu" &&
  !vue.enPause &&
  (vue.etape === ETAPE.question || vue.etape === ETAPE.avertissement);
