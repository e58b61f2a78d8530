/** How many rooms and people one process takes in (surete, "Join and seat flood"): beyond, those who are there keep their evening. */

export interface Capacite {
  readonly rooms: number;
  /** People connected at once, hosts included, all rooms together. */
  readonly places: number;
}

/** No more rooms: the bar is full. */
export class BarPlein extends Error {
  constructor() {
    super("the bar is full");
    this.name = "BarPlein";
  }
}

export interface Occupation {
  readonly rooms: () => number;
  /** Sockets that are open. */
  readonly connexions: () => number;
}

export interface Bar {
  /** Opens a room, or throws `BarPlein`. Those still being opened count; nobody opens one who could not sit in it. */
  ouvrir<T>(faire: () => Promise<T>): Promise<T>;
  /**
   * Keeps a seat for somebody, for as long as the room keeps it; null when the bar is full and they are new. What it gives
   * takes the seat back at once, when the room did not want them after all.
   */
  attendre(nouveau: boolean): (() => void) | null;
  /** Somebody whom a seat was kept for has come. */
  arriver(): void;
}

/** @param gardeMs how long a room keeps a seat for somebody who asked for it */
export function createBar(capacite: Capacite, occupation: Occupation, gardeMs: number): Bar {
  let enOuverture = 0;
  const attendus = new Set<NodeJS.Timeout>();
  const complet = () => occupation.connexions() + attendus.size >= capacite.places;
  const oublier = (garde: NodeJS.Timeout) => {
    clearTimeout(garde);
    attendus.delete(garde);
  };
  return {
    async ouvrir(faire) {
      if (occupation.rooms() + enOuverture >= capacite.rooms || complet()) throw new BarPlein();
      enOuverture++;
      try {
        return await faire();
      } finally {
        enOuverture--;
      }
    },
    attendre(nouveau) {
      if (nouveau && complet()) return null;
      const garde = setTimeout(() => oublier(garde), gardeMs);
      garde.unref();
      attendus.add(garde);
      return () => oublier(garde);
    },
    arriver() {
      const [garde] = attendus;
      if (garde !== undefined) oublier(garde);
    },
  };
}
