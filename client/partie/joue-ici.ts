/** What is played on the host's own screen, by those who have no phone. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";

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
