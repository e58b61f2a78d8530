/**
 * The heartbeat of a game process. The games of a process without sign of life are taken over by the others within three seconds. Each
 * beat also tells the process which games Redis gives it, and settles the differences with those that it plays. docs/decisions/0112.
 */
import type { FicheProcessus } from "#contracts/processus.ts";
import type { GameLeases } from "./leases.ts";
import type { RedisStore } from "./redis-store.ts";
import {
  createDeadProcessTakeOver,
  createOwnGamesReopener,
  type DeadProcessTakeOverOptions,
  type TakeOverGame,
} from "./takeover.ts";

/** Time between two signs of life, and how long each is believed. */
const BEAT_MS = 400;
export const HEARTBEAT_VALID_MS = 2_000;

/**
 * Which games a process takes at this moment: `all`; `own`, when it is being emptied: only its own games, which it could not hand over; or
 * `none`, when it stops: neither new games, nor games handed over or left by a dead process.
 */
export type GameIntake = "all" | "own" | "none";

export interface ProcessHeartbeatOptions {
  readonly store: Pick<RedisStore, "beat" | "declareDead"> & DeadProcessTakeOverOptions["store"];
  readonly leases: GameLeases;
  /** The id of this process, new at each start. */
  readonly processId: string;
  readonly fiche: () => Promise<FicheProcessus>;
  /** The latest version of the stored games that this process reads. */
  readonly readsVersion: number;
  readonly intake: () => GameIntake;
  readonly takeOver: TakeOverGame;
  /** Closes a room of this process, since another process plays its game. */
  readonly release: (code: string) => void;
  /** Called when the sign of life before this one had run out: an exclusion may have missed the games of this process meanwhile. */
  readonly onWakeUp: () => void;
  /** Called at each beat with what the process was asked to do; null: nothing. */
  readonly onOrder: (order: string | null) => void;
  readonly report: (error: unknown) => void;
  /** Time between two beats, in ms; shorter in tests. */
  readonly beatMs?: number;
  readonly believedMs?: number;
}

export interface ProcessHeartbeat {
  /** Starts the heartbeat. Resolves once a first sign of life was tried, even in vain. */
  start(): Promise<void>;
  /**
   * Resolves once the games that are being taken over are open: after that, a process whose intake is `none` takes no
   * more.
   */
  settle(): Promise<void>;
  /** Stops the heartbeat and ends the sign of life: the games of the process are taken over at once. */
  stop(): Promise<void>;
}

export function createProcessHeartbeat(options: ProcessHeartbeatOptions): ProcessHeartbeat {
  const { store, leases, processId, readsVersion, intake, takeOver, report } = options;
  const { beatMs = BEAT_MS, believedMs = HEARTBEAT_VALID_MS } = options;
  /**
   * Successful beats in a row before games of others are taken: after Redis was away, every process seems dead until it has beaten again.
   * Beats are counted, so the clock of this machine does not matter.
   */
  const beatsNeeded = Math.ceil(believedMs / beatMs) + 3;
  let beatsInARow = 0;
  let timer: NodeJS.Timeout | undefined;
  let lastBeat: Promise<void> = Promise.resolve();
  let taking: Promise<void> | null = null;
  let stopped = false;
  const mayInherit = () => !stopped && intake() === "all" && beatsInARow >= beatsNeeded;
  const inherit = createDeadProcessTakeOver({
    store,
    processId,
    readsVersion,
    takeOver,
    mayTake: mayInherit,
    report,
  });
  const mayReopen = () => !stopped && intake() !== "none";
  const reopen = createOwnGamesReopener({ processId, takeOver, mayTake: mayReopen, report });

  async function beat(): Promise<void> {
    const fiche = await options.fiche();
    const before = leases.all();
    const { expired, order, codes } = await store.beat(processId, fiche, believedMs);
    beatsInARow = expired ? 0 : beatsInARow + 1;
    const { toOpen, lost } = reconcile(codes, before, leases);
    for (const [code, lease] of lost) {
      leases.drop(code, lease);
      options.release(code);
    }
    options.onOrder(order);
    if (expired) options.onWakeUp();
    // taking games is not awaited: a thousand games take longer to open than one beat
    taking ??= take(toOpen)
      .catch(report)
      .finally(() => (taking = null));
  }

  async function take(ownCodes: readonly string[]): Promise<void> {
    await reopen(ownCodes);
    if (mayInherit()) await inherit();
  }

  async function tryToBeat(): Promise<void> {
    try {
      await beat();
    } catch (error) {
      beatsInARow = 0;
      report(error);
    }
    if (!stopped) timer = setTimeout(() => void start(), beatMs);
  }

  function start(): Promise<void> {
    lastBeat = tryToBeat();
    return lastBeat;
  }

  return {
    start,
    async settle() {
      await taking;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await lastBeat;
      await taking;
      await store.declareDead(processId).catch(report);
    },
  };
}

interface Reconciliation {
  /** Games of this process that are not open: the answer that gave them was lost, or they could not be opened. */
  readonly toOpen: readonly string[];
  /** Games that are open here and that another process has: this one gave no sign of life for too long. */
  readonly lost: readonly (readonly [code: string, lease: number])[];
}

/**
 * Compares the games that Redis gives this process with those that it plays. Games with work under way are left out: that work settles
 * them.
 *
 * @param codes games of this process, as Redis answered
 * @param before leases as they were when Redis was asked: the answer says nothing about later ones
 */
function reconcile(
  codes: readonly string[],
  before: ReadonlyMap<string, number>,
  leases: Pick<GameLeases, "of" | "isBusy">,
): Reconciliation {
  const own = new Set(codes);
  const isStillOwn = ([code, lease]: readonly [string, number]) =>
    own.has(code) || leases.of(code) !== lease || leases.isBusy(code);
  return {
    toOpen: codes.filter((code) => leases.of(code) === undefined && !leases.isBusy(code)),
    lost: [...before].filter((one) => !isStillOwn(one)),
  };
}

/** Whether the other processes still believe that this one is alive, as far as it knows itself. */
export interface OwnProcessLiveness {
  /** Records that a beat has succeeded. */
  record(): void;
  /**
   * Whether the last beat is still believed. Otherwise, as before the first beat, Redis would store nothing for this
   * process.
   */
  isBelieved(): boolean;
}

/**
 * @param believedMs how long a beat is believed
 * @param now a monotonic clock in ms
 */
export function createOwnProcessLiveness(
  believedMs: number,
  now = () => performance.now(),
): OwnProcessLiveness {
  let last = Number.NEGATIVE_INFINITY;
  return {
    record: () => void (last = now()),
    isBelieved: () => now() - last <= believedMs,
  };
}
