/**
 * Games that change processes: all games of this one when it stops or is emptied, and single games that another process hands over.
 * docs/decisions/0128.
 */
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { reponseRemettrePartieAProcessus } from "#contracts/internal-calls.ts";
import { composerCheminProcessus, type FicheProcessus } from "#contracts/processus.ts";
import type { GameService } from "#server/game-service.ts";
import { createServerRestartingError } from "#server/local-rooms.ts";
import {
  createHandoverTargetQueue,
  computeHandoverRate,
  findHandoverTargets,
  type HandoverTargetQueue,
} from "./handover-plan.ts";
import { type CallOtherProcess, InternalCallRefusedError } from "./internal-calls/calls.ts";
import { createProcessReachabilityCheck } from "./known-processes.ts";
import type { ProcessHeartbeat, GameIntake } from "./redis/heartbeat.ts";
import type { GameLeases } from "./redis/leases.ts";
import type { RedisStore } from "./redis/redis-store.ts";
import type { TakeOverGame } from "./redis/takeover.ts";

/** Longest wait for the last command of a game to be stored, in ms: after that Redis is away, and the game stays. */
const STORE_MAX_MS = 1_500;
/** Pause after a failed handover, in ms: it cut players off for nothing, so the next heartbeats try none. */
const PAUSE_AFTER_FAILURE_MS = 5_000;
/** HTTP status of a process that was offered a game which is not this process's to give. */
const NOT_THE_OWNER = 409;

export interface GamesHandoverOptions {
  readonly store: Pick<RedisStore, "processes">;
  readonly leases: GameLeases;
  readonly takeOver: TakeOverGame;
  readonly admission: Pick<GameAdmission, "admit">;
  readonly jeu: Pick<GameService, "codes" | "freeze" | "release">;
  /** Version of the games that this process stores. */
  readonly version: number;
  readonly processId: string;
  /** The path of this process in addresses. */
  readonly chemin: string;
  readonly call: CallOtherProcess;
  readonly report: (error: unknown) => void;
}

export interface GamesHandover {
  /**
   * Takes a game that the process `from` hands over. False: the game was not theirs to give, or cannot be read here. Throws 503 when this
   * process takes no games.
   */
  accept(offer: { code: string; from: string; lease: number }): Promise<boolean>;
  /** Closes the room of a game that another process plays; its screens ask at the door where it is. */
  release(code: string): Promise<void>;
  /**
   * Hands every game over, as far as another process reads it and answers: the others are played on here, and their players notice nothing.
   * One handover at a time. `urgent`: also the games opened since the last one began, and without the pause after a failure.
   */
  handOverAll(urgent?: boolean): Promise<void>;
  /** Whether the last handover found processes that could take the games, and none of them answered. */
  readonly nobodyAnswered: () => boolean;
}

export function createGamesHandover(options: GamesHandoverOptions): GamesHandover {
  const { store, leases, takeOver, admission, jeu, version, processId, chemin, call, report } =
    options;
  const reachable = createProcessReachabilityCheck(call, report);
  let running: Promise<void> | null = null;
  let nobodyAnswered = false;
  /** Whether the lack of a process to give games to was reported: each heartbeat meets it, and it is reported once. */
  let noTargetReported = false;
  let notBefore = Number.NEGATIVE_INFINITY;

  /**
   * Offers a game to one process after the other: the path of the one that took it, or null when none did or none is known to have. A
   * process that fails may be frozen and is offered nothing more; if it takes the game later, its lease comes too late.
   */
  async function offer(
    code: string,
    lease: number,
    targets: HandoverTargetQueue,
  ): Promise<string | null> {
    for (let target = targets.next(); target !== undefined; target = targets.next())
      try {
        const remise = { code, de: processId, bail: lease };
        const { processus } = await call(
          target.adresse,
          "remise",
          reponseRemettrePartieAProcessus,
          remise,
        );
        return composerCheminProcessus(processus);
      } catch (error) {
        report(error);
        notBefore = performance.now() + PAUSE_AFTER_FAILURE_MS;
        if (error instanceof InternalCallRefusedError && error.status === NOT_THE_OWNER)
          return null;
        targets.remove(target);
      }
    return null;
  }

  /** Freezes a game until another process has it. A game that nobody took is found and opened again by the next heartbeat of this process. */
  async function handOver(code: string, targets: HandoverTargetQueue): Promise<void> {
    const lease = leases.of(code);
    if (lease === undefined || targets.isEmpty() || !(await jeu.freeze(code, STORE_MAX_MS))) return;
    const newPath = await offer(code, lease, targets);
    leases.drop(code, lease);
    await jeu.release(code, newPath ?? chemin);
  }

  async function otherProcesses(): Promise<readonly FicheProcessus[]> {
    const all = await store.processes();
    return all.flatMap((other) =>
      other.processId === processId || other.fiche === null ? [] : [other.fiche],
    );
  }

  function reportNoTarget(parties: number): void {
    if (noTargetReported) return;
    noTargetReported = true;
    report(
      new Error(
        `${String(parties)} games stay: no other process plays that reads their version, ${String(version)}`,
      ),
    );
  }

  async function findTargetsAndHandOver(): Promise<void> {
    const codes = await jeu.codes();
    if (codes.length === 0) return;
    const able = findHandoverTargets(await otherProcesses(), version);
    const targets = await reachable(able);
    nobodyAnswered = able.length > 0 && targets.length === 0;
    if (able.length === 0) return reportNoTarget(codes.length);
    noTargetReported = false;
    await handOverEach(codes, createHandoverTargetQueue(targets));
  }

  async function handOverEach(
    codes: readonly string[],
    targets: HandoverTargetQueue,
  ): Promise<void> {
    const start = performance.now();
    let movingMs = 0;
    let moved = 0;
    while (moved < codes.length) {
      const elapsedMs = performance.now() - start;
      const left = codes.length - moved;
      const { parallel, pauseMs } = computeHandoverRate({ left, moved, movingMs, elapsedMs });
      await sleep(pauseMs);
      const departure = performance.now();
      const batch = codes.slice(moved, moved + parallel);
      await Promise.all(
        batch.map((code) => leases.exclusively(code, () => handOver(code, targets)).catch(report)),
      );
      movingMs += performance.now() - departure;
      moved += batch.length;
    }
  }

  return {
    accept: ({ code, from, lease }) => admission.admit(() => takeOver(code, from, lease)),
    release: (code) =>
      leases.exclusively(code, async () => {
        // the game may have come back to this process while other work on it was under way
        if (leases.of(code) === undefined) await jeu.release(code, "");
      }),
    async handOverAll(urgent = false) {
      // an urgent handover begins after the one under way, which has neither the games opened since nor the targets that it removed
      if (urgent) await running;
      else if (performance.now() < notBefore) return;
      running ??= findTargetsAndHandOver()
        .catch(report)
        .finally(() => (running = null));
      await running;
    },
    nobodyAnswered: () => nobodyAnswered,
  };
}

/** Admission of games to a process, new ones and those handed over; a process that stops waits for the admitted ones. */
export interface GameAdmission {
  /**
   * Runs `work`, which opens a game. Throws 503 unless the process takes all games: one that is being emptied would have
   * to move them again.
   */
  admit<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves once every admitted game is open or has failed to open. */
  drained(): Promise<void>;
}

export function createGameAdmission(intake: () => GameIntake): GameAdmission {
  const running = new Set<Promise<unknown>>();
  return {
    async admit(work) {
      if (intake() !== "all") throw createServerRestartingError();
      const admitted = work();
      running.add(admitted);
      try {
        return await admitted;
      } finally {
        running.delete(admitted);
      }
    },
    async drained() {
      await Promise.allSettled(running);
    },
  };
}

export interface GameProcessShutdownParts {
  readonly handover: Pick<GamesHandover, "handOverAll">;
  readonly admission: Pick<GameAdmission, "drained">;
  readonly heartbeat: Pick<ProcessHeartbeat, "settle" | "stop">;
}

/**
 * Stops a process whose intake is `none`: its games go to the others. The heartbeat goes on until nothing is left that another process can
 * take.
 */
export async function shutDownGameProcess({
  handover,
  admission,
  heartbeat,
}: GameProcessShutdownParts): Promise<void> {
  await handover.handOverAll(true);
  // games that were being opened when the first list was made are handed over now
  await Promise.all([admission.drained(), heartbeat.settle()]);
  await handover.handOverAll(true);
  await heartbeat.stop();
}
