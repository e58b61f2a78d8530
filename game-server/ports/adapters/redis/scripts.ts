/** What Redis does in one piece: nothing else happens between two lines of a script. Hashes: `partie` has `a` (who plays it) and `bail` (their fencing number). */

/** Takes a code that nobody has. KEYS: partie, rooms of whoever takes it, last fencing number. ARGV: code, who. Answers the number, or 0. */
export const RESERVER = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
local bail = redis.call('INCR', KEYS[3])
redis.call('HSET', KEYS[1], 'a', ARGV[2], 'bail', bail)
redis.call('SADD', KEYS[2], ARGV[1])
return bail`;

/**
 * Stores what changed of a game and the evenings that ended in it, then forgets it when it is over, if it is still played by whoever says
 * so. KEYS: partie, soirees, rooms of whoever plays it. ARGV: fencing number, code, '1' to forget it, how many fields, field and value…, id
 * and text of an evening… Answers 1, or 0: somebody else plays it.
 */
export const ECRIRE = `
if redis.call('HGET', KEYS[1], 'bail') ~= ARGV[1] then return 0 end
local fin = 4 + 2 * tonumber(ARGV[4])
for i = 5, fin, 2 do redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
for i = fin + 1, #ARGV, 2 do redis.call('HSETNX', KEYS[2], ARGV[i], ARGV[i + 1]) end
if ARGV[3] == '1' then
  redis.call('DEL', KEYS[1])
  redis.call('SREM', KEYS[3], ARGV[2])
end
return 1`;

/**
 * Takes a game over: from somebody who gives no sign of life, or who has agreed (their fencing number says so). KEYS: partie, rooms of the
 * old and of the new one, sign of life of the old one, last fencing number. ARGV: code, old, new, the old one's number or ''. Answers the
 * new number, or 0.
 */
export const PRENDRE = `
if redis.call('HGET', KEYS[1], 'a') ~= ARGV[2] then
  if ARGV[4] == '' then redis.call('SREM', KEYS[2], ARGV[1]) end
  return 0
end
if ARGV[4] == '' then
  if redis.call('EXISTS', KEYS[4]) == 1 then return 0 end
elseif redis.call('HGET', KEYS[1], 'bail') ~= ARGV[4] then return 0 end
local bail = redis.call('INCR', KEYS[5])
redis.call('HSET', KEYS[1], 'a', ARGV[3], 'bail', bail)
redis.call('SREM', KEYS[2], ARGV[1])
redis.call('SADD', KEYS[3], ARGV[1])
return bail`;
