/** Which process plays a room, according to the leases in Redis. */
import { composerCheminProcessus } from "#contracts/processus.ts";
import type { JournalDesParties } from "#game/ports/ports.ts";
import type { RoomDirectory, RoomProcessLocation } from "#game/ports/room-directory.ts";
import type { GameLeases } from "./leases.ts";
import type { RedisStore } from "./redis-store.ts";

/** The id under which a process has its games: its name, and what tells this start from the others. */
export const composeProcessId = (name: string, start: string): string => `${name}.${start}`;
/** The name in an id of `composeProcessId`. */
export const readProcessNameFromId = (processId: string): string =>
  processId.split(".", 1)[0] ?? "";

/**
 * Path of the process that plays a game; `enRoute` while that process gives no sign of life, or is this one and is about
 * to open the game.
 */
export async function locateRoomProcess(
  store: Pick<RedisStore, "holder" | "isAlive">,
  code: string,
  ownProcessId = "",
): Promise<RoomProcessLocation | null> {
  const holder = await store.holder(code);
  if (holder === null) return null;
  if (holder.processId === ownProcessId || !(await store.isAlive(holder.processId)))
    return "enRoute";
  return { chemin: composerCheminProcessus(readProcessNameFromId(holder.processId)) };
}

/** @param release the journal's `oublier`: a code released while Redis is away is deleted when it is back */
export const createRedisRoomDirectory = (
  store: Pick<RedisStore, "reserve" | "holder" | "isAlive">,
  processId: string,
  leases: GameLeases,
  release: JournalDesParties["oublier"],
): RoomDirectory => ({
  reserve: (code) =>
    leases.exclusively(code, async () => {
      const lease = await store.reserve(code, processId);
      if (lease !== null) leases.record(code, lease);
      return lease !== null;
    }),
  release,
  locate: (code) => locateRoomProcess(store, code, processId),
});
