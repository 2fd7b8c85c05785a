-- Keeps what a node has counted, and says what is known of the others.
--
-- KEYS: 1  nodes (hash: id of a node -> when it told (ms since 1970), space, its figures)
--       2  lifetimes (hash: id of a node -> when it told (ms since 1970), requests, refused by limits, bytes; "older" for
--          those that told nothing for a day)
-- ARGV: 1  id of the node
--       2  its figures
--       3  requests that it has counted
--       4  those that limits refused
--       5  their bytes
--       6  after how long without a word a node is gone (ms)
-- Returns: {time of this server (ms since 1970), requests, refused, bytes of all nodes that ever were, then for each other
--   node that is there: id, how long ago it told (ms), its figures}
-- TTL: nodes go when nobody tells anything for an hour; lifetimes stay.
-- Cost: O(nodes).
local nodes, lifetimes = KEYS[1], KEYS[2]
local id, figures, gone = ARGV[1], ARGV[2], tonumber(ARGV[6])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local stamp = string.format('%.0f', now)

redis.call('HSET', nodes, id, stamp .. ' ' .. figures)
redis.call('HSET', lifetimes, id, table.concat({ stamp, ARGV[3], ARGV[4], ARGV[5] }, ' '))
redis.call('PEXPIRE', nodes, 3600000)

local sums, older, moved = { 0, 0, 0 }, { 0, 0, 0 }, false
local all = redis.call('HGETALL', lifetimes)
for i = 1, #all, 2 do
  local at, a, b, c = string.match(all[i + 1], '^(%d+) (%d+) (%d+) (%d+)$')
  if at then
    local old = all[i] == 'older' or now - at > 86400000
    for j, number in ipairs({ a, b, c }) do
      sums[j] = sums[j] + number
      if old then older[j] = older[j] + number end
    end
    if old and all[i] ~= 'older' then
      redis.call('HDEL', lifetimes, all[i])
      moved = true
    end
  end
end
if moved then
  redis.call('HSET', lifetimes, 'older', string.format('%s %.0f %.0f %.0f', stamp, older[1], older[2], older[3]))
end

local reply = { now, sums[1], sums[2], sums[3] }
all = redis.call('HGETALL', nodes)
for i = 1, #all, 2 do
  local at, text = string.match(all[i + 1], '^(%d+) (.*)$')
  if not at or now - at >= gone then
    redis.call('HDEL', nodes, all[i])
  elseif all[i] ~= id then
    -- The clock was set back: from here on, so that a node which is gone does not stay until it is where it was.
    if now < tonumber(at) then redis.call('HSET', nodes, all[i], stamp .. ' ' .. text) end
    reply[#reply + 1] = all[i]
    reply[#reply + 1] = math.max(0, now - at)
    reply[#reply + 1] = text
  end
end
return reply
