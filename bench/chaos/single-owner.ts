/** Whether each game is open in one place: the codes of the rooms that each process has open, beside those that Redis says are its. */
import { setTimeout as dormir } from "node:timers/promises";
import { readProcessNameOfId } from "#server/several-processes/redis/room-directory.ts";
import type { RedisStore } from "#server/several-processes/redis/redis-store.ts";

const SONDE_MS = 200;

/** A process at this moment, by codes. */
export interface ProcessRooms {
  readonly nom: string;
  /** Rooms that are open there; none of a dead one. */
  readonly ouvertes: readonly string[];
  /** Games that are its, by Redis. */
  readonly siennes: readonly string[];
}

/** Differences between the rooms that processes have open and those that Redis says are theirs; each room of a table must be open exactly once. */
export function compareOwnership(
  tenues: readonly ProcessRooms[],
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
  /** Rooms that are open in the process of that name; none of one that is dead. */
  readonly ouvertes: (nom: string) => Promise<readonly string[]>;
  /** Names of those that are alive or may be. */
  readonly noms: readonly string[];
  readonly tables: readonly string[];
}

/** Waits until things are quiet, so many ms at the most: what still differs by then. */
export async function checkSingleOwner(
  { store, ouvertes, noms, tables }: Regard,
  patienceMs: number,
): Promise<readonly string[]> {
  const limite = performance.now() + patienceMs;
  for (;;) {
    // one that was started again has left its former self behind, under another key
    const siennes = new Map<string, string[]>(noms.map((nom) => [nom, []]));
    for (const { processId } of await store.processes())
      siennes.set(readProcessNameOfId(processId), [
        ...(siennes.get(readProcessNameOfId(processId)) ?? []),
        ...(await store.codesOf(processId)),
      ]);
    const tenues = await Promise.all(
      [...siennes].map(async ([nom, leurs]) => ({
        nom,
        ouvertes: await ouvertes(nom),
        siennes: leurs,
      })),
    );
    const ecarts = compareOwnership(tenues, tables);
    if (ecarts.length === 0 || performance.now() > limite) return ecarts;
    await dormir(SONDE_MS);
  }
}
