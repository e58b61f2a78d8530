/** How many rooms and people one process takes in (surete, "Join and seat flood"): beyond, those who are there keep their evening. */

export interface Capacity {
  readonly rooms: number;
  /** People connected at once, hosts included, all rooms together. */
  readonly places: number;
}

/** No more rooms: the bar is full. */
export class CapacityReached extends Error {
  constructor() {
    super("the bar is full");
    this.name = "BarPlein";
  }
}

export interface Occupancy {
  readonly rooms: () => number;
  /** People who are in a room. */
  readonly assis: () => number;
}

export interface CapacityGuard {
  /** Opens a room, or throws `BarPlein`. Those still being opened count; nobody opens one who could not sit in it. */
  openRoom<T>(faire: () => Promise<T>): Promise<T>;
  /** Whether somebody at the door may come in. Those who come back always may: it is asked when there is no chair left. */
  mayComeIn(revient: () => boolean): boolean;
}

export function createCapacityGuard(capacite: Capacity, occupation: Occupancy): CapacityGuard {
  let enOuverture = 0;
  return {
    async openRoom(faire) {
      const tables = occupation.rooms() + enOuverture;
      if (tables >= capacite.rooms || occupation.assis() >= capacite.places)
        throw new CapacityReached();
      enOuverture++;
      try {
        return await faire();
      } finally {
        enOuverture--;
      }
    },
    mayComeIn: (revient) => occupation.assis() < capacite.places || revient(),
  };
}
