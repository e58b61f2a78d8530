/**
 * How a process gets the games that it plays, other than new ones: a game that is handed over, the games of a dead process, and its own
 * games that are not open. Each is taken under a new lease and opened at once. docs/decisions/0112.
 */
import {
  type StoredGameFormat,
  computeClockIncludingServerStop,
  parseStoredGame,
} from "#game/ports/adapters/stored-game.ts";
import type { RoomDirectory } from "#game/ports/room-directory.ts";
import type { GameService } from "#server/game-service.ts";
import type { GameLeases } from "./leases.ts";
import type { RedisStore } from "./redis-store.ts";

export interface GameTakeOverOptions {
  readonly store: Pick<RedisStore, "takeOver">;
  readonly leases: GameLeases;
  readonly processId: string;
  /** The latest version of the stored games that this process reads. */
  readonly readsVersion: number;
  /** Opens a game whose lease this process has. */
  readonly open: (code: string) => Promise<void>;
}

/**
 * Takes a game from a dead process, from a process that agrees (`agreedLease`), or from this very process, which has it without playing
 * it. False: the game may not be taken. Rejects when Redis does not answer, or when the game cannot be opened: if the lease is this
 * process's by then, its next heartbeat finds the game and opens it.
 */
export type TakeOverGame = (code: string, from: string, agreedLease?: number) => Promise<boolean>;

export function createTakeOverGame(options: GameTakeOverOptions): TakeOverGame {
  const { store, leases, processId, readsVersion, open } = options;
  return (code, from, agreedLease) =>
    leases.exclusively(code, async () => {
      if (from === processId && leases.of(code) !== undefined) return false;
      const agreement = agreedLease === undefined ? {} : { agreedLease };
      const lease = await store.takeOver({ code, from, to: processId, readsVersion, ...agreement });
      if (lease === null) return false;
      leases.record(code, lease);
      try {
        await open(code);
      } catch (error) {
        leases.drop(code, lease);
        throw error;
      }
      return true;
    });
}

export interface OpenStoredGameOptions {
  readonly store: Pick<RedisStore, "read">;
  readonly directory: RoomDirectory;
  readonly jeu: Pick<GameService, "release" | "resume">;
  /** The form in which games are stored. */
  readonly forme: StoredGameFormat;
  /** The path of this process in addresses. */
  readonly chemin: string;
}

/** Returns a function that opens a stored game whose lease this process has. */
export function createStoredGameOpener(options: OpenStoredGameOptions) {
  const { store, directory, jeu, forme, chemin } = options;
  return async (code: string): Promise<void> => {
    // an older room of that code may be open here, while another process played the game on
    await jeu.release(code, chemin);
    const stored = await store.read(code);
    if (stored === null) {
      // the process that reserved the code died before it stored the game, so nobody was told the code
      void directory.release(code);
      return;
    }
    const partie = parseStoredGame(stored, forme);
    await jeu.resume(
      code,
      partie === null
        ? { perdueDepuis: stored.date }
        : { partie, instant: computeClockIncludingServerStop(stored) },
    );
  };
}

/** Number of games that a process opens at the same time; the others stay available to faster processes. */
const BATCH = 16;

/** Runs `work` for each code, in batches, as long as `goOn` holds. Rejects with the first failure, once its batch is done. */
async function inBatches(
  codes: readonly string[],
  goOn: () => boolean,
  work: (code: string) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < codes.length && goOn(); start += BATCH)
    for (const outcome of await Promise.allSettled(codes.slice(start, start + BATCH).map(work)))
      if (outcome.status === "rejected") throw outcome.reason;
}

/** The longest pause between two attempts to open a game that fails each time, in heartbeats. */
const PAUSE_MAX = 128;

export interface OwnGamesReopeningOptions {
  readonly processId: string;
  readonly takeOver: TakeOverGame;
  /** Whether this process may reopen its own stored games at this moment. */
  readonly mayTake: () => boolean;
  readonly report: (error: unknown) => void;
}

/** Returns a function for each heartbeat, which opens the games that are this process's and that no process plays. Never rejects. */
export function createOwnGamesReopener({
  processId,
  takeOver,
  mayTake,
  report,
}: OwnGamesReopeningOptions) {
  const failed = new Map<string, { readonly pause: number; left: number }>();

  async function reopen(code: string): Promise<void> {
    const failure = failed.get(code);
    if (failure !== undefined && failure.left-- > 0) return;
    try {
      await takeOver(code, processId);
      failed.delete(code);
    } catch (error) {
      const pause = Math.min(2 * (failure?.pause ?? 0.5), PAUSE_MAX);
      failed.set(code, { pause, left: pause });
      report(error);
    }
  }

  return async (codes: readonly string[]): Promise<void> => {
    for (const code of failed.keys()) if (!codes.includes(code)) failed.delete(code);
    await inBatches(codes, mayTake, reopen);
  };
}

export interface DeadProcessTakeOverOptions {
  readonly store: Pick<RedisStore, "processes" | "codesOf" | "isAlive" | "forget">;
  readonly processId: string;
  /** The latest version of the stored games that this process reads. */
  readonly readsVersion: number;
  readonly takeOver: TakeOverGame;
  /** Whether this process takes games of others at this moment. */
  readonly mayTake: () => boolean;
  readonly report: (error: unknown) => void;
}

/** Returns a function that takes the games of all dead processes, once. The function rejects at the first failure; a later call goes on. */
export function createDeadProcessTakeOver(
  options: DeadProcessTakeOverOptions,
): () => Promise<void> {
  const { store, processId, readsVersion, takeOver, mayTake, report } = options;
  /** Dead processes whose remaining games are of a later version: only a newer process, or their return, can change that. */
  const unreadable = new Set<string>();

  async function takeAll(from: string, codes: readonly string[]): Promise<void> {
    // every living process takes games of the dead ones, each in a random order of its own
    await inBatches(copyListInRandomOrder(codes), mayTake, (code) => takeOver(code, from));
    if (!mayTake() || (await store.isAlive(from))) return;
    const left = await store.codesOf(from);
    if (left.length === 0) return;
    unreadable.add(from);
    report(
      new Error(
        `${String(left.length)} games of ${from} wait for a process that reads later versions than ${String(readsVersion)}`,
      ),
    );
  }

  return async () => {
    const all = await store.processes();
    // a Redis that stood still lost the signs of life of everybody: with its own sign gone, this process cannot tell who is dead
    if (!all.some((one) => one.processId === processId && one.alive)) return;
    for (const other of all) {
      if (other.alive) unreadable.delete(other.processId);
      if (other.alive || other.processId === processId || !mayTake()) continue;
      const codes = await store.codesOf(other.processId);
      if (codes.length === 0) {
        unreadable.delete(other.processId);
        await store.forget(other.processId);
      } else if (!unreadable.has(other.processId)) await takeAll(other.processId, codes);
    }
  };
}

/** A list in a random order, different in each process. Not for the rules of the game, whose chance must be replayable. */
export const copyListInRandomOrder = <T>(list: readonly T[]): readonly T[] =>
  list
    .map((value) => ({ value, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
