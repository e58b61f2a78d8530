/**
 * A WebSocket to a room of Colyseus, whose first message says who joins (decisions/0001). The only file that knows
 * the SDK.
 */
import { CloseCode, Room } from "@colyseus/sdk";
import { CHEMIN_SOCKET, CODES_FERMETURE_SOCKET } from "#contracts/room.ts";
import type { EtatPartieSync } from "#game/schema/etat.ts";
import {
  RoomMovedError,
  type JoinRoomByPath,
  noteRoomPath,
  RoomMovingError,
  createJoinAtAnyRoomAddress,
} from "./room-address.ts";
import { type RoomListener, type RemoteRoom, NoAnswerFromRoomError } from "./remote-room.ts";

const REPONSE_MAX_MS = 8_000;

const joindrePar: JoinRoomByPath = (code, demande, chemin) => {
  const room = new Room<unknown, EtatPartieSync>("partie");
  // the line reconnects by itself (join.ts), because it knows what a refusal is
  room.reconnection.enabled = false;
  const place = distante(room, code);
  const sous = chemin === "" ? CHEMIN_SOCKET : chemin + CHEMIN_SOCKET.slice(1);
  const adresse = new URL(sous + encodeURIComponent(code), location.origin);
  adresse.protocol = adresse.protocol.replace("http", "ws");
  room.connect(adresse.href, {});
  const { connection } = room;
  const { onopen, onclose } = connection.events;
  return new Promise((entree, refus) => {
    let dedans = false;
    const fermee = (statut: number, message?: string) => refus(lireEchec(statut, message));
    // `events` is a table of the SDK, not the socket
    Object.assign(connection.events, {
      onopen(evenement: unknown) {
        onopen?.(evenement);
        connection.send(new TextEncoder().encode(JSON.stringify(demande)));
      },
      // before the room has let us in, a close carries the refusal; the SDK would warn the console of it
      onclose(evenement: CloseEvent) {
        if (dedans) onclose?.(evenement);
        else fermee(evenement.code, evenement.reason);
      },
    });
    room.onError.once(fermee);
    room["onJoin"].once(() => {
      dedans = true;
      entree(place);
    });
  });
};

function lireEchec(statut: number, message = ""): Error {
  if (statut === CODES_FERMETURE_SOCKET.deplacee) return new RoomMovedError(message);
  return statut === CloseCode.WITH_ERROR ? new RoomMovingError(message) : new Error(message);
}

export const joinColyseusRoom = createJoinAtAnyRoomAddress(joindrePar);

function distante(room: Room<unknown, EtatPartieSync>, code: string): RemoteRoom {
  const lacher = () => {
    room.removeAllListeners();
    room.connection.close();
  };
  let listener: RoomListener | null = null;
  /** Messages that came before anybody listened: the state and the welcome may come in one turn with the join. */
  const avant: ((listener: RoomListener) => void)[] = [];
  const entendre = (dire: (listener: RoomListener) => void) => {
    if (listener === null) avant.push(dire);
    else dire(listener);
  };
  room.onStateChange((etat) => {
    const vue = etat.toJSON();
    entendre((ici) => ici.vue(vue));
  });
  room.onMessage("bienvenue", (brut: unknown) => entendre((ici) => ici.bienvenue(brut)));
  room.onMessage("refus", (brut: unknown) => entendre((ici) => ici.refus(brut)));
  // nothing to do on an error: the room then closes the socket with the reason
  room.onError(() => {});
  room.onLeave((raison, chemin) => {
    if (raison === CODES_FERMETURE_SOCKET.deplacee) noteRoomPath(code, chemin);
    entendre((ici) => ici.coupee(raison));
  });
  return {
    get ouverte() {
      return room.connection.isOpen;
    },
    suivre(siennes) {
      listener = siennes;
      for (const dire of avant.splice(0)) dire(siennes);
    },
    async demander(sujet, corps) {
      try {
        return await room.request(sujet, corps, { timeout: REPONSE_MAX_MS });
      } catch (erreur) {
        // told by their messages, because the SDK has no class for these three errors
        if (erreur instanceof Error && /timed out|not open|closed/i.test(erreur.message))
          throw new NoAnswerFromRoomError(erreur.message);
        throw erreur;
      }
    },
    ping: (vivante) => room.ping(() => vivante()),
    lacher,
    quitter() {
      room.removeAllListeners();
      void room.leave(true).catch(() => {});
    },
  };
}
