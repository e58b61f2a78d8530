/** A seat in a room of Colyseus. The only file that knows the SDK. */
import { Client, type Room } from "@colyseus/sdk";
import type { EtatPartie } from "#game/schema/etat.ts";
import { type Joindre, type RoomDistante, SansReponse } from "./room-distante.ts";

const REPONSE_MAX_MS = 8_000;

export const joindreRoom: Joindre = async (code, demande) =>
  distante(await new Client(location.origin).joinById<EtatPartie>(code, demande));

function distante(room: Room<unknown, EtatPartie>): RoomDistante {
  // the line comes back by its own means, which know what a refusal is
  room.reconnection.enabled = false;
  const lacher = () => {
    room.removeAllListeners();
    room.connection.close();
  };
  return {
    get ouverte() {
      return room.connection.isOpen;
    },
    suivre({ vue, bienvenue, refus, coupee }) {
      room.onStateChange((etat) => vue(etat.toJSON()));
      room.onMessage("bienvenue", bienvenue);
      room.onMessage("refus", refus);
      // a close follows, and says more
      room.onError(() => {});
      room.onLeave((code) => coupee(code));
    },
    async demander(sujet, corps) {
      try {
        return await room.request(sujet, corps, { timeout: REPONSE_MAX_MS });
      } catch (erreur) {
        // the SDK has no class for these three
        if (erreur instanceof Error && /timed out|not open|closed/i.test(erreur.message))
          throw new SansReponse(erreur.message);
        throw erreur;
      }
    },
    ausculter: (vivante) => room.ping(() => vivante()),
    lacher,
    quitter() {
      room.removeAllListeners();
      void room.leave(true).catch(() => {});
    },
  };
}
