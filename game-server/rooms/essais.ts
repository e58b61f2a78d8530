/** Rooms where somebody tries a question or a quizz alone: not stored, not counted with the other rooms (decisions/0081). */
import type { JournalDesParties } from "#game/ports/ports.ts";
import { RoomCapacityReached } from "./capacity.ts";

/** The most such rooms in this process, all people together. */
const ESSAIS_MAX = 100;
/** The most of them that visitors have, so that authors find one; and that the visitors of one address have. */
const ESSAIS_DE_VISITEURS_MAX = 50;
const ESSAIS_PAR_ADRESSE_MAX = 10;

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

/** Somebody who tries: an account, or a visitor (`compte` null) by their address. */
export interface PersonneQuiEssaie {
  readonly compte: string | null;
  readonly adresse: string | null;
}

interface Essai extends PersonneQuiEssaie {
  readonly code: string;
}

export interface RoomsDEssai {
  readonly rooms: () => number;
  /** Whether this code is that of such a room. */
  a(code: string): boolean;
  /**
   * Opens a room, and closes the previous one of this account; visitors who have too many lose their oldest. Throws
   * `RoomCapacityReached`.
   */
  ouvrir(qui: PersonneQuiEssaie, code: string, faire: () => Promise<unknown>): Promise<void>;
}

/** @param trouver the room with this code, undefined once it is closed */
export function createRoomsDEssai(
  trouver: (code: string) => RoomDEssaiOuverte | undefined,
): RoomsDEssai {
  /** The oldest first. */
  let essais: readonly Essai[] = [];
  const opening = new Set<string>();

  function ouvertes(): readonly RoomDEssaiOuverte[] {
    essais = essais.filter(({ code }) => opening.has(code) || trouver(code) !== undefined);
    return essais.flatMap(({ code }) => trouver(code) ?? []);
  }

  function oublier(essai: Essai): void {
    essais = essais.filter((autre) => autre !== essai);
    trouver(essai.code)?.deleteRoom();
  }

  /** The essai that makes place for the next one of this person. */
  function celuiQuiCede({ compte, adresse }: PersonneQuiEssaie): Essai | undefined {
    if (compte !== null) return essais.find((essai) => essai.compte === compte);
    const visiteurs = essais.filter((essai) => essai.compte === null);
    const voisins = visiteurs.filter((essai) => essai.adresse === adresse);
    if (voisins.length >= ESSAIS_PAR_ADRESSE_MAX) return voisins[0];
    return visiteurs.length >= ESSAIS_DE_VISITEURS_MAX ? visiteurs[0] : undefined;
  }

  return {
    rooms: () => ouvertes().length,
    a: (code) => essais.some((essai) => essai.code === code),
    async ouvrir(qui, code, faire) {
      ouvertes();
      const cede = celuiQuiCede(qui);
      if (cede !== undefined) oublier(cede);
      if (essais.length >= ESSAIS_MAX) throw new RoomCapacityReached();
      const essai = { ...qui, code };
      essais = [...essais, essai];
      opening.add(code);
      await faire().finally(() => opening.delete(code));
      // this essai gave way to another one while it was opening, and could not be closed yet
      if (!essais.includes(essai)) trouver(code)?.deleteRoom();
    },
  };
}
