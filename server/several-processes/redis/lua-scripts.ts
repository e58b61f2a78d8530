/**
 * Lua scripts: Redis runs each as one step, so no other command falls between two of its lines. A `partie` hash has `a` (the process that
 * plays it), `bail` (the number of its lease) and `rang` (the rank of the last write under that lease). The `processus` hash lists every
 * process that may still have games: the others look there for games to take over. Rules of the leases: docs/decisions/0112.
 */
import type { Result } from "ioredis";

declare module "ioredis" {
  interface RedisCommander<Context> {
    tqReserve(
      partie: string,
      codesOfProcess: string,
      lastLease: string,
      processes: string,
      ...args: string[]
    ): Result<number, Context>;
    tqCountFailure(failures: string, ...args: number[]): Result<unknown, Context>;
    tqWrite(
      partie: string,
      soirees: string,
      codesOfProcess: string,
      ...args: (string | number)[]
    ): Result<number, Context>;
    tqTakeOver(
      partie: string,
      codesOfOld: string,
      codesOfNew: string,
      signOfLife: string,
      lastLease: string,
      processes: string,
      ...args: (string | number)[]
    ): Result<number, Context>;
    tqForget(
      processes: string,
      codesOfProcess: string,
      signOfLife: string,
      processId: string,
    ): Result<number, Context>;
    tqAskToHandOver(keyCount: number, ...args: string[]): Result<number, Context>;
  }
}

/**
 * Reserves a code that no game has. KEYS: partie, codes of the process, last lease, processus. ARGV: code, process id. Returns the lease,
 * or 0 when the code is taken.
 */
const RESERVE = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
local bail = redis.call('INCR', KEYS[3])
redis.call('HSET', KEYS[1], 'a', ARGV[2], 'bail', bail)
redis.call('SADD', KEYS[2], ARGV[1])
redis.call('HSETNX', KEYS[4], ARGV[2], '?')
return bail`;

/**
 * Stores what changed of a game and the soirées that ended in it, then deletes the game when it is over. Both the lease and the process id
 * must match, since a Redis that lost its last second may give the same lease twice. A write sent on an abandoned connection may arrive
 * after later writes: the rank lets the script drop it. KEYS: partie, soirees, codes of the process. ARGV: lease, process id, rank of this
 * write, code, '1' to delete the game, number of fields, field and value…, id and text of a soirée… Returns 1 when this write or a later
 * one is stored, 0 when another process has the game.
 */
const WRITE = `
local tenue = redis.call('HMGET', KEYS[1], 'bail', 'a', 'rang')
if tenue[1] ~= ARGV[1] or tenue[2] ~= ARGV[2] then return 0 end
if tenue[3] and tonumber(tenue[3]) >= tonumber(ARGV[3]) then return 1 end
redis.call('HSET', KEYS[1], 'rang', ARGV[3])
local fin = 6 + 2 * tonumber(ARGV[6])
for i = 7, fin, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
for i = fin + 1, #ARGV, 2 do redis.call('HSETNX', KEYS[2], ARGV[i], ARGV[i + 1]) end
if ARGV[5] == '1' then
  redis.call('DEL', KEYS[1])
  redis.call('SREM', KEYS[3], ARGV[4])
end
return 1`;

/**
 * Takes a game over from a dead process, from a process that agreed (it gave its lease), or from the calling process itself, which has the
 * game without playing it. A game stored in a later version than the caller reads stays where it is. KEYS: partie, codes of the old and of
 * the new process, sign of life of the old one, last lease, processus. ARGV: code, old process, new process, lease of the old one or '',
 * version that the new one reads. Returns the new lease, or 0.
 */
const TAKE_OVER = `
if redis.call('HGET', KEYS[1], 'a') ~= ARGV[2] then
  if ARGV[4] == '' then redis.call('SREM', KEYS[2], ARGV[1]) end
  return 0
end
if ARGV[4] ~= '' then
  if redis.call('HGET', KEYS[1], 'bail') ~= ARGV[4] then return 0 end
elseif ARGV[2] ~= ARGV[3] and redis.call('EXISTS', KEYS[4]) == 1 then return 0 end
local version = redis.call('HGET', KEYS[1], 'version')
if version and tonumber(version) > tonumber(ARGV[5]) then return 0 end
local bail = redis.call('INCR', KEYS[5])
redis.call('HSET', KEYS[1], 'a', ARGV[3], 'bail', bail)
redis.call('HDEL', KEYS[1], 'rang')
redis.call('SREM', KEYS[2], ARGV[1])
redis.call('SADD', KEYS[3], ARGV[1])
redis.call('HSETNX', KEYS[6], ARGV[3], ARGV[5])
return bail`;

/** Forgets a process without games and without sign of life. KEYS: processus, codes of the process, its sign of life. ARGV: process id. */
const FORGET = `
if redis.call('EXISTS', KEYS[2], KEYS[3]) > 0 then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])`;

/**
 * Asks a process to hand its games over, unless all the others were asked the same: at least one goes on playing. KEYS: the order given to
 * the process, then the orders given to the others. ARGV: the order. Returns 1 when the order was given, else 0.
 */
const ASK_TO_HAND_OVER = `
for i = 2, #KEYS do
  if redis.call('GET', KEYS[i]) ~= ARGV[1] then
    redis.call('SET', KEYS[1], ARGV[1])
    return 1
  end
end
return 0`;

/**
 * Counts a failure. Each full allowance of failures adds a minute to the time they count: many processes asked at once would otherwise let
 * in that many times the allowance. KEYS: failures. ARGV: a minute in ms, allowed failures. Returns the number of failures and for how many
 * ms they count.
 */
const COUNT_FAILURE = `
local total = redis.call('INCR', KEYS[1])
if (total - 1) % tonumber(ARGV[2]) == 0 then
  redis.call('PEXPIRE', KEYS[1], math.max(redis.call('PTTL', KEYS[1]), 0) + tonumber(ARGV[1]))
end
return { total, redis.call('PTTL', KEYS[1]) }`;

/** Option `scripts` of ioredis: each becomes a method of the client. */
export const REDIS_LUA_SCRIPTS = {
  tqCountFailure: { lua: COUNT_FAILURE, numberOfKeys: 1 },
  tqReserve: { lua: RESERVE, numberOfKeys: 4 },
  tqWrite: { lua: WRITE, numberOfKeys: 3 },
  tqTakeOver: { lua: TAKE_OVER, numberOfKeys: 6 },
  tqForget: { lua: FORGET, numberOfKeys: 3 },
  tqAskToHandOver: { lua: ASK_TO_HAND_OVER },
};
