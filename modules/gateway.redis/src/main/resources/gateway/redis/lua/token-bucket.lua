-- token-bucket: a bucket of permits, full at first. refill=smooth refills it continuously (token-bucket), refill=interval
-- in whole portions (token-bucket-interval): n permits at t + per, t + 2 * per, ... if it was first drawn from at t.
--
-- KEYS: one for each limit, a string as in bucket.lua; of an interval, the part that is over is kept like that of a
--   permit, so that a policy can be switched between the two.
-- ARGV of a limit: capacity (permits), P (permits for each T; of a portion), T (us; between portions).
-- Returns: see acquire.lua. Arithmetic: see bucket.lua; portions * per may go beyond 2^53 and then means never.
-- TTL: until the bucket is full, rounded up.
-- Cost: O(1).
algorithms['token-bucket'] = { read = readBucket, write = writeBucket, step = stepBucket }

local function portionsFor(permits, portion)
  return floor((permits - 1) / portion) + 1
end

local function waitForPortions(permits, portion, per, offset)
  return permits == 0 and 0 or min(MAX, offset + portionsFor(permits, portion) * per)
end

algorithms['token-bucket-interval'] = {
  read = readBucket,
  write = writeBucket,
  step = function(state, now, permits, capacity, portion, per)
    local asOf, since = now, now
    local missing = min(state[2], capacity)
    if missing > 0 then
      asOf = max(now, state[1])
      since = state[1] - (state[4] == per and state[3] or muldiv(state[3], per, state[4]))
      local arrived = floor((asOf - since) / per)
      if arrived >= portionsFor(missing, portion) then
        since, missing = asOf, 0
      else
        since, missing = since + arrived * per, missing - arrived * portion
      end
    end
    local remaining = capacity - missing
    if permits <= remaining then
      local reset = waitForPortions(missing + permits, portion, per, since - now)
      if permits > 0 then
        state[1], state[2], state[3], state[4], state[TTL] = asOf, missing + permits, asOf - since, per, reset
      end
      return PERMITTED, remaining - permits, reset, 0
    end
    local reset = waitForPortions(missing, portion, per, since - now)
    if permits > capacity then
      return IMPOSSIBLE, remaining, reset, 0
    end
    return REJECTED, remaining, reset, waitForPortions(permits - remaining, portion, per, since - now)
  end,
}
