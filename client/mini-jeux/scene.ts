/** The data of a mini-game's boards: the room's state, the game of the moment, how to make a move, how to name players. */
import { type ReactNode, useCallback, useState } from "react";
import { GORGEES_CUL_SEC } from "#contracts/limites.ts";
import type { CoupMiniJeu, NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { Vue, VueMiniJeu, VueMiniJeuDeNom } from "#game/schema/etat.ts";
import { direGorgees } from "../partie/mots/gorgees.ts";
import { OnePressPerMoment } from "../partie/once-per-moment.ts";
import type { EnvoyerCommande } from "../partie/use-partie.ts";
import { useVueDeLaRoom } from "../partie/vue.ts";
import { cleDuMomentDeMiniJeu } from "../scenes/moment-mini-jeu.ts";

type SansTour<C> = C extends unknown ? Omit<C, "tour"> : never;
/** A move in a mini-game without its `tour`, which is added when the move is sent. */
export type CoupSansTour = SansTour<CoupMiniJeu>;

/** Makes a move; resolves to true once the room has done it, to false when it is refused or another press is on its way. */
export type JouerCoup = (coup: CoupSansTour) => Promise<boolean>;

/** Gives the name of a player by key, even of one who has left since. */
export type NommerJoueur = (id: string) => string;

export interface DonneesMiniJeuAffiche<Jeu extends VueMiniJeu = VueMiniJeu> {
  readonly vue: Vue;
  readonly jeu: Jeu;
  readonly nommer: NommerJoueur;
  readonly jouer: JouerCoup;
  /** Shown on a phone below a result: who moves the game on. */
  readonly attente: ReactNode;
}

/** The data of the boards of the mini-game `Nom`, with the part of the state that only this game has. */
export type DonneesMiniJeuDeNom<Nom extends NomMiniJeu> = DonneesMiniJeuAffiche<
  VueMiniJeuDeNom<Nom>
>;

/**
 * The data of the boards of the mini-game on screen; null when there is none.
 * @param agir sends a command
 * @param attente see `DonneesMiniJeuAffiche`
 */
export function useDonneesMiniJeuAffiche(
  agir: EnvoyerCommande,
  attente: ReactNode = null,
): DonneesMiniJeuAffiche | null {
  const { vue } = useVueDeLaRoom();
  const [presses] = useState(() => new OnePressPerMoment());
  const { tour, miniJeu: jeu } = vue;
  const moment = cleDuMomentDeMiniJeu(vue);
  const nommer = useNommer();
  const jouer = useCallback(
    async (coup: CoupSansTour) => {
      if (!presses.take(moment)) return false;
      const { ok } = await agir({ ...coup, tour });
      presses.release(moment);
      return ok;
    },
    [agir, moment, presses, tour],
  );
  return jeu === undefined ? null : { vue, jeu, nommer, jouer, attente };
}

/** Names players even once they have left the state: this screen keeps the names of the mini-game's players as long as the scene lasts. */
function useNommer(): NommerJoueur {
  const { vue } = useVueDeLaRoom();
  const [vus, setVus] = useState<Readonly<Record<string, string>>>({});
  const change = (vue.miniJeu?.joueurs ?? []).flatMap((id) => {
    const pseudo = vue.joueurs[id]?.pseudo;
    return pseudo === undefined || vus[id] === pseudo ? [] : [[id, pseudo] as const];
  });
  if (change.length > 0) setVus({ ...vus, ...Object.fromEntries(change) });
  return (id) => vue.joueurs[id]?.pseudo ?? vus[id] ?? "Quelqu’un";
}

/** Whether this player drinks water, which the sentences then say. */
export const estJoueurSansAlcool = (vue: Vue, id: string): boolean =>
  vue.joueurs[id]?.sansAlcool === true;

/** Penalty of a mini-game in words: "20 gorgées", "30 gorgées" or "un cul sec". jeu §4. */
export const direPenaliteDeMiniJeu = (n: number, eau = false): string =>
  n === GORGEES_CUL_SEC ? "un cul sec" : direGorgees(n, eau);

/** What the loser of a mini-game does: "boit 20 gorgées", "fait cul sec". */
export const direCeQueFaitLePerdant = (n: number, eau = false): string =>
  n === GORGEES_CUL_SEC ? "fait cul sec" : `boit ${direGorgees(n, eau)}`;
