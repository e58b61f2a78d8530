/** The most rooms and people that one process takes in (surete, "Join and seat flood"), so that those already playing keep a fast server. */

export interface ProcessCapacity {
  readonly rooms: number;
  /** People connected at once, hosts included, all rooms together. */
  readonly places: number;
}

/** Thrown when no room may be opened any more (`bar_plein`). */
export class RoomCapacityReached extends Error {
  constructor() {
    super("the bar is full");
    this.name = "RoomCapacityReached";
  }
}

export interface ProcessOccupancy {
  readonly rooms: () => number;
  /** People connected to a room. */
  readonly assis: () => number;
}

export interface RoomCapacityGuard {
  /**
   * Opens a room, or throws `RoomCapacityReached`. Rooms still being opened count, and no room is opened when its host could not join it.
   */
  openRoom<T>(faire: () => Promise<T>): Promise<T>;
  /** Whether somebody may join. `revient`, asked only when there is no place left: whether they already have a seat, which they keep. */
  mayComeIn(revient: () => boolean): boolean;
}

export function createRoomCapacityGuard(
  capacite: ProcessCapacity,
  occupation: ProcessOccupancy,
): RoomCapacityGuard {
  let opening = 0;
  return {
    async openRoom(faire) {
      const rooms = occupation.rooms() + opening;
      if (rooms >= capacite.rooms || occupation.assis() >= capacite.places)
        throw new RoomCapacityReached();
      opening++;
      try {
        return await faire();
      } finally {
        opening--;
      }
    },
    mayComeIn: (revient) => occupation.assis() < capacite.places || revient(),
  };
}
