-- leaky-bucket: overflow=reject is a meter (leaky-bucket), the mirror image of a token bucket: what is missing from the
-- one is what is in the other. overflow=delay is a queue (leaky-queue): requests leave one after the other. Each permit
-- is a slot of T / P microseconds that begins when its request leaves; what is missing are the slots not yet over, of
-- which the first is under way, so a queue of N places is a bucket of N + 1.
-- leaky-queue-return gives the last places of a queue back, though never that of a request which has left.
--
-- KEYS: one for each limit, a string as in bucket.lua.
-- ARGV of a limit: capacity or places (permits), P (permits for each T), T (us).
-- Returns: see acquire.lua. Arithmetic: see bucket.lua.
-- TTL: until the last slot is over, rounded up.
-- Cost: O(1).
algorithms['leaky-bucket'] = { read = readBucket, write = writeBucket, step = stepBucket }

local function stepQueue(state, now, permits, places, P, T)
  local asOf, missing, steps = refilled(state, now, places + 1, P, T)
  local lag = asOf - now
  local room = places + 1 - missing
  local free = min(room, places)
  if permits <= free then
    local waiting = max(0, missing + permits - 1)
    if permits > 0 then
      spend(state, asOf, missing + permits, steps, P, T, lag)
    end
    local reset = waitFor(waiting, steps, P, T, lag)
    if permits == 0 or missing == 0 then
      return PERMITTED, places - waiting, reset, 0
    end
    return DELAYED, places - waiting, reset, waitFor(missing, steps, P, T, lag)
  end
  local reset = waitFor(max(0, missing - 1), steps, P, T, lag)
  if permits > places then
    return IMPOSSIBLE, free, reset, 0
  end
  return REJECTED, free, reset, waitFor(permits - room, steps, P, T, lag)
end

algorithms['leaky-queue'] = { read = readBucket, write = writeBucket, step = stepQueue }

algorithms['leaky-queue-return'] = {
  read = readBucket,
  write = writeBucket,
  step = function(state, now, permits, places, P, T)
    local asOf, missing, steps = refilled(state, now, places + 1, P, T)
    if missing > 1 then
      spend(state, asOf, max(1, missing - permits), steps, P, T, asOf - now)
    end
    return PERMITTED, 0, 0, 0
  end,
}
