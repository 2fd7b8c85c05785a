-- A bucket that is refilled continuously, P permits for each T microseconds: what token-bucket and leaky-bucket share.
-- Stands between common.lua and them.
--
-- State: { a time (us), permits missing from the full bucket then, rounded up; by which part of a permit that is too
--   many: so many steps of 1 / T permit, and the T they were counted by }. Kept as in common.lua.
-- Arithmetic: elapsed * P and permits * T go up to 10^9 * 2^53, hence muldiv.
-- TTL: until the bucket is full, rounded up.
-- Cost: O(1).
local function readBucket(key)
  local version, asOf, missing, steps, T = fetch(key, '>Bdddd', 33)
  if not version then return nil, asOf end
  return { asOf, missing, steps, T, false, false }
end

local function writeBucket(key, state, ttl)
  call('PSETEX', key, ttl, pack('>Bdddd', VERSION, state[1], state[2], state[3], state[4]))
end

-- The bucket now: the time it is brought up to, what is missing, and the steps of the next permit.
local function refilled(state, now, capacity, P, T)
  local missing = min(state[2], capacity)
  if missing == 0 then
    return now, 0, 0
  end
  local asOf = max(now, state[1])
  local steps = state[2] > capacity and 0 or state[4] == T and state[3] or muldiv(state[3], T, state[4])
  local arrived, part = muldiv(asOf - state[1], P, T)
  steps = steps + part
  if steps >= T then
    arrived, steps = arrived + 1, steps - T
  end
  if arrived >= missing then
    return asOf, 0, 0
  end
  return asOf, missing - arrived, steps
end

-- How long it takes until so many permits have come, of whose first some steps are there: ceil((permits * T - steps) / P).
local function waitFor(permits, steps, P, T, lag)
  if permits == 0 then
    return 0
  end
  local quotient, rest = muldiv(permits, T, P)
  return min(MAX, quotient - floor((steps - rest) / P) + lag)
end

local function spend(state, asOf, missing, steps, P, T, lag)
  state[1], state[2], state[3], state[4] = asOf, missing, steps, T
  state[TTL] = waitFor(missing, steps, P, T, lag)
end

-- A bucket of which permits are to be had as long as it is not empty.
local function stepBucket(state, now, permits, capacity, P, T)
  local asOf, missing, steps = refilled(state, now, capacity, P, T)
  local lag = asOf - now
  local remaining = capacity - missing
  if permits <= remaining then
    if permits > 0 then
      spend(state, asOf, missing + permits, steps, P, T, lag)
    end
    return PERMITTED, remaining - permits, waitFor(missing + permits, steps, P, T, lag), 0
  end
  local reset = waitFor(missing, steps, P, T, lag)
  if permits > capacity then
    return IMPOSSIBLE, remaining, reset, 0
  end
  return REJECTED, remaining, reset, waitFor(permits - remaining, steps, P, T, lag)
end
