/**
 * The state that the processes share in Redis: the games with the process that plays each, finished soirées on their way
 * to the histories, signs of life, settings. Every look-up is by id, so no operation gets slower with the number of games.
 * docs/decisions/0112.
 */
import { createHmac } from "node:crypto";
import { type ChainableCommander, Redis } from "ioredis";
import type { Logger } from "pino";
import { z } from "zod";
import type { ApiRateLimits } from "#api/plugins/rate-limits.ts";
import type { CountSharedWrongCode } from "#api/services/room-code-throttle.ts";
import { createLogLineThrottle } from "#api/services/throttle.ts";
import { describeLibraryReportForLog } from "#api/services/log.ts";
import { type ServerConfig, requireServerSetting } from "#config";
import {
  CONSIGNE_VIDER_PROCESSUS,
  type FicheProcessus,
  ficheProcessus,
  type ReglagesPartagesEntreProcessus,
  reglagesPartagesEntreProcessus,
} from "#contracts/processus.ts";
import type {
  PartieAEcrire,
  PartieStockee,
  PartieFinieAEcrire,
} from "#db/repositories/parties-repository.ts";
import { REDIS_LUA_SCRIPTS } from "./lua-scripts.ts";

const KEY = {
  partie: (code: string) => `tq:partie:${code}`,
  codesOf: (processId: string) => `tq:chez:${processId}`,
  signOfLife: (processId: string) => `tq:vie:${processId}`,
  failures: (print: string) => `tq:echecs:${print}`,
  order: (name: string) => `tq:consigne:${name}`,
  processes: "tq:processus",
  /** The last lease that was given. */
  lastLease: "tq:baux",
  soirees: "tq:soirees",
  settings: "tq:reglages",
} as const;
/** Prefix of the fields that hold the parts of a game stored apart. */
const PART = "m:";

/** Time for which wrong room codes of an address count, in ms, for each full allowance of them. */
const FAILURES_MS = 60_000;
/** Time after which a silent Redis is given up, in ms: the pending commands fail, and another connection is opened. */
const ANSWER_MAX_MS = 5_000;
const RECONNECT_MAX_MS = 250;

/** The process that plays a game, and its lease: the number that each of the process's writes shows. */
export interface GameLeaseHolder {
  readonly processId: string;
  readonly lease: number;
}

/** Changes of one game that a process writes. */
export interface StoredGameWrite {
  readonly code: string;
  readonly lease: number;
  /** State of the game to store; null: it is unchanged. */
  readonly partie: PartieAEcrire | null;
  readonly soirees: readonly PartieFinieAEcrire[];
  /** Whether the game is over: only its soirées are kept. */
  readonly deleted: boolean;
}

/** A finished game that waits for the histories, as it was stored. */
export interface PartieFinieInOutbox {
  readonly _id: string;
  readonly texte: string;
}

const storedGame = z.object({
  version: z.coerce.number(),
  partie: z.string(),
  instant: z.coerce.number(),
  date: z.string(),
});
/** Version of the stored games, as Redis has it for a process; one that started before versions were stored has its name there. */
const storedVersion = z.coerce.number().int();
const storedHolder = z.object({ a: z.string(), bail: z.coerce.number() });

/** A process that gave signs of life, and was not forgotten since. */
export interface KnownProcessRecord {
  readonly processId: string;
  /** Whether the process's last sign of life is still believed. */
  readonly alive: boolean;
  /**
   * Description that the process gave with its last sign of life; null when the process is dead, or of a version with
   * another form.
   */
  readonly fiche: FicheProcessus | null;
  /** Version of the stored games that the process writes, dead or alive; null when it never said. */
  readonly versionPartie: number | null;
}

/** Answer of Redis to a sign of life. */
const heartbeatReply = z.object({
  /** Whether the process's last sign of life had run out: other processes may have taken its games. */
  expired: z.boolean(),
  /** Order given to the process; null: none. */
  order: z.string().nullable(),
  /** Codes of the games that Redis says are this process's. */
  codes: z.array(z.string()),
});
export type ProcessHeartbeatReply = z.infer<typeof heartbeatReply>;

/** Request to Redis by which the process `to` takes a game over from the process `from`, which may be dead. */
export interface GameTakeOverRequest {
  readonly code: string;
  readonly from: string;
  readonly to: string;
  /** Latest version of the stored games that the process `to` reads; a game stored in a later one stays where it is. */
  readonly readsVersion: number;
  /** Lease of a living process that agrees; without it, only games of dead processes are taken. */
  readonly agreedLease?: number;
}

export type RedisStore = ReturnType<typeof createRedisStore>;

/**
 * @param report hears of each failure of the connection, for the log
 * @param silenceMaxMs how long an answer may take, in ms; shorter in tests
 */
export function createRedisStore(
  url: string,
  report: (error: Error) => void,
  silenceMaxMs = ANSWER_MAX_MS,
) {
  const redis = new Redis(url, {
    // a command that cannot be sent fails at once: each caller knows whether it may wait
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: silenceMaxMs,
    socketTimeout: silenceMaxMs,
    retryStrategy: (attempts) => Math.min(50 * attempts, RECONNECT_MAX_MS),
    lazyConnect: true,
    scripts: REDIS_LUA_SCRIPTS,
  });
  redis.on("error", report);
  // cancels the timeout of a closed connection: ioredis keeps it, and it would close the next connection too
  redis.on("close", () => {
    clearTimeout(redis["socketTimeoutTimer"]);
    redis["socketTimeoutTimer"] = undefined;
  });

  /** Rank of the last write that was sent; an abandoned write may still arrive after later ones. */
  let lastRank = 0;

  /** Results of a pipeline; throws its first failure. */
  async function results(pipeline: ChainableCommander): Promise<unknown[]> {
    const rows = (await pipeline.exec()) ?? [];
    return rows.map(([error, value]) => {
      if (error !== null) throw error;
      return value;
    });
  }

  /** Description in a sign of life; null when it has another form, or is broken. */
  function readFiche(processId: string, sign: string): FicheProcessus | null {
    try {
      return ficheProcessus.safeParse(JSON.parse(sign)).data ?? null;
    } catch {
      report(new Error(`${KEY.signOfLife(processId)} is not JSON: ignored`));
      return null;
    }
  }

  return {
    /** Resolves once the connection is open; rejects when nobody answers. */
    open: () => redis.connect(),
    close: () => redis.disconnect(),
    /** Whether the connection to Redis is open. */
    isOpen: () => redis.status === "ready",
    /** `listen` is called each time the connection is open again. */
    onReconnect: (listen: () => void) => void redis.on("ready", listen),

    /** Reserves a code that no game has: the lease, or null when the code is taken. */
    async reserve(code: string, processId: string): Promise<number | null> {
      const lease = await redis.tqReserve(
        KEY.partie(code),
        KEY.codesOf(processId),
        KEY.lastLease,
        KEY.processes,
        code,
        processId,
      );
      return lease === 0 ? null : lease;
    },

    /** Resolves once all writes are on disk (`appendfsync always`), with the codes of games that another process plays by now. */
    async write(processId: string, writes: readonly StoredGameWrite[]): Promise<readonly string[]> {
      const date = new Date().toISOString();
      const pipeline = redis.pipeline();
      lastRank++;
      for (const { code, lease, partie, soirees, deleted } of writes) {
        const fields = partie === null ? [] : fieldsOf(partie, date);
        pipeline.tqWrite(
          KEY.partie(code),
          KEY.soirees,
          KEY.codesOf(processId),
          lease,
          processId,
          lastRank,
          code,
          deleted ? "1" : "",
          fields.length,
          ...fields.flat(),
          ...soirees.flatMap(({ _id, texte }) => [_id, texte]),
        );
      }
      const written = await results(pipeline);
      return writes.filter((_, index) => written[index] === 0).map(({ code }) => code);
    },

    /** A game as it was stored; null when the code is unknown, or only reserved. */
    async read(code: string): Promise<PartieStockee | null> {
      const fields = await redis.hgetall(KEY.partie(code));
      const game = storedGame.safeParse(fields);
      if (!game.success) return null;
      const morceaux = Object.entries(fields)
        .filter(([nom]) => nom.startsWith(PART))
        .map(([nom, texte]) => ({ nom: nom.slice(PART.length), texte }));
      return { code, ...game.data, morceaux };
    },

    /** The process that plays the game `code`; null when there is no such game. */
    async holder(code: string): Promise<GameLeaseHolder | null> {
      const [a, bail] = await redis.hmget(KEY.partie(code), "a", "bail");
      const stored = storedHolder.safeParse({ a, bail });
      return stored.success ? { processId: stored.data.a, lease: stored.data.bail } : null;
    },

    /** Codes of the games of a process, in no order. */
    codesOf: (processId: string): Promise<string[]> => redis.smembers(KEY.codesOf(processId)),

    /** Takes a game over: the new lease, or null when the game may not be taken, or not be read. */
    async takeOver(request: GameTakeOverRequest): Promise<number | null> {
      const { code, from, to, readsVersion, agreedLease } = request;
      const lease = await redis.tqTakeOver(
        KEY.partie(code),
        KEY.codesOf(from),
        KEY.codesOf(to),
        KEY.signOfLife(from),
        KEY.lastLease,
        KEY.processes,
        code,
        from,
        to,
        agreedLease ?? "",
        readsVersion,
      );
      return lease === 0 ? null : lease;
    },

    /** Gives a sign of life that is believed for `durationMs`: no other process takes games of this one before it has run out. */
    async beat(
      processId: string,
      fiche: FicheProcessus,
      durationMs: number,
    ): Promise<ProcessHeartbeatReply> {
      const [, previous, order, codes] = await results(
        redis
          .pipeline()
          .hset(KEY.processes, processId, fiche.versionPartie)
          .set(KEY.signOfLife(processId), JSON.stringify(fiche), "PX", durationMs, "GET")
          .get(KEY.order(fiche.nom))
          .smembers(KEY.codesOf(processId)),
      );
      return heartbeatReply.parse({ expired: previous === null, order, codes });
    },

    async processes(): Promise<KnownProcessRecord[]> {
      const known = Object.entries(await redis.hgetall(KEY.processes));
      if (known.length === 0) return [];
      const signs = await redis.mget(known.map(([processId]) => KEY.signOfLife(processId)));
      return known.map(([processId, version], index) => {
        const sign = signs[index] ?? null;
        return {
          processId,
          alive: sign !== null,
          fiche: sign === null ? null : readFiche(processId, sign),
          versionPartie: storedVersion.safeParse(version).data ?? null,
        };
      });
    },

    /** Whether the last sign of life of that process is still believed. */
    isAlive: async (processId: string): Promise<boolean> =>
      (await redis.exists(KEY.signOfLife(processId))) === 1,

    /** Forgets a process that will not come back; does nothing while it is alive or has a game left. */
    async forget(processId: string): Promise<void> {
      await redis.tqForget(
        KEY.processes,
        KEY.codesOf(processId),
        KEY.signOfLife(processId),
        processId,
      );
    },
    /** Ends the sign of life of a process that stops: the others need not wait until it runs out. */
    async declareDead(processId: string): Promise<void> {
      await redis.del(KEY.signOfLife(processId));
    },

    /** Asks the process `name` to hand its games over; false, and nothing is asked, when all `others` were asked the same. */
    async askToHandOver(name: string, others: readonly string[]): Promise<boolean> {
      const keys = [name, ...others].map((one) => KEY.order(one));
      return (await redis.tqAskToHandOver(keys.length, ...keys, CONSIGNE_VIDER_PROCESSUS)) === 1;
    },
    /** Takes the order to hand over back. */
    async askToPlay(name: string): Promise<void> {
      await redis.del(KEY.order(name));
    },

    /**
     * Finished games that wait for the histories, about `batch` at a time. A soirée that is added or removed meanwhile may be missing, and
     * any may come twice.
     */
    async *waitingSoirees(batch: number): AsyncGenerator<readonly PartieFinieInOutbox[]> {
      let cursor = "0";
      do {
        const [next, flat] = await redis.hscan(KEY.soirees, cursor, "COUNT", batch);
        const soirees: PartieFinieInOutbox[] = [];
        for (let i = 0; i + 1 < flat.length; i += 2)
          soirees.push({ _id: flat[i] ?? "", texte: flat[i + 1] ?? "" });
        yield soirees;
        cursor = next;
      } while (cursor !== "0");
    },
    async removeSoirees(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await redis.hdel(KEY.soirees, ...ids);
    },

    /**
     * Counts a wrong room code of the address with the hash `print`. Returns how many there are, and for how many ms they
     * still count.
     */
    async countFailure(print: string, allowedPerMinute: number) {
      const counted = await redis.tqCountFailure(
        KEY.failures(print),
        FAILURES_MS,
        allowedPerMinute,
      );
      const [total, resteMs] = z.tuple([z.number(), z.number()]).parse(counted);
      return { total, resteMs };
    },

    async publishSettings(settings: ReglagesPartagesEntreProcessus): Promise<void> {
      await redis.set(KEY.settings, JSON.stringify(settings));
    },
    /** Settings that the API process has published; null until it has started once. */
    async settings(): Promise<ReglagesPartagesEntreProcessus | null> {
      const stored = await redis.get(KEY.settings);
      return stored === null ? null : reglagesPartagesEntreProcessus.parse(JSON.parse(stored));
    },
  };
}

const fieldsOf = (
  { version, partie, instant, morceaux }: PartieAEcrire,
  date: string,
): readonly (readonly [field: string, value: string | number])[] => [
  ["version", version],
  ["partie", partie],
  ["instant", instant],
  ["date", date],
  ...morceaux.map(({ nom, texte }) => [PART + nom, texte] as const),
];

/** Redis does not answer at `REDIS_URL`. */
export class RedisUnavailableError extends Error {
  override readonly name = "RedisUnavailableError";
}

/** Opens the store of `REDIS_URL`; the log says when Redis goes and comes back. Rejects with `RedisUnavailableError`. */
export async function openRedisStore(config: ServerConfig, log: Logger): Promise<RedisStore> {
  let reported = false;
  const report = createLogLineThrottle((dit, tus) => {
    reported = true;
    log.error({ dit: describeLibraryReportForLog(dit), tus }, "redis");
  });
  const store = createRedisStore(requireServerSetting(config, "REDIS_URL"), report);
  try {
    await store.open();
  } catch (cause) {
    store.close();
    throw new RedisUnavailableError(
      "Redis ne répond pas à l’adresse de REDIS_URL : démarrez-le, ou corrigez-la.",
      { cause },
    );
  }
  // the return is logged only after a logged failure, so that a flapping connection cannot flood the log
  store.onReconnect(() => {
    if (reported) log.info("redis is back");
    reported = false;
  });
  return store;
}

/**
 * Counts wrong codes of an address over all game processes. Redis writes to disk, so it gets a keyed hash of the address instead of the
 * address.
 */
export const createSharedWrongCodeCounter =
  (
    store: Pick<RedisStore, "countFailure">,
    serviceKey: string,
    { codesParMinute }: Pick<ApiRateLimits, "codesParMinute">,
  ): CountSharedWrongCode =>
  (address) =>
    store.countFailure(
      createHmac("sha256", serviceKey).update(address).digest("base64url"),
      codesParMinute,
    );
