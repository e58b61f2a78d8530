/** Rooms where an author tries a question: one per account, not stored, not counted with the other rooms (decisions/0081). */
import type { JournalDesParties } from "#game/ports/ports.ts";
import { RoomCapacityReached } from "./capacity.ts";

/** The most such rooms in this process, all accounts together. */
const ESSAIS_MAX = 100;

/** The journal of these rooms, which stores nothing. */
export const JOURNAL_SANS_STOCKAGE: JournalDesParties = {
  enregistrer: async () => {},
  oublier: async () => {},
  quitter: () => {},
  poster: async () => {},
  lire: async () => ({ parties: [], perdues: [] }),
  surPanne: () => () => {},
  fermer: async () => {},
};

/** The part of such a room that is needed here. */
export interface RoomDEssaiOuverte {
  deleteRoom(): void;
}

export interface RoomsDEssai {
  readonly rooms: () => number;
  /** Whether this code is that of such a room. */
  a(code: string): boolean;
  /** Opens the room of this account, and closes its previous one. Throws `RoomCapacityReached`. */
  ouvrir(compte: string, code: string, faire: () => Promise<unknown>): Promise<void>;
}

/** @param trouver the room with this code, undefined once it is closed */
export function createRoomsDEssai(
  trouver: (code: string) => RoomDEssaiOuverte | undefined,
): RoomsDEssai {
  const codes = new Map<string, string>();
  const opening = new Set<string>();

  function ouvertes(): readonly RoomDEssaiOuverte[] {
    return [...codes].flatMap(([compte, code]) => {
      const room = trouver(code);
      if (room === undefined && !opening.has(code)) codes.delete(compte);
      return room === undefined ? [] : [room];
    });
  }

  return {
    rooms: () => ouvertes().length,
    a: (code) => [...codes.values()].includes(code),
    async ouvrir(compte, code, faire) {
      const avant = codes.get(compte);
      if (avant !== undefined) trouver(avant)?.deleteRoom();
      codes.delete(compte);
      ouvertes();
      if (codes.size >= ESSAIS_MAX) throw new RoomCapacityReached();
      codes.set(compte, code);
      opening.add(code);
      await faire().finally(() => opening.delete(code));
      // the account asked for another room while this one was opening, and could not close it yet
      if (codes.get(compte) !== code) trouver(code)?.deleteRoom();
    },
  };
}
