/**
 * Players as every screen of a game tells them: on the host's screen or on a phone, there or away, at the counter.
 * Pure.
 */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue, VueJoueur } from "#game/schema/etat.ts";

export const estRoomLocale = (vue: Vue): boolean => vue.modeJeu === "local";

/** Whether a player has no phone: names typed by the host, and the creator. */
export const estJoueurSansTelephone = (vue: Vue, id: string): boolean =>
  estRoomLocale(vue) || id === CLE_CREATEUR;

/** Whether a player is away; nobody is in local mode, where names have no phone. */
export const estJoueurAbsent = (vue: Vue, id: string): boolean =>
  !estRoomLocale(vue) && vue.joueurs[id]?.present === false;

/** Whether a mini-game waits for a move on the host's screen, where the button of the move is then the brass one. */
export function attendCoupSurEcranHote(vue: Vue): boolean {
  const { miniJeu } = vue;
  return (
    miniJeu !== undefined &&
    !miniJeu.fini &&
    !miniJeu.abandon &&
    estJoueurSansTelephone(vue, miniJeu.designe)
  );
}

/** Everybody with a mat on the counter: the players, and the host in creator mode. */
export function listerJoueursAuComptoir({
  joueurs,
  createur,
}: Vue): (readonly [id: string, VueJoueur])[] {
  return Object.entries(joueurs).filter(
    ([id, { pseudo }]) => id !== CLE_CREATEUR || (createur && pseudo !== ""),
  );
}

/** The pseudo of a player by key, also of one who has left; "Quelqu’un" for an unknown key. */
export const pseudoDuJoueur = (vue: Vue, id: string): string =>
  vue.joueurs[id]?.pseudo ?? vue.partis.find((parti) => parti.id === id)?.pseudo ?? "Quelqu’un";
