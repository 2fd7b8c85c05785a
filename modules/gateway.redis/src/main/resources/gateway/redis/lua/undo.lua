-- What gives permits back that were spent for a request which another limit then refused: in a cluster, where a script
-- cannot decide about limits on several nodes. Never more comes back than is missing, and nothing into a later window.
-- Stands after the algorithms whose states it changes.
--
-- KEYS: one for each limit, as the algorithm has it.
-- ARGV of a limit: as the algorithm has it, but permits are those to give back, and in place of the third parameter
--   of windows stands what the script told when they were spent: the start of the window, or the time in a log (us).
-- Returns: see acquire.lua; kind is PERMITTED, and nothing is remaining: who wants to know asks in the same call.
-- Arithmetic: see the algorithms.
-- TTL: as the algorithm has it.
-- Cost: O(1), but O(n) to find permits in a log.
local function undoing(algorithm, step)
  algorithms[algorithm .. '-undo'] = {
    read = algorithms[algorithm].read,
    write = algorithms[algorithm].write,
    step = function(...)
      step(...)
      return PERMITTED, 0, 0, 0
    end,
  }
end

if algorithms['fixed-window'] then
  undoing('fixed-window', function(state, now, permits, limit, window, told)
    local untilNext = state[1] + window - now
    if state[1] == told and untilNext > 0 then
      state[2], state[TTL] = max(0, state[2] - permits), untilNext
    end
  end)
end

if algorithms['sliding-window-counter'] then
  undoing('sliding-window-counter', function(state, now, permits, limit, window, told)
    local index = state[1] == told and 3 or state[1] - window == told and 2
    local left = state[1] + 2 * window - now
    if index and left > 0 then
      state[index], state[TTL] = max(0, state[index] - permits), left
    end
  end)
end

if algorithms['sliding-window-log'] then
  undoing('sliding-window-log', function(state, now, permits, limit, window, told, key)
    if told > now - window then
      state[1] = state[1] - call('LREM', key, -permits, string.format('%.0f', told))
      state[4] = state[1] > 0 and stamp(key, -1) or now
    end
  end)
end

if algorithms['token-bucket'] or algorithms['leaky-bucket'] then
  local function refill(state, now, permits, capacity, P, T)
    local asOf, missing, steps = refilled(state, now, capacity, P, T)
    if missing > permits then
      spend(state, asOf, missing - permits, steps, P, T, asOf - now)
    elseif missing > 0 then
      state[1], state[2], state[3], state[4], state[TTL] = asOf, 0, 0, T, 1
    end
  end
  if algorithms['token-bucket'] then undoing('token-bucket', refill) end
  if algorithms['leaky-bucket'] then
    undoing('leaky-bucket', refill)
    undoing('leaky-queue', function(state, now, permits, places, P, T)
      refill(state, now, permits, places + 1, P, T)
    end)
  end
end

if algorithms['token-bucket-interval'] then
  undoing('token-bucket-interval', function(state, now, permits, capacity, portion, per)
    if state[2] > 0 then
      state[2] = max(0, min(state[2], capacity) - permits)
      state[TTL] = max(1, waitForPortions(state[2], portion, per, state[1] - now))
    end
  end)
end
