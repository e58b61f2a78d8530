/** Which process plays a room, by what Redis says of its lease. */
import { cheminDe } from "#contracts/processus.ts";
import type { RoomLocation, RoomDirectory } from "#game/ports/room-directory.ts";
import type { Journal } from "#game/ports/ports.ts";
import type { Leases } from "./leases.ts";
import type { RedisStore } from "./redis-store.ts";

/** Under which a process keeps its games: its name, and what tells this start from the others. */
export const processId = (nom: string, demarrage: string): string => `${nom}.${demarrage}`;
export const processName = (qui: string): string => qui.split(".", 1)[0] ?? "";

/** Where a game is played; `enRoute` while whoever has it gives no sign of life, or is about to open it. */
export async function locateRoom(
  store: Pick<RedisStore, "tenue" | "vivant">,
  code: string,
  moi = "",
): Promise<RoomLocation | null> {
  const tenue = await store.tenue(code);
  if (tenue === null) return null;
  if (tenue.qui === moi || !(await store.vivant(tenue.qui))) return "enRoute";
  return { chemin: cheminDe(processName(tenue.qui)) };
}

/** @param oublier the journal's: what is to be forgotten while Redis is away is forgotten when it is back */
export const createRedisRoomDirectory = (
  store: Pick<RedisStore, "reserver" | "tenue" | "vivant">,
  qui: string,
  leases: Leases,
  oublier: Journal["oublier"],
): RoomDirectory => ({
  reserver: (code) =>
    leases.enMain(code, async () => {
      const bail = await store.reserver(code, qui);
      if (bail !== null) leases.noter(code, bail);
      return bail !== null;
    }),
  rendre: oublier,
  ailleurs: (code) => locateRoom(store, code, qui),
});
