/** The plan of a handover: which processes take the games of one that stops or is emptied, and how fast. Pure. docs/decisions/0128. */
import type { FicheProcessus } from "#contracts/processus.ts";

/**
 * The processes that can read the games stored by a process of the given version: only the newest of them, since games
 * given to an older one would have to move again when it is replaced. `version` null: the version is unknown, and each may
 * try.
 */
export function findHandoverTargets(
  others: readonly FicheProcessus[],
  version: number | null,
): readonly FicheProcessus[] {
  const able = others.filter(
    ({ seVide, enregistrees, manque, versionPartie }) =>
      !seVide && enregistrees && manque === null && versionPartie >= (version ?? 0),
  );
  const newest = Math.max(...able.map(({ versionPartie }) => versionPartie));
  return able.filter(({ versionPartie }) => versionPartie === newest);
}

/** Shares games out among processes. */
export interface HandoverTargetQueue {
  /** The process that has the fewest games, counting the games already given to it; undefined when none is left. */
  next(): FicheProcessus | undefined;
  /** Gives no more games to the process `target`. */
  remove(target: FicheProcessus): void;
  readonly isEmpty: () => boolean;
}

export function createHandoverTargetQueue(targets: readonly FicheProcessus[]): HandoverTargetQueue {
  const loads = new Map(targets.map((target) => [target, target.parties]));
  return {
    next() {
      const [first, ...others] = loads;
      if (first === undefined) return undefined;
      const [target, parties] = others.reduce((a, b) => (b[1] < a[1] ? b : a), first);
      loads.set(target, parties + 1);
      return target;
    },
    remove: (target) => void loads.delete(target),
    isEmpty: () => loads.size === 0,
  };
}

/** Number of games that move at the same time when there is no time to lose. */
const PARALLEL_MAX = 8;
/** Time after which all games have moved if possible, in ms, well before a stopping process is killed (`SERVER_STOP_MAX_MS_BY_ROLE`). */
const LEAVE_MS = 20_000;

export interface HandoverRate {
  readonly parallel: number;
  /** Pause in ms before the next games move: the players of the last ones come back meanwhile. */
  readonly pauseMs: number;
}

/**
 * How many games move next, and after which pause: slowly enough that players notice no more than a blink, fast enough that all are gone
 * in time.
 *
 * @param progress games left, games moved, how long their moves took without pauses, and the time since the start, in ms
 */
export function computeHandoverRate(progress: {
  readonly left: number;
  readonly moved: number;
  readonly movingMs: number;
  readonly elapsedMs: number;
}): HandoverRate {
  const { left, moved, movingMs, elapsedMs } = progress;
  const eachMs = moved === 0 ? 0 : movingMs / moved;
  // a game stands still while those beside it move too, so moving one by one is the shorter wait for everybody
  const oneByOne = elapsedMs + left * eachMs * 2 <= LEAVE_MS;
  return oneByOne ? { parallel: 1, pauseMs: eachMs } : { parallel: PARALLEL_MAX, pauseMs: 0 };
}
