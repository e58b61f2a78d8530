/**
 * Where a room is played. Several processes may play rooms, each under a path of its own, and a room may move. Any
 * process that is asked says where the room is; the address without a path (the front process) always knows.
 * docs/decisions/0112.
 */
import type { DemandeEntreeEnRoom } from "#contracts/room.ts";
import { cheminProcessus } from "#contracts/processus.ts";
import {
  joinRoomWithTimeout,
  lireRefusDEntreeEnRoom,
  type JoinRoom,
  type RemoteRoom,
} from "./remote-room.ts";

/** Error of a join when the room is played under another path; when `chemin` is empty, the front process knows which. */
export class RoomMovedError extends Error {
  override readonly name = "Deplacee";
  readonly chemin: string;
  constructor(chemin: string) {
    super("played elsewhere");
    this.chemin = chemin;
  }
}

/** Error of a join when a process answers but does not know yet where the room is: it is moving, or the server is stopping. */
export class RoomMovingError extends Error {
  override readonly name = "EnRoute";
}

/** Joins the room under that path. Throws `RoomMovedError`, `RoomMovingError`, or what `lireRefusDEntreeEnRoom` reads. */
export type JoinRoomByPath = (
  code: string,
  demande: DemandeEntreeEnRoom,
  chemin: string,
) => Promise<RemoteRoom>;

/** Milliseconds before another address is tried: a frozen process never answers, while another one may have the room. */
const SILENCE_MAX_MS = 3_000;
const ADDRESSES_MAX = 4;
const PORTE = "";

interface RoomAddress {
  /** The last path known; never forgotten, because the front process may be down while the room plays on. */
  readonly chemin: string;
  /** Whether the process under that path was silent or did not have the room: the front process is then asked first. */
  readonly douteux: boolean;
}

const connus = new Map<string, RoomAddress>();
const lieu = (code: string): RoomAddress => connus.get(code) ?? { chemin: PORTE, douteux: false };

/**
 * Notes where a room is, as its process, the front process or its creation said; empty: the process that answered
 * does not have it.
 */
export function noteRoomPath(code: string, chemin: string = PORTE): void {
  const { data: lu = PORTE } = cheminProcessus.safeParse(chemin);
  connus.set(code, {
    chemin: lu === PORTE ? lieu(code).chemin : lu,
    douteux: lu === PORTE,
  });
}

/**
 * Notes that the process of that room is silent: it may be frozen, and its rooms elsewhere, so the next try asks the front process first.
 */
export const markRoomPathDoubtful = (code: string): void => noteRoomPath(code);

/** The path to try first. */
function premier(code: string): string {
  const { chemin, douteux } = lieu(code);
  return douteux ? PORTE : chemin;
}

/**
 * The path to try after a failure at `chemin`; null: none. The next try begins with the address that did not fail
 * last.
 */
function suite(code: string, chemin: string, erreur: unknown): string | null {
  if (erreur instanceof RoomMovedError) {
    noteRoomPath(code, erreur.chemin);
    return premier(code);
  }
  if (lireRefusDEntreeEnRoom(erreur) !== null) return null;
  if (chemin === PORTE && erreur instanceof RoomMovingError) return null;
  // a process that does not answer tells nothing about the room: its path stays known, only doubtful
  const { chemin: dernier } = lieu(code);
  connus.set(code, { chemin: dernier, douteux: chemin !== PORTE });
  return chemin === PORTE ? dernier : PORTE;
}

/**
 * Makes a join that tries the addresses of a room in turn: its last path, then the front process; where that one does not
 * answer, the last path again.
 */
export function createJoinAtAnyRoomAddress(joindre: JoinRoomByPath): JoinRoom {
  return async (code, demande) => {
    const essayes = new Set<string>();
    for (let chemin = premier(code); ;) {
      essayes.add(chemin);
      try {
        const venue = joindre(code, demande, chemin);
        // no time limit while the front process is the only known address, as with a single process
        return await (lieu(code).chemin === PORTE
          ? venue
          : joinRoomWithTimeout(venue, SILENCE_MAX_MS));
      } catch (erreur) {
        const ensuite = suite(code, chemin, erreur);
        // the room is moving from one process to the other: a later try finds it
        if (ensuite === null || essayes.has(ensuite) || essayes.size > ADDRESSES_MAX) throw erreur;
        chemin = ensuite;
      }
    }
  };
}
