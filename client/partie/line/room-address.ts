/**
 * Several processes may play rooms, each under a path of its own, and a room may change hands. Whoever is asked says where it is;
 * the door without a path always knows, when it is there. docs/decisions/0112.
 */
import type { DemandeEntree } from "#contracts/room.ts";
import { cheminProcessus } from "#contracts/processus.ts";
import { withTimeout, lireRefus, type Joindre, type RemoteRoom } from "./remote-room.ts";

/** It is played under another path: the door without one knows which when this is empty. */
export class RoomMoved extends Error {
  override readonly name = "Deplacee";
  readonly chemin: string;
  constructor(chemin: string) {
    super("played elsewhere");
    this.chemin = chemin;
  }
}

/** Somebody is there, and does not know yet: the room is on its way, or the server is stopping. */
export class RoomMoving extends Error {
  override readonly name = "EnRoute";
}

/** Takes a seat under that path. Throws `Deplacee`, `EnRoute`, or what `lireRefus` reads. */
export type JoindrePar = (
  code: string,
  demande: DemandeEntree,
  chemin: string,
) => Promise<RemoteRoom>;

/** A process that froze lets one wait for ever, while another may have the room; so does the door's, and the room is where it was. */
const SILENCE_MAX_MS = 3_000;
const ADDRESSES_MAX = 4;
const PORTE = "";

interface RoomAddress {
  /** The last path under which it was said to be. It is never forgotten: the door may be away while the room plays on. */
  readonly chemin: string;
  /** Somebody was silent there: the door is asked first. */
  readonly douteux: boolean;
}

const connus = new Map<string, RoomAddress>();
const lieu = (code: string): RoomAddress => connus.get(code) ?? { chemin: PORTE, douteux: false };

/** Where that room is said to be: by its process, by the door, or by whoever opened it; empty: whoever said so does not have it. */
export function noteRoomPath(code: string, chemin: string = PORTE): void {
  const { data: lu = PORTE } = cheminProcessus.safeParse(chemin);
  connus.set(code, {
    chemin: lu === PORTE ? lieu(code).chemin : lu,
    douteux: lu === PORTE,
  });
}

/** The process of that room is silent: it may be frozen, and its rooms elsewhere. */
export const doubtRoomPath = (code: string): void => noteRoomPath(code);

/** Where to begin. */
function premier(code: string): string {
  const { chemin, douteux } = lieu(code);
  return douteux ? PORTE : chemin;
}

/** Where to go on after that failure at `chemin`; null: nowhere. The next try begins with the one that was not the last to fail. */
function suite(code: string, chemin: string, erreur: unknown): string | null {
  if (erreur instanceof RoomMoved) {
    noteRoomPath(code, erreur.chemin);
    return premier(code);
  }
  if (lireRefus(erreur) !== null) return null;
  if (chemin === PORTE && erreur instanceof RoomMoving) return null;
  // nobody there says nothing of the room
  const { chemin: dernier } = lieu(code);
  connus.set(code, { chemin: dernier, douteux: chemin !== PORTE });
  return chemin === PORTE ? dernier : PORTE;
}

/** Follows a room wherever it went: to its last path, then by the door; where the door does not answer, to that path again. */
export function followRoomAddress(joindre: JoindrePar): Joindre {
  return async (code, demande) => {
    const essayes = new Set<string>();
    for (let chemin = premier(code); ;) {
      essayes.add(chemin);
      try {
        const venue = joindre(code, demande, chemin);
        // one process alone has no other door
        return await (lieu(code).chemin === PORTE ? venue : withTimeout(venue, SILENCE_MAX_MS));
      } catch (erreur) {
        const ensuite = suite(code, chemin, erreur);
        // it is on its way from one to the other: later
        if (ensuite === null || essayes.has(ensuite) || essayes.size > ADDRESSES_MAX) throw erreur;
        chemin = ensuite;
      }
    }
  };
}
