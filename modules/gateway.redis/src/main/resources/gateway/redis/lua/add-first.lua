-- Adds a record unless there is any, and tells all nodes.
--
-- KEYS: 1  records (hash: id -> version, space, text)
--       2  changes (stream: the id of each record that was changed; what an entry is called is the version of the record)
-- ARGV: 1  channel on which nodes are told
--       2  id
--       3  version that has to be there (not looked at: nothing has to be there)
--       4  text
-- Returns: {0, version}, or {1, ""} if there is a record.
-- TTL: none, records stay.
-- Cost: O(1).
local records, changes = KEYS[1], KEYS[2]
local channel, id, text = ARGV[1], ARGV[2], ARGV[4]

if redis.call('HLEN', records) > 0 then
  return { 1, '' }
end
local version = redis.call('XADD', changes, '*', 'id', id)
redis.call('HSET', records, id, version .. ' ' .. text)
redis.call('PUBLISH', channel, id)
return { 0, version }
