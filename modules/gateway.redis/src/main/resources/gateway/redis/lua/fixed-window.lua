-- fixed-window: so many permits in each window; windows are multiples of their length since 1970, UTC.
--
-- KEYS: one for each limit, a string as in common.lua: start of a window (us), permits spent in it.
-- ARGV of a limit: limit (permits), window (us), "".
-- Returns: see acquire.lua. Arithmetic: sums of times and of permits only, below 2^53.
-- TTL: the end of the window, rounded up.
-- Cost: O(1).
algorithms['fixed-window'] = {
  read = function(key)
    local version, start, spent = fetch(key, '>Bdd', 17)
    if not version then return nil, start end
    return { start, spent, 0, 0, false, false }
  end,

  write = function(key, state, ttl)
    call('PSETEX', key, ttl, pack('>Bdd', VERSION, state[1], state[2]))
  end,

  step = function(state, now, permits, limit, window)
    local start, spent = state[1], state[2]
    if now - start >= window then
      start, spent = now - now % window, 0
    end
    local remaining = spent < limit and limit - spent or 0
    local untilNext = start + window - now
    if permits <= remaining then
      if permits > 0 then
        state[1], state[2], state[TTL] = start, spent + permits, untilNext
      end
      return PERMITTED, remaining - permits, spent + permits == 0 and 0 or untilNext, 0
    end
    local reset = spent == 0 and 0 or untilNext
    if permits > limit then
      return IMPOSSIBLE, remaining, reset, 0
    end
    return REJECTED, remaining, reset, untilNext
  end,
}
