-- sliding-window-log: at most so many permits in every window (t - W, t], from the time of each permit spent.
--
-- KEYS: one for each limit, a list of the times of permits (us), oldest first; at most 10,000.
-- ARGV of a limit: limit (permits), window (us), "".
-- Returns: see acquire.lua. Arithmetic: sums of times only, below 2^53.
-- TTL: a window after the newest permit, rounded up.
-- Cost: O(log n) to find what is over, O(permits) to spend; Redis walks to an element of the list in O(n / 128).
--
-- State: { length of the list, how many at its beginning are over, how many are to be added, newest time }.
local function stamp(key, index)
  return tonumber(call('LINDEX', key, index))
end

local function countUntil(key, length, time)
  local low, high = 0, length
  if length > 0 and stamp(key, 0) > time then
    return 0
  end
  while low < high do
    local middle = floor((low + high) / 2)
    if stamp(key, middle) <= time then low = middle + 1 else high = middle end
  end
  return low
end

algorithms['sliding-window-log'] = {
  tells = 4,

  read = function(key, now, limit, window)
    local length = pcall('LLEN', key)
    if type(length) == 'table' then return nil, length.err end
    if length == 0 then return { 0, 0, 0, now, false, false } end
    local newest = stamp(key, -1)
    if not newest then return nil, FOREIGN end
    return { length, countUntil(key, length, max(now, newest) - window), 0, newest, false, false }
  end,

  write = function(key, state, ttl)
    if state[2] > 0 then
      call('LTRIM', key, state[2], -1)
    end
    local left = state[3]
    while left > 0 do
      local some = {}
      for i = 1, min(left, 1000) do some[i] = state[4] end
      call('RPUSH', key, unpack(some))
      left = left - #some
    end
    call('PEXPIRE', key, ttl)
  end,

  step = function(state, now, permits, limit, window, _, key)
    local time = max(now, state[4])
    local live = state[1] - state[2] + state[3]
    local remaining = max(limit - live, 0)
    if permits <= remaining then
      if permits > 0 then
        state[3], state[4], state[TTL] = state[3] + permits, time, time + window - now
      end
      return PERMITTED, remaining - permits, (permits > 0 or live > 0) and state[4] + window - now or 0, 0
    end
    local reset = live == 0 and 0 or state[4] + window - now
    if permits > limit then
      return IMPOSSIBLE, remaining, reset, 0
    end
    local index = state[2] + live + permits - limit - 1
    local inTheWay = index < state[1] and stamp(key, index) or state[4]
    return REJECTED, remaining, reset, inTheWay + window - now
  end,
}
