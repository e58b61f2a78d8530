/** Knocking on a room: a socket of the SDK on our own door, whose first message says who comes (decisions/0052). */
import { Room } from "@colyseus/sdk";
import { type DemandeEntree, ENTREE } from "#contracts/room.ts";
import type { EtatPartie } from "#game/schema/etat.ts";

/** Resolves once inside; rejects with what the door says (`lireRefus`), or with the fault of the network. */
export function frapper(code: string, demande: DemandeEntree): Promise<Room<unknown, EtatPartie>> {
  const room = new Room<unknown, EtatPartie>("partie");
  // the line comes back by its own means, which know what a refusal is
  room.reconnection.enabled = false;
  const adresse = new URL(ENTREE + encodeURIComponent(code), location.origin);
  adresse.protocol = adresse.protocol.replace("http", "ws");
  room.connect(adresse.href, {});
  const { connection } = room;
  const ouverte = connection.events.onopen;
  // a table of the SDK's, not the socket
  Object.assign(connection.events, {
    onopen(evenement: unknown) {
      ouverte?.(evenement);
      connection.send(new TextEncoder().encode(JSON.stringify(demande)));
    },
  });
  return new Promise((entree, refus) => {
    room.onError.once((_statut, message) => refus(new Error(message)));
    room["onJoin"].once(() => entree(room));
  });
}
