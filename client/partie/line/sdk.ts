/** A socket on the door of a room of Colyseus, whose first message says who comes (decisions/0052). The only file that knows the SDK. */
import { CloseCode, Room } from "@colyseus/sdk";
import { ENTREE, FERMETURE } from "#contracts/room.ts";
import type { EtatPartie } from "#game/schema/etat.ts";
import {
  RoomMoved,
  type JoindrePar,
  noteRoomPath,
  RoomMoving,
  followRoomAddress,
} from "./room-address.ts";
import { type RoomListener, type RemoteRoom, NoAnswer } from "./remote-room.ts";

const REPONSE_MAX_MS = 8_000;

const joindrePar: JoindrePar = (code, demande, chemin) => {
  const room = new Room<unknown, EtatPartie>("partie");
  // the line comes back by its own means, which know what a refusal is
  room.reconnection.enabled = false;
  const place = distante(room, code);
  const sous = chemin === "" ? ENTREE : chemin + ENTREE.slice(1);
  const adresse = new URL(sous + encodeURIComponent(code), location.origin);
  adresse.protocol = adresse.protocol.replace("http", "ws");
  room.connect(adresse.href, {});
  const { connection } = room;
  const { onopen, onclose } = connection.events;
  return new Promise((entree, refus) => {
    let dedans = false;
    const fermee = (statut: number, message?: string) => refus(lireEchec(statut, message));
    // a table of the SDK's, not the socket
    Object.assign(connection.events, {
      onopen(evenement: unknown) {
        onopen?.(evenement);
        connection.send(new TextEncoder().encode(JSON.stringify(demande)));
      },
      // before one is in, a close is the door's answer: the SDK would warn the console of it
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
  if (statut === FERMETURE.deplacee) return new RoomMoved(message);
  return statut === CloseCode.WITH_ERROR ? new RoomMoving(message) : new Error(message);
}

export const joindreRoom = followRoomAddress(joindrePar);

function distante(room: Room<unknown, EtatPartie>, code: string): RemoteRoom {
  const lacher = () => {
    room.removeAllListeners();
    room.connection.close();
  };
  let oreilles: RoomListener | null = null;
  /** What came before anybody listened: state and welcome may come in one turn with the word that one is in. */
  const avant: ((oreilles: RoomListener) => void)[] = [];
  const entendre = (dire: (oreilles: RoomListener) => void) => {
    if (oreilles === null) avant.push(dire);
    else dire(oreilles);
  };
  room.onStateChange((etat) => {
    const vue = etat.toJSON();
    entendre((ici) => ici.vue(vue));
  });
  room.onMessage("bienvenue", (brut: unknown) => entendre((ici) => ici.bienvenue(brut)));
  room.onMessage("refus", (brut: unknown) => entendre((ici) => ici.refus(brut)));
  // a close follows, and says more
  room.onError(() => {});
  room.onLeave((raison, chemin) => {
    if (raison === FERMETURE.deplacee) noteRoomPath(code, chemin);
    entendre((ici) => ici.coupee(raison));
  });
  return {
    get ouverte() {
      return room.connection.isOpen;
    },
    suivre(siennes) {
      oreilles = siennes;
      for (const dire of avant.splice(0)) dire(siennes);
    },
    async demander(sujet, corps) {
      try {
        return await room.request(sujet, corps, { timeout: REPONSE_MAX_MS });
      } catch (erreur) {
        // the SDK has no class for these three
        if (erreur instanceof Error && /timed out|not open|closed/i.test(erreur.message))
          throw new NoAnswer(erreur.message);
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
