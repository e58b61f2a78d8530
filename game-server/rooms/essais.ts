/** Rooms where an author tries a question: one an account, stored nowhere, counted with no others (decisions/0081). */
import type { Journal } from "#game/ports/ports.ts";
import { CapacityReached } from "./capacity.ts";

/** All accounts together: each is a room of this process. */
const ESSAIS_MAX = 100;

/** What is played there is gone with it. */
export const NO_JOURNAL: Journal = {
  enregistrer: async () => {},
  oublier: async () => {},
  quitter: () => {},
  poster: async () => {},
  lire: async () => ({ parties: [], perdues: [] }),
  surPanne: () => () => {},
  fermer: async () => {},
};

/** As far as this is concerned: somebody may be in it, and it can be closed. */
export interface RoomDEssai {
  readonly clients: { readonly length: number };
  supprimer(): void;
}

export interface Essais {
  readonly rooms: () => number;
  /** People who are in one. */
  readonly assis: () => number;
  /** Whether that room is one. */
  a(code: string): boolean;
  /** Opens the one of that account, and closes its own of before. Throws `BarPlein`. */
  ouvrir(compte: string, code: string, faire: () => Promise<unknown>): Promise<void>;
}

/** @param trouver the room of that code, undefined once it is gone */
export function createEssais(trouver: (code: string) => RoomDEssai | undefined): Essais {
  const codes = new Map<string, string>();
  const enOuverture = new Set<string>();

  function ouvertes(): readonly RoomDEssai[] {
    return [...codes].flatMap(([compte, code]) => {
      const room = trouver(code);
      if (room === undefined && !enOuverture.has(code)) codes.delete(compte);
      return room === undefined ? [] : [room];
    });
  }

  return {
    rooms: () => ouvertes().length,
    assis: () => ouvertes().reduce((somme, { clients }) => somme + clients.length, 0),
    a: (code) => [...codes.values()].includes(code),
    async ouvrir(compte, code, faire) {
      const avant = codes.get(compte);
      if (avant !== undefined) trouver(avant)?.supprimer();
      codes.delete(compte);
      ouvertes();
      if (codes.size >= ESSAIS_MAX) throw new CapacityReached();
      codes.set(compte, code);
      enOuverture.add(code);
      await faire().finally(() => enOuverture.delete(code));
      // another was asked for meanwhile, and did not find this one to close
      if (codes.get(compte) !== code) trouver(code)?.supprimer();
    },
  };
}
