-- Says how long a key is locked.
--
-- KEYS: 1  failures (list; see lockout-fail.lua)
-- ARGV: 1  now (us since 1970; "" for the time of this server, as it has to be but in tests)
-- Returns: {how long it is locked, 0 if it is not} (us), or {-1, head} if the head is of another version.
-- TTL: nothing is written.
-- Cost: O(1).
local now = tonumber(ARGV[1])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000000 + time[2]
end
local head = redis.call('LINDEX', KEYS[1], 0)
if not head then return { 0 } end
local lockedUntil = string.match(head, '^1 %d+ (%d+) %d+$')
if not lockedUntil then return { -1, head } end
return { math.max(0, tonumber(lockedUntil) - now) }
