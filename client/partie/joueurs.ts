/** What is played on the host's own screen, by those who have no phone. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";

export const estLocale = (vue: Vue): boolean => vue.modeJeu === "local";

/** Names typed by the host, and the creator. */
export const sansTelephone = (vue: Vue, id: string): boolean =>
  estLocale(vue) || id === CLE_CREATEUR;

/** Names typed by the host have no phone: nobody is away in local mode. */
export const estAbsent = (vue: Vue, id: string): boolean =>
  !estLocale(vue) && vue.joueurs[id]?.present === false;

/** A mini-game waits for a move that is made here: its button comes before "Suivant". */
export function miniJeuIci(vue: Vue): boolean {
  const { miniJeu } = vue;
  return (
    miniJeu !== undefined &&
    !miniJeu.fini &&
    !miniJeu.abandon &&
    sansTelephone(vue, miniJeu.designe)
  );
}

//// Who has a mat on the counter: those who play, and the host in creator mode. Pure.
export function auComptoir({ joueurs, createur }: Vue): (readonly [id: string, VueJoueur])[] {
  return Object.entries(joueurs).filter(
    ([id, { pseudo }]) => id !== CLE_CREATEUR || (createur && pseudo !== ""),
  );
}

//// The name behind a player's key, of who left too.
export const pseudoDe = (vue: Vue, id: string): string =>
  vue.joueurs[id]?.pseudo ?? vue.partis.find((parti) => parti.id === id)?.pseudo ?? "Quelqu’un";
