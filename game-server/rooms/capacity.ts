/**
 * The most rooms and people that one process takes in, and that one address may hold of them (surete, "Join and seat flood"), so that those
 * already playing keep a fast server, and one address does not keep everybody else out: docs/decisions/0031.
 */

export interface ProcessCapacity {
  readonly rooms: number;
  /** People connected at once, hosts included, all rooms together. */
  readonly places: number;
  /** Part of the rooms and places that one address may hold, from 0 to 1; by default all of them. */
  readonly partDUneAdresse?: number;
}

/**
 * Rooms and places that an address may hold in any case, whatever its part of the process: a bar of 200 people, and several bars behind one
 * connection.
 */
const ADDRESS_ROOMS_MIN = 30;
const ADDRESS_PLACES_MIN = 300;

/** Time without anything acted, nor anybody coming or going, after which a lobby gives its places back to a newcomer, in ms. */
const IDLE_LOBBY_MS = 15 * 60_000;
/** Time after which a lobby without anybody connected gives its places back, in ms: long enough for its host to come in, or back. */
const EMPTY_LOBBY_MS = 60_000;
/** How long the screens of a closed room have to hang up, in ms. */
const HANG_UP_MS = 1_000;

/** Thrown when no room may be opened any more (`bar_plein`). */
export class NoCapacityForNewRoomError extends Error {
  constructor() {
    super("the bar is full");
    this.name = "NoCapacityForNewRoomError";
  }
}

/** An open room, as far as its places are concerned. */
export interface OpenRoom {
  readonly roomId: string;
  /** Address that opened the room; null when unknown, as after a restart. */
  readonly openedBy: string | null;
  /** For how long nothing has happened in a lobby where no game was played yet, in ms; null for any other room. */
  idleLobbyMs(): number | null;
  isEmpty(): boolean;
  /** Closes the room and tells everybody in it. */
  giveBack(): Promise<void>;
}

/** A visitor who asks for a seat. */
export interface SeatRequest {
  readonly adresse: string;
  /** Code of the room, which is not closed to make a place in it. */
  readonly code: string;
  /** Whether the visitor already has a seat there, which they keep. Asked only when there is no place left. */
  readonly revient: () => boolean;
  readonly connection: SeatConnection;
}

/** The connection of a visitor: the seat is free again once it closes. */
export interface SeatConnection {
  readonly destroyed: boolean;
  destroy(): void;
  once(event: "close", listener: () => void): unknown;
}

export interface ProcessCapacityGuard {
  /**
   * Opens a room, or throws `NoCapacityForNewRoomError`. Rooms still being opened count, and no room is opened when its host could not join it.
   * @param adresse address that asks for the room; null when unknown
   */
  openRoom<T>(adresse: string | null, faire: () => Promise<T>): Promise<T>;
  /** Gives a seat to a visitor, unless there is none left. */
  takeSeat(request: SeatRequest): Promise<boolean>;
}

/** The limit that keeps a newcomer out: of everybody's rooms and people, or of those of the newcomer's own address. */
type Lack = "everybody" | "address";

/** @param rooms the open rooms that count */
export function createProcessCapacityGuard(
  capacite: ProcessCapacity,
  rooms: () => readonly OpenRoom[],
): ProcessCapacityGuard {
  const { partDUneAdresse: part = 1 } = capacite;
  const addressRooms = Math.max(ADDRESS_ROOMS_MIN, capacite.rooms * part);
  const addressPlaces = Math.max(ADDRESS_PLACES_MIN, capacite.places * part);
  /** For each room that is being opened, the address that asked for it. */
  const opening: (string | null)[] = [];
  /** The connection of each seat that is taken, and the room of the seat. */
  const seats = new Map<SeatConnection, string>();
  const seatsByAddress = new Map<string, number>();

  const countRoomsOf = (adresse: string | null) =>
    [...rooms().map(({ openedBy }) => openedBy), ...opening].filter((one) => one === adresse)
      .length;

  function lackOfRooms(adresse: string | null): Lack | null {
    if (rooms().length + opening.length >= capacite.rooms || seats.size >= capacite.places)
      return "everybody";
    return adresse !== null && countRoomsOf(adresse) >= addressRooms ? "address" : null;
  }

  function lackOfSeats(adresse: string): Lack | null {
    if (seats.size >= capacite.places) return "everybody";
    return (seatsByAddress.get(adresse) ?? 0) >= addressPlaces ? "address" : null;
  }

  const isAsleep = (room: OpenRoom) =>
    (room.idleLobbyMs() ?? 0) >= (room.isEmpty() ? EMPTY_LOBBY_MS : IDLE_LOBBY_MS);

  /** The room that gives its places back first: of the address that opened most, then the one in which nothing has happened for longest. */
  function firstAsleep(of: string | null, except: string): OpenRoom | undefined {
    const [first] = rooms()
      .filter(({ openedBy, roomId }) => (of === null || openedBy === of) && roomId !== except)
      .filter(isAsleep)
      .map((room) => ({
        room,
        openedToo: room.openedBy === null ? 0 : countRoomsOf(room.openedBy),
        idleMs: room.idleLobbyMs() ?? 0,
      }))
      .sort((a, b) => b.openedToo - a.openedToo || b.idleMs - a.idleMs);
    return first?.room;
  }

  /** Resolves once no connection of a closed room is left. */
  async function untilFree(code: string): Promise<void> {
    const left = [...seats].flatMap(([connection, room]) => (room === code ? [connection] : []));
    const late = setTimeout(() => {
      for (const connection of left) connection.destroy();
    }, HANG_UP_MS);
    await Promise.all(
      left.map((connection) => new Promise<void>((closed) => connection.once("close", closed))),
    );
    clearTimeout(late);
  }

  /** Newcomers for whom rooms are closed take turns, so that each closes no more than it needs. */
  let turn: Promise<unknown> = Promise.resolve();

  /** Runs `take` once nothing lacks; until then closes, one by one, lobbies where nothing happens. False when no such lobby is left. */
  async function takeOnceFree(
    lack: () => Lack | null,
    { adresse, except, take }: { adresse: string | null; except: string; take: () => void },
  ): Promise<boolean> {
    async function free(): Promise<boolean> {
      for (let what = lack(); what !== null; what = lack()) {
        const room = firstAsleep(what === "address" ? adresse : null, except);
        if (room === undefined) return false;
        await room.giveBack();
        await untilFree(room.roomId);
      }
      take();
      return true;
    }
    if (lack() === null) return free();
    const mine = turn.then(free);
    turn = mine.catch(() => {});
    return mine;
  }

  function sit({ adresse, code, connection }: SeatRequest): void {
    // a connection that has closed meanwhile takes no seat: its close event, which would free the seat, is over
    if (connection.destroyed) return;
    seats.set(connection, code);
    seatsByAddress.set(adresse, (seatsByAddress.get(adresse) ?? 0) + 1);
    connection.once("close", () => {
      seats.delete(connection);
      const left = (seatsByAddress.get(adresse) ?? 1) - 1;
      if (left === 0) seatsByAddress.delete(adresse);
      else seatsByAddress.set(adresse, left);
    });
  }

  return {
    async openRoom(adresse, faire) {
      const take = () => void opening.push(adresse);
      if (!(await takeOnceFree(() => lackOfRooms(adresse), { adresse, except: "", take })))
        throw new NoCapacityForNewRoomError();
      try {
        return await faire();
      } finally {
        opening.splice(opening.indexOf(adresse), 1);
      }
    },
    async takeSeat(request) {
      const { adresse, code, revient } = request;
      const take = () => sit(request);
      if (lackOfSeats(adresse) !== null && revient()) {
        take();
        return true;
      }
      return takeOnceFree(() => lackOfSeats(adresse), { adresse, except: code, take });
    },
  };
}
