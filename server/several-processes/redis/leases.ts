/**
 * The leases of this process: which games it plays, each with the number that its writes show. A process that takes a game over gets a
 * greater number, so that writes of the process before it are refused.
 */
import type { LotEcrituresDeParties } from "#db/repositories/parties-repository.ts";
import type { PartiesJournalWriter } from "#game/ports/adapters/batched-journal.ts";
import type { RedisStore } from "./redis-store.ts";

export interface GameLeases {
  readonly codes: () => readonly string[];
  /** Copy of the leases: code and lease number of every game, as they are now. */
  readonly all: () => ReadonlyMap<string, number>;
  readonly of: (code: string) => number | undefined;
  /** Records the lease of a game. Only for a room that is open here or is being opened. */
  record(code: string, lease: number): void;
  /** Drops the lease of a game if the game is still under it; a newer lease stays. */
  drop(code: string, lease: number): void;
  /**
   * Runs `work` once everything under way with that game is done: opening, handing over and releasing a game never overlap. Calls must not
   * be nested.
   */
  exclusively<T>(code: string, work: () => Promise<T>): Promise<T>;
  /** Whether the game `code` is being opened, handed over or released. */
  readonly isBusy: (code: string) => boolean;
}

export function createGameLeases(): GameLeases {
  const leases = new Map<string, number>();
  const pending = new Map<string, Promise<unknown>>();
  return {
    codes: () => [...leases.keys()],
    all: () => new Map(leases),
    of: (code) => leases.get(code),
    record: (code, lease) => void leases.set(code, lease),
    drop(code, lease) {
      if (leases.get(code) === lease) leases.delete(code);
    },
    async exclusively(code, work) {
      const previous = pending.get(code) ?? Promise.resolve();
      const current = previous.then(work, work);
      pending.set(code, current);
      try {
        return await current;
      } finally {
        if (pending.get(code) === current) pending.delete(code);
      }
    },
    isBusy: (code) => pending.has(code),
  };
}

/** The writer of a game process's journal: writes to Redis under the leases of the process, and never without one. */
export function createRedisJournalWriter(
  store: Pick<RedisStore, "write">,
  processId: string,
  leases: GameLeases,
): PartiesJournalWriter {
  return {
    async ecrire({ ecrire, soirees, oublier }: LotEcrituresDeParties) {
      const states = new Map(ecrire.map((partie) => [partie.code, partie]));
      const finished = Map.groupBy(soirees, ({ code }) => code);
      const toDelete = new Set(oublier);
      const codes = [...new Set([...states.keys(), ...finished.keys(), ...toDelete])];
      const writes = codes.flatMap((code) => {
        const lease = leases.of(code);
        if (lease === undefined) return [];
        const partie = states.get(code) ?? null;
        const deleted = toDelete.has(code);
        return [{ code, lease, partie, soirees: finished.get(code) ?? [], deleted }];
      });
      const lost = new Set(await store.write(processId, writes));
      for (const { code, lease, deleted } of writes)
        if (deleted || lost.has(code)) leases.drop(code, lease);
      const written = new Set(writes.map(({ code }) => code));
      // a deletion of a game that Redis refused is not reported: nobody waits for it
      return codes.filter((code) => (!written.has(code) || lost.has(code)) && !toDelete.has(code));
    },
    fermer: async () => {},
  };
}
