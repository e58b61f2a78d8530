/**
 * What a screen reads of the room of this tab: its state, and whose screen this is. Nothing in this file acts on the
 * room.
 */
import { createContext, useContext, useEffect, useState } from "react";
import type { Vue, VueJoueur, VueMinuteur } from "#game/schema/etat.ts";
import type { RoomConnection, RoomLineState } from "./line/connection.ts";

/** The part of a line to a room that screens need; a preview has one that leads nowhere (line-provider.tsx). */
export type ConnexionALaRoomPourEcrans = Pick<
  RoomConnection,
  "code" | "abonner" | "lire" | "demander" | "consulter"
>;

/** Contexts of the connection to the room and of what the line last said, both given by line-provider.tsx. */
export const ContexteConnexionALaRoom = createContext<ConnexionALaRoomPourEcrans | null>(null);
export const ContexteRoomLine = createContext<RoomLineState | null>(null);

const SANS_ROOM = "no room above this component";

export function useRoomConnection(): ConnexionALaRoomPourEcrans {
  const connexion = useContext(ContexteConnexionALaRoom);
  if (connexion === null) throw new Error(SANS_ROOM);
  return connexion;
}

export function useRoomLineState(): RoomLineState {
  const ligne = useContext(ContexteRoomLine);
  if (ligne === null) throw new Error(SANS_ROOM);
  return ligne;
}

export interface VueDeCetEcran {
  readonly vue: Vue;
  /** Key of this screen's player; `CREATEUR` for the host. */
  readonly moi: string;
}

/**
 * The room as it was before a move of a mini-game, while its beats keep this screen from showing the outcome; null
 * otherwise.
 */
export const ContexteVueAvantLeCoup = createContext<Vue | null>(null);

/** The room as this screen shows it. To be used below a page that has waited for the first state. */
export function useVueDeLaRoom(): VueDeCetEcran {
  const { vue: venue, accueil } = useRoomLineState();
  const vue = useContext(ContexteVueAvantLeCoup) ?? venue;
  if (vue === null) throw new Error("the first state has not come yet");
  return { vue, moi: accueil?.playerID ?? "" };
}

/** This screen's own player; undefined between a departure and its confirmation. */
export function useMonJoueur(): VueJoueur | undefined {
  const { vue, moi } = useVueDeLaRoom();
  return vue.joueurs[moi];
}

/**
 * The time left of a countdown.
 * @returns milliseconds, between 0 and the whole, counted on this device's monotonic clock from what the server last said
 */
export function useMillisecondesRestantes(minuteur: VueMinuteur | undefined): number {
  const { numero = 0, resteMs = 0, dureeMs = 0, marche = false } = minuteur ?? {};
  // time counted on this device since message `numero` of the server
  const [ecoule, setEcoule] = useState({ numero, ms: 0 });
  useEffect(() => {
    if (!marche) return undefined;
    const depuis = performance.now();
    const horloge = setInterval(() => setEcoule({ numero, ms: performance.now() - depuis }), 100);
    return () => clearInterval(horloge);
  }, [marche, numero]);
  if (minuteur === undefined) return 0;
  // a countdown that has not started yet shows its whole duration
  const reste = ecoule.numero === numero && marche ? resteMs - ecoule.ms : resteMs;
  return Math.min(dureeMs, Math.max(0, reste));
}
