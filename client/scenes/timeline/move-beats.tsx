/**
 * Plays the beats of a mini-game's move on this screen: the room is shown as it was before the move until the outcome
 * is told. decision 0103.
 */
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import { ContexteVueAvantLeCoup, useRoomLineState } from "../../partie/vue.ts";
import {
  hasMiniGameMoveReached,
  miniGameMoveTimeline,
  type MiniGameMoveBeat,
} from "./move-timeline.ts";
import { useCurrentTimelineMark } from "./use-beats.ts";
import { reducedMotionQuery } from "./use-reveal.ts";

export interface MiniGameMoveOnScreen {
  readonly temps: MiniGameMoveBeat;
  /** The move of the mini-game is still being told, or its outcome still held on screen. */
  readonly enCours: boolean;
  /** This screen may not show the outcome of the move yet. */
  readonly outcomeHidden: boolean;
  /** The player who moved; empty when nothing is told. */
  readonly qui: string;
  /** The mini-game after the move; null when nothing is told. */
  readonly venu: VueMiniJeu | null;
  /** Ends the beats on this screen. */
  readonly finir: () => void;
}

const RIEN: MiniGameMoveOnScreen = {
  temps: "libre",
  enCours: false,
  outcomeHidden: false,
  qui: "",
  venu: null,
  finir: () => {},
};
const MoveBeatsContext = createContext<MiniGameMoveOnScreen>(RIEN);

/** The move being told; without a provider (a preview), none. */
export const useMiniGameMoveOnScreen = (): MiniGameMoveOnScreen => useContext(MoveBeatsContext);

/** Goes around a whole screen: nothing that a move changes may be seen before it is told. */
export function MiniGameMoveProvider({ children }: { readonly children: ReactNode }) {
  const { vue, coup, accueil } = useRoomLineState();
  const jeu = vue?.miniJeu;
  const raconte = coup !== null && jeu !== undefined && vue?.enPause === false;
  const timeline = raconte ? miniGameMoveTimeline(jeu, reducedMotionQuery.matches) : null;
  const { marque, finir } = useCurrentTimelineMark(timeline, coup?.depuis ?? null);
  const temps = marque?.temps ?? "libre";
  const qui = coup?.avant.miniJeu?.designe ?? "";
  // the phone of the player who moved has the outcome first; a player without a phone sees it with the others
  const sien = qui !== CLE_CREATEUR && qui === accueil?.playerID;
  const outcomeHidden = !hasMiniGameMoveReached(temps, sien ? "senti" : "dit");
  const enCours = temps !== "libre";
  const scene = useMemo<MiniGameMoveOnScreen>(
    () => (enCours ? { temps, enCours, outcomeHidden, qui, venu: jeu ?? null, finir } : RIEN),
    [temps, enCours, outcomeHidden, qui, jeu, finir],
  );
  return (
    <MoveBeatsContext value={scene}>
      <ContexteVueAvantLeCoup value={outcomeHidden && coup !== null ? coup.avant : null}>
        {children}
      </ContexteVueAvantLeCoup>
    </MoveBeatsContext>
  );
}
