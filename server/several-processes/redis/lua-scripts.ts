/**
 * What Redis does in one piece: nothing else happens between two lines of a script. Hashes: `partie` has `a` (who plays it), `bail`
 * (their fencing number) and `rang` (of the last write under it), `processus` who is known. Whoever has a game is known, and is only forgotten with neither game nor sign of life:
 * there is always somebody whose games are looked for.
 */

/**
 * Takes a code that nobody has. KEYS: partie, rooms of whoever takes it, last fencing number, processus. ARGV: code, who. Answers the
 * number, or 0.
 */
export const RESERVE = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
local bail = redis.call('INCR', KEYS[3])
redis.call('HSET', KEYS[1], 'a', ARGV[2], 'bail', bail)
redis.call('SADD', KEYS[2], ARGV[1])
redis.call('HSETNX', KEYS[4], ARGV[2], '?')
return bail`;

/**
 * Stores what changed of a game and the evenings that ended in it, then forgets it when it is over, if it is still played by whoever says
 * so: by their name too, since a Redis that lost its last second may draw a number twice. What comes after a later write of theirs was on
 * a line that they gave up: nothing of it is stored. KEYS: partie, soirees, rooms of whoever plays it. ARGV: fencing number, who, rank of
 * this write among theirs, code, '1' to forget it, how many fields, field and value…, id and text of an evening… Answers 1: this is stored,
 * or something later; or 0: somebody else plays it.
 */
export const WRITE = `
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
 * Takes a game over: from somebody who gives no sign of life, or who has agreed (their fencing number says so), or from oneself, who has
 * it and does not play it. One that was stored by a later version than the new one reads stays where it is. KEYS: partie, rooms of the
 * old and of the new one, sign of life of the old one, last fencing number, processus. ARGV: code, old, new, the old one's number or '',
 * version that the new one reads. Answers the new number, or 0.
 */
export const TAKE_OVER = `
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

/** Forgets a process that has neither game nor sign of life. KEYS: processus, its rooms, its sign of life. ARGV: who. */
export const FORGET = `
if redis.call('EXISTS', KEYS[2], KEYS[3]) > 0 then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])`;

/**
 * Asks a process to give its games away, unless all the others were asked the same: somebody goes on playing. KEYS: what is asked of it, of
 * each of the others. ARGV: what to ask. Answers 1, or 0.
 */
export const ASK_TO_HAND_OVER = `
for i = 2, #KEYS do
  if redis.call('GET', KEYS[i]) ~= ARGV[1] then
    redis.call('SET', KEYS[1], ARGV[1])
    return 1
  end
end
return 0`;

/**
 * Counts a failure. Whoever makes more of them in a minute than are allowed pays with another minute for each go: many doors, each asked at
 * once before it has heard of the others, would let that many times as many in. KEYS: failures. ARGV: a minute in ms, how many are allowed.
 * Answers how many there are, and for how many ms.
 */
export const COUNT_FAILURE = `
local total = redis.call('INCR', KEYS[1])
if (total - 1) % tonumber(ARGV[2]) == 0 then
  redis.call('PEXPIRE', KEYS[1], math.max(redis.call('PTTL', KEYS[1]), 0) + tonumber(ARGV[1]))
end
return { total, redis.call('PTTL', KEYS[1]) }`;
