-- stored: a limit of an algorithm that has no script. The gateway has decided by the state as it was; that holds if the
-- state still is what it was.
--
-- KEYS: one for each limit, a string whose meaning is the gateway's.
-- ARGV of a limit: in place of the permits, 1 if the limit lets the request pass and 2 if not; the state that was
--   decided by ("" if there was none), the state if the request passes ("" to leave it), how long that matters (us).
-- Returns: PERMITTED or REJECTED as decided, or CONFLICT, which rejects the request: the gateway has to decide anew.
-- TTL: as told, rounded up.
-- Cost: O(size of the state).
algorithms['stored'] = {
  isStored = true,

  read = function(key)
    local text = pcall('GET', key)
    if type(text) == 'table' then return nil, text.err end
    return { text or '', 0, 0, 0, false, false }
  end,

  write = function(key, state, ttl)
    call('PSETEX', key, ttl, state[1])
  end,

  step = function(state, now, verdict, expected, value, ttl)
    if state[1] ~= expected then
      return CONFLICT, 0, 0, 0
    end
    if verdict ~= 1 then
      return REJECTED, 0, 0, 0
    end
    if value ~= '' then
      state[1], state[TTL] = value, ttl
    end
    return PERMITTED, 0, 0, 0
  end,
}
