-- sliding-window-counter: permitted if previous * (W - e) + (current + permits) * W <= limit * W, where e is the time
-- into the current window W; the counts of two windows stand for all times.
--
-- KEYS: one for each limit, a string as in common.lua: start of a window (us), spent in the one before, spent in it.
-- ARGV of a limit: limit (permits), window (us), "".
-- Returns: see acquire.lua. Arithmetic: previous * (W - e) goes up to 10^9 * 2^49, hence muldiv.
-- TTL: the end of the next window, rounded up.
-- Cost: O(1).
local function wait(permits, limit, window, previous, current)
  local room = limit - current - permits
  local weight = (room <= 0 or previous == 0) and 0 or muldiv(room, window, previous)
  if weight > 0 then
    return window - weight
  end
  return window + (current == 0 and 0 or window - min(window, (muldiv(limit - permits, window, current))))
end

algorithms['sliding-window-counter'] = {
  read = function(key)
    local version, start, previous, current = fetch(key, '>Bddd', 25)
    if not version then return nil, start end
    return { start, previous, current, 0, false, false }
  end,

  write = function(key, state, ttl)
    call('PSETEX', key, ttl, pack('>Bddd', VERSION, state[1], state[2], state[3]))
  end,

  step = function(state, now, permits, limit, window)
    local start, previous, current = state[1], state[2], state[3]
    if now - start >= window then
      local aligned = now - now % window
      previous = aligned - start == window and current or 0
      start, current = aligned, 0
    end
    local weighted, part = 0, 0
    if previous > 0 then
      weighted, part = muldiv(previous, window - max(now - start, 0), window)
    end
    local remaining = max(limit - current - (part > 0 and weighted + 1 or weighted), 0)
    local untilStart = start - now
    local spent = permits <= remaining and current + permits or current
    local reset = spent > 0 and untilStart + 2 * window or previous > 0 and untilStart + window or 0
    if permits <= remaining then
      if permits > 0 then
        state[1], state[2], state[3], state[TTL] = start, previous, spent, reset
      end
      return PERMITTED, remaining - permits, reset, 0
    end
    if permits > limit then
      return IMPOSSIBLE, remaining, reset, 0
    end
    return REJECTED, remaining, reset, untilStart + wait(permits, limit, window, previous, current)
  end,
}
