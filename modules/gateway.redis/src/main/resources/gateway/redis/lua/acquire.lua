-- Decides about requests, each of which has to pass several limits together: all are spent or none. Stands at the end
-- of the script, after common.lua and the algorithms.
--
-- KEYS: one for each limit, in the order of the requests and their limits; what they hold is said by the algorithm.
-- ARGV: 1  "" for the time of this server; in tests, and only there, now (us since 1970), a space, the shortest TTL (ms);
--          "tell" before it for what undo.lua has to know, if there is one limit
--       2  for each request: number of limits, negative if it only asks what would be; then for each of them
--            algorithm; mode (0 shadow: never refuses; 1 open, 2 closed if its state cannot be read); permits (up to
--            2 * 10^9); three parameters of the algorithm
-- Returns: for each limit of each request four values: kind (0 permitted, 1 delayed, 2 rejected, 3 impossible, 4 failed,
--   5 conflict), remaining (permits; of a failure, the reason), reset after (us), wait or retry after (us; 0 for none).
--   After them, if it is to be told, what tells where permits were spent (us): see the algorithm.
--   Of a request that was refused, limits that would have let it pass say what is left without it.
-- TTL: what was written matters so long, rounded up to ms; nothing is written but what was spent.
-- Cost: a read for each different key and a write for each that was spent from.
local KEYS, ARGV = KEYS, ARGV
local now, shortest = string.match(ARGV[1], '(%d+) (%d+)$')
if now then
  now, shortest = tonumber(now), tonumber(shortest)
else
  local time = call('TIME')
  now, shortest = time[1] * 1000000 + time[2], 1
end

local function write(name, state, algorithm)
  local ttl = floor((state[TTL] + 999) / 1000)
  algorithm.write(name, state, ttl > shortest and ttl or shortest)
end

-- Most calls are about one limit, and need nothing of what follows.
if not KEYS[2] and ARGV[2] == '1' then
  local algorithm = algorithms[ARGV[3]]
  local a, b, c, name = ARGV[6], ARGV[7], ARGV[8], KEYS[1]
  if not algorithm.isStored then
    a, b, c = tonumber(a), tonumber(b), tonumber(c)
  end
  local state, problem = algorithm.read(name, now, a, b)
  if not state then return { FAILED, problem, 0, 0 } end
  local kind, remaining, reset, wait = algorithm.step(state, now, tonumber(ARGV[5]), a, b, c, name)
  if state[TTL] then write(name, state, algorithm) end
  return { kind, remaining, reset, wait, string.byte(ARGV[1]) == 116 and state[algorithm.tells or 1] or nil }
end

local states = {}
local reply = {}
local argument, key, out = 1, 0, 0

-- What the limit says whose arguments begin after `at`; its state is read once, and remembered as it was if need be.
local function decide(at, name, permits, befores, i)
  local algorithm = algorithms[ARGV[at + 1]]
  local a, b, c = ARGV[at + 4], ARGV[at + 5], ARGV[at + 6]
  if not algorithm.isStored then
    a, b, c = tonumber(a), tonumber(b), tonumber(c)
  end
  local state, problem = states[name], nil
  if not state then
    state, problem = algorithm.read(name, now, a, b)
    if not state then return FAILED, problem, 0, 0 end
    states[name], state[ALGORITHM] = state, algorithm
  end
  if befores then
    befores[i] = { state[1], state[2], state[3], state[4], state[TTL], state[ALGORITHM] }
  end
  return algorithm.step(state, now, permits, a, b, c, name)
end

local function passes(mode, kind)
  return kind <= DELAYED or (mode == '0' and kind ~= CONFLICT) or (mode == '1' and kind == FAILED)
end

-- Undoes a request, and lets limits that would have let it pass say what is left without it.
local function undo(start, limits, firstKey, befores, first)
  for i = limits, 1, -1 do
    if befores[i] then states[KEYS[firstKey + i]] = befores[i] end
  end
  for i = 1, limits do
    local at, value = start + 6 * (i - 1), first + 4 * i
    if reply[value - 3] <= DELAYED and not algorithms[ARGV[at + 1]].isStored then
      reply[value - 3], reply[value - 2], reply[value - 1], reply[value] = decide(at, KEYS[firstKey + i], 0)
    end
  end
end

while key < #KEYS do
  argument = argument + 1
  local limits, start, first, firstKey = tonumber(ARGV[argument]), argument, out, key
  local pass = limits > 0
  if not pass then limits = -limits end
  local befores = (limits > 1 or not pass) and {}
  for i = 1, limits do
    key, out = key + 1, out + 4
    local kind
    kind, reply[out - 2], reply[out - 1], reply[out] =
      decide(argument, KEYS[key], tonumber(ARGV[argument + 3]), befores, i)
    reply[out - 3] = kind
    pass = pass and passes(ARGV[argument + 2], kind)
    argument = argument + 6
  end
  if befores and not pass then
    undo(start, limits, firstKey, befores, first)
  end
end

for name, state in pairs(states) do
  if state[TTL] then write(name, state, state[ALGORITHM]) end
end
return reply
