-- Reads states that the gateway decides by; see stored.lua.
--
-- KEYS: one for each limit, a string.
-- ARGV: none.
-- Returns: the time of this server (us since 1970); then for each key 0 and the text ("" if there is none), or 1 and why
--   it cannot be read.
-- TTL: nothing is written.
-- Cost: O(size of the states).
local time = redis.call('TIME')
local reply = { tonumber(time[1]) * 1000000 + tonumber(time[2]) }
for _, key in ipairs(KEYS) do
  local text = redis.pcall('GET', key)
  local problem = type(text) == 'table' and text.err
  reply[#reply + 1] = problem and 1 or 0
  reply[#reply + 1] = problem or text or ''
end
return reply
