/**
 * Checks that each game is open in one place, by comparing the open rooms of each process with the games that Redis
 * gives to it.
 */
import { setTimeout as dormir } from "node:timers/promises";
import { readProcessNameFromId } from "#server/several-processes/redis/room-directory.ts";
import type { RedisStore } from "#server/several-processes/redis/redis-store.ts";

const SONDE_MS = 200;

/** The room codes of a process at one moment. */
export interface RoomsOfProcess {
  readonly nom: string;
  /** Rooms that are open in the process; none for a dead one. */
  readonly ouvertes: readonly string[];
  /** Games that Redis gives to the process. */
  readonly siennes: readonly string[];
}

/** Differences between the rooms that processes have open and those that Redis says are theirs; each room of a table must be open exactly once. */
export function compareRoomOwnership(
  tenues: readonly RoomsOfProcess[],
  tables: readonly string[],
): readonly string[] {
  const sans = (codes: readonly string[], autres: readonly string[]) =>
    codes.filter((code) => !autres.includes(code));
  const toutes = tenues.flatMap(({ ouvertes }) => ouvertes);
  const fois = new Map(
    tables.map((code) => [code, toutes.filter((une) => une === code).length] as const),
  );
  return [
    ...tenues.flatMap(({ nom, ouvertes, siennes }) => [
      ...sans(ouvertes, siennes).map((code) => `${code} is open at ${nom}, and not its by Redis`),
      ...sans(siennes, ouvertes).map((code) => `${code} is ${nom}'s by Redis, and not open there`),
    ]),
    ...[...fois]
      .filter(([, n]) => n !== 1)
      .map(([code, n]) => `${code} is open in ${String(n)} places`),
    ...sans([...new Set(toutes)], tables).map((code) => `${code} is open, and no table's`),
  ];
}

interface Regard {
  readonly store: Pick<RedisStore, "processes" | "codesOf">;
  /** Rooms that are open in the process of this name; none for a dead one. */
  readonly ouvertes: (nom: string) => Promise<readonly string[]>;
  /** Names of the processes that are alive or may be. */
  readonly noms: readonly string[];
  readonly tables: readonly string[];
}

/** Waits until the differences are gone, for at most `patienceMs`. Returns those that are left. */
export async function waitForSingleOwnerOfRooms(
  { store, ouvertes, noms, tables }: Regard,
  patienceMs: number,
): Promise<readonly string[]> {
  const limite = performance.now() + patienceMs;
  for (;;) {
    // a process that was started again has left its former self in Redis, under another key
    const siennes = new Map<string, string[]>(noms.map((nom) => [nom, []]));
    for (const { processId } of await store.processes())
      siennes.set(readProcessNameFromId(processId), [
        ...(siennes.get(readProcessNameFromId(processId)) ?? []),
        ...(await store.codesOf(processId)),
      ]);
    const tenues = await Promise.all(
      [...siennes].map(async ([nom, leurs]) => ({
        nom,
        ouvertes: await ouvertes(nom),
        siennes: leurs,
      })),
    );
    const ecarts = compareRoomOwnership(tenues, tables);
    if (ecarts.length === 0 || performance.now() > limite) return ecarts;
    await dormir(SONDE_MS);
  }
}
