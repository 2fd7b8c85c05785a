-- Puts a device in place of what is there, and tells all nodes. An address group has only so many live devices, and there
-- are only so many altogether. Some of those that are to be forgotten are removed on the way.
--
-- KEYS: 1  records (hash: id -> version, space, text)
--       2  changes (stream: the id of each record that was changed; what an entry is called is the version of the record)
--       3  expiries (sorted set: id by when it is to be forgotten, ms since 1970)
--       4  the address group that it was in (sorted set: id of a live device by when it expires, ms since 1970)
--       5  the address group that it will be in
-- ARGV: 1  channel on which nodes are told
--       2  id
--       3  version that has to be there ("" for no such record)
--       4  text
--       5  now (ms since 1970, of the node)
--       6  until when it is live (ms since 1970; "" if it is not)
--       7  from when it is to be forgotten (ms since 1970)
--       8  most live devices of the group
--       9  most devices
-- Returns: {0, version}, or {1, ""} if something else is there, {2, ""} if the group is full, {3, ""} if everything is.
-- TTL: a group goes when its last device expires, rounded up to ms; the others have none.
-- Cost: O(log devices).
local records, changes, expiries, groupBefore, group = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local channel, id, expected, text = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local now, liveUntil, forgetAt, mostLive, most = ARGV[5], ARGV[6], ARGV[7], tonumber(ARGV[8]), tonumber(ARGV[9])

local function forgotten()
  for _, old in ipairs(redis.call('ZRANGEBYSCORE', expiries, '-inf', now, 'LIMIT', 0, 100)) do
    if old ~= id then
      redis.call('XADD', changes, 'MAXLEN', '~', 10000, '*', 'id', old)
      redis.call('HDEL', records, old)
      redis.call('ZREM', expiries, old)
    end
  end
end

local found = redis.call('HGET', records, id)
if (found and string.match(found, '^%S*') or '') ~= expected then
  return { 1, '' }
end
if liveUntil ~= '' then
  local counted = redis.call('ZSCORE', group, id)
  counted = counted and tonumber(counted) > tonumber(now)
  if not counted and redis.call('ZCOUNT', group, '(' .. now, '+inf') >= mostLive then return { 2, '' } end
end
forgotten()
if not found and redis.call('HLEN', records) >= most then
  return { 3, '' }
end

local version = redis.call('XADD', changes, 'MAXLEN', '~', 10000, '*', 'id', id)
redis.call('HSET', records, id, version .. ' ' .. text)
redis.call('ZADD', expiries, forgetAt, id)
redis.call('ZREM', groupBefore, id)
if liveUntil ~= '' then
  redis.call('ZREMRANGEBYSCORE', group, '-inf', now)
  redis.call('ZADD', group, liveUntil, id)
  local last = redis.call('ZRANGE', group, -1, -1, 'WITHSCORES')[2]
  redis.call('PEXPIRE', group, tonumber(last) - tonumber(now))
end
redis.call('PUBLISH', channel, id)
return { 0, version }
