-- Puts a record in place of what is there, and tells all nodes.
--
-- KEYS: 1  records (hash: id -> version, space, text)
--       2  changes (stream: the id of each record that was changed; what an entry is called is the version of the record)
--       3  claims (hash: what belongs to one record alone -> the id of that record; only if there are any)
-- ARGV: 1  channel on which nodes are told
--       2  id
--       3  version that has to be there ("" for no such record)
--       4  text
--       5  number of claims that are given up; then these; then those that are wanted
-- Returns: {0, version}, or {1, ""} if something else is there or something that is wanted belongs to another record.
-- TTL: none, records stay; of changes, the last 10000 are kept at least.
-- Cost: O(claims).
local records, changes, claims = KEYS[1], KEYS[2], KEYS[3]
local channel, id, expected, text, givenUp = ARGV[1], ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5])

local found = redis.call('HGET', records, id)
if (found and string.match(found, '^%S*') or '') ~= expected then
  return { 1, '' }
end
for i = 6 + givenUp, #ARGV do
  local owner = redis.call('HGET', claims, ARGV[i])
  if owner and owner ~= id then return { 1, '' } end
end

-- The first thing that is written, so that nothing is done if Redis is full.
local version = redis.call('XADD', changes, 'MAXLEN', '~', 10000, '*', 'id', id)
redis.call('HSET', records, id, version .. ' ' .. text)
for i = 6, 5 + givenUp do redis.call('HDEL', claims, ARGV[i]) end
for i = 6 + givenUp, #ARGV do redis.call('HSET', claims, ARGV[i], id) end
redis.call('PUBLISH', channel, id)
return { 0, version }
