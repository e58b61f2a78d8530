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
  /** People who are in a room. */
  readonly assis: () => number;
}

export interface Bar {
  /** Opens a room, or throws `BarPlein`. Those still being opened count; nobody opens one who could not sit in it. */
  ouvrir<T>(faire: () => Promise<T>): Promise<T>;
  /** Whether somebody at the door may come in. Those who come back always may: it is asked when there is no chair left. */
  accueille(revient: () => boolean): boolean;
}

export function createBar(capacite: Capacite, occupation: Occupation): Bar {
  let enOuverture = 0;
  return {
    async ouvrir(faire) {
      const tables = occupation.rooms() + enOuverture;
      if (tables >= capacite.rooms || occupation.assis() >= capacite.places) throw new BarPlein();
      enOuverture++;
      try {
        return await faire();
      } finally {
        enOuverture--;
      }
    },
    accueille: (revient) => occupation.assis() < capacite.places || revient(),
  };
}
