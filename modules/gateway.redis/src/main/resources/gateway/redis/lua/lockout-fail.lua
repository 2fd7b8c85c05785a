-- Counts a failure, and locks if there are now too many. What counts together are the failures of every window that ends
-- now.
--
-- KEYS: 1  failures (list: a head of version, locks, locked until, locks matter until (us since 1970), separated by spaces;
--          then the times of failures since the last lock, oldest first)
-- ARGV: 1  now (us since 1970; "" for the time of this server, as it has to be but in tests)
--       2  the shortest TTL (ms; 1 but in tests)
--       3  how many failures lock
--       4  window (us)
--       5  how long the first lock lasts (us)
--       6  how long a lock lasts at most (us); so long locks matter after their end
-- Returns: {how long the key is locked already, and 0 if the failure was counted; how long it is locked from now on, and 0
--   if it is not} (us), or {-1, head} if the head is of another version.
-- TTL: until neither failures nor locks matter, rounded up to ms.
-- Cost: O(1) on average, O(failures) when a lock drops them.
local key, now, shortest = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2])
local most, window, first, longest = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000000 + time[2]
end

local head = redis.call('LINDEX', key, 0)
local locks, lockedUntil, matterUntil = 0, 0, 0
if head then
  local version, a, b, c = string.match(head, '^(%d+) (%d+) (%d+) (%d+)$')
  if version ~= '1' then return { -1, head } end
  locks, lockedUntil, matterUntil = tonumber(a), tonumber(b), tonumber(c)
end
if lockedUntil > now then
  return { lockedUntil - now, 0 }
end
if now >= matterUntil then locks = 0 end

if head then redis.call('LPOP', key) end
local oldest = redis.call('LINDEX', key, 0)
while oldest and tonumber(oldest) <= now - window do
  redis.call('LPOP', key)
  oldest = redis.call('LINDEX', key, 0)
end
local lock = 0
if redis.call('LLEN', key) + 1 < most then
  redis.call('RPUSH', key, string.format('%.0f', now))
else
  lock = first
  for _ = 1, locks do
    if lock < longest then lock = lock * 2 end
  end
  lock = math.min(lock, longest)
  redis.call('DEL', key)
  locks, lockedUntil = locks + 1, now + lock
end
matterUntil = math.max(lockedUntil, now) + longest
redis.call('LPUSH', key, string.format('1 %d %.0f %.0f', locks, lockedUntil, matterUntil))
local ttl = window
if locks > 0 then ttl = math.max(ttl, matterUntil - now) end
redis.call('PEXPIRE', key, string.format('%.0f', math.max(shortest, math.ceil(ttl / 1000))))
return { 0, lock }
