/** Joins a room from Node, for the tests, the journeys and the benches. Browsers use client/partie/line/sdk.ts. */
import { Room, ServerError } from "@colyseus/sdk";
import { CHEMIN_SOCKET } from "#contracts/room.ts";
import type { EtatPartieSync } from "#game/schema/etat.ts";

type RoomDeTest = Room<unknown, EtatPartieSync>;

export interface OptionsJoindreRoom {
  readonly headers?: Readonly<Record<string, string>>;
  /** Called before the first message, since several messages may arrive in one turn of the event loop. */
  readonly ecouter?: (room: RoomDeTest) => void;
}

/**
 * Resolves with the first state; rejects with an error whose message is the code of the refusal.
 * @param url of the server, as `http://…`
 * @param demande a `DemandeEntreeEnRoom`, or an invalid one
 */
export function joindreRoomParSocket(
  url: string,
  code: string,
  demande: object,
  { headers = {}, ecouter }: OptionsJoindreRoom = {},
): Promise<RoomDeTest> {
  const room: RoomDeTest = new Room("partie");
  ecouter?.(room);
  room.reconnection.enabled = false;
  room.connect(`${url.replace("http", "ws")}${CHEMIN_SOCKET}${code}`, {}, headers);
  const { connection } = room;
  const ouverte = connection.events.onopen;
  // the handlers are in an object of the SDK, not on the socket
  Object.assign(connection.events, {
    onopen(evenement: unknown) {
      ouverte?.(evenement);
      connection.send(Buffer.from(JSON.stringify(demande)));
    },
  });
  return new Promise((entree, refus) => {
    room.onError.once((statut, message) => refus(new ServerError(statut, message ?? "")));
    room.onStateChange.once(() => entree(room));
  });
}
