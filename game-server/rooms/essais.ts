/** Rooms where somebody tries a question or a quizz alone: not stored, not counted with the other rooms (decisions/0081). */
import type { JournalDesParties } from "#game/ports/ports.ts";
import { NoCapacityForNewRoomError } from "./capacity.ts";

/** The most rooms of essais in this process, all people together. */
const ESSAIS_MAX = 100;
/** The most rooms of essais that visitors have, so that authors find one; and that the visitors of one address have. */
const ESSAIS_DE_VISITEURS_MAX = 50;
const ESSAIS_PAR_ADRESSE_MAX = 10;

/** The journal of rooms of essais, which stores nothing. */
export const JOURNAL_SANS_STOCKAGE: JournalDesParties = {
  enregistrer: async () => {},
  oublier: async () => {},
  quitter: () => {},
  poster: async () => {},
  lire: async () => ({ parties: [], perdues: [] }),
  surPanne: () => () => {},
  fermer: async () => {},
};

/** Thrown when no room of an essai may be opened for this person now. */
export class TooManyEssaisError extends NoCapacityForNewRoomError {
  override readonly name = "TooManyEssaisError";
}

/** What this module asks of the open room of an essai. */
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
  /** Whether this code is that of the room of an essai. */
  a(code: string): boolean;
  /**
   * Opens a room of an essai, and closes the previous one of this account. A visitor's closes nobody's: beyond the limits it is refused.
   * Throws `TooManyEssaisError`.
   */
  ouvrir(qui: PersonneQuiEssaie, code: string, faire: () => Promise<unknown>): Promise<void>;
}

/** @param trouver the room with this code, undefined once it is closed */
export function createRoomsDEssai(
  trouver: (code: string) => RoomDEssaiOuverte | undefined,
): RoomsDEssai {
  /** The essais whose room is open or being opened, the oldest first. */
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

  /** Whether the limits keep this person from opening one more. */
  function complet({ compte, adresse }: PersonneQuiEssaie): boolean {
    if (essais.length >= ESSAIS_MAX) return true;
    if (compte !== null) return false;
    const visiteurs = essais.filter((essai) => essai.compte === null);
    const voisins = visiteurs.filter((essai) => essai.adresse === adresse);
    return visiteurs.length >= ESSAIS_DE_VISITEURS_MAX || voisins.length >= ESSAIS_PAR_ADRESSE_MAX;
  }

  return {
    rooms: () => ouvertes().length,
    a: (code) => essais.some((essai) => essai.code === code),
    async ouvrir(qui, code, faire) {
      ouvertes();
      const sien = essais.find(({ compte }) => compte !== null && compte === qui.compte);
      if (sien !== undefined) oublier(sien);
      if (complet(qui)) throw new TooManyEssaisError();
      const essai = { ...qui, code };
      essais = [...essais, essai];
      opening.add(code);
      await faire().finally(() => opening.delete(code));
      // the room is closed now if this essai gave way to another one while it was opening, when it could not be closed yet
      if (!essais.includes(essai)) trouver(code)?.deleteRoom();
    },
  };
}
