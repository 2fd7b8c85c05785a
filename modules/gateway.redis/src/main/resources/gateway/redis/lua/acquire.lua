-- Decides about requests, each of which has to pass several limits together: all are spent or none. Stands at the end
-- of the script, after common.lua and the algorithms.
--
-- KEYS: one for each limit, in the order of the requests and their limits; what they hold is said by the algorithm.
-- ARGV: 1  now (us since 1970; "" for the time of this server, as it has to be but in tests)
--       2  the shortest TTL (ms; 1 but in tests)
--       3  number of requests; then for each of them
--          number of limits; then for each of them
--            algorithm; mode (0 shadow: never refuses; 1 open, 2 closed if its state cannot be read); permits (up to
--            2 * 10^9); three parameters of the algorithm
-- Returns: for each limit of each request four values: kind (0 permitted, 1 delayed, 2 rejected, 3 impossible, 4 failed,
--   5 conflict), remaining (permits; of a failure, the reason), reset after (us), wait or retry after (us; 0 for none).
--   Of a request that was refused, limits that would have let it pass say what is left without it.
-- TTL: what was written matters so long, rounded up to ms; nothing is written but what was spent.
-- Cost: a read for each different key and a write for each that was spent from.
local KEYS, ARGV = KEYS, ARGV
local now = tonumber(ARGV[1])
if not now then
  local time = call('TIME')
  now = time[1] * 1000000 + time[2]
end
local shortest = tonumber(ARGV[2])
local states, used = {}, {}
local reply = {}
local argument, key = 3, 0

-- The state of a key, read once; nil and why not if it cannot be read.
local function load(algorithm, name, a, b)
  local state = states[name]
  if not state then
    local problem
    state, problem = algorithm.read(name, now, a, b)
    if not state then return nil, problem end
    states[name], used[name] = state, algorithm
  end
  return state
end

-- What the limit says whose arguments begin after `at`, and its state.
local function decide(at, name, permits, algorithm)
  local a, b, c = ARGV[at + 4], ARGV[at + 5], ARGV[at + 6]
  if algorithm ~= algorithms.stored then
    a, b, c = tonumber(a), tonumber(b), tonumber(c)
  end
  local state, problem = load(algorithm, name, a, b)
  if not state then
    return nil, FAILED, problem, 0, 0
  end
  local before = { state[1], state[2], state[3], state[4], state[5] }
  return before, algorithm.step(state, now, permits, a, b, c, name)
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
    local at, out, algorithm = start + 6 * (i - 1), first + 4 * i, algorithms[ARGV[start + 6 * i - 5]]
    if reply[out - 3] <= DELAYED and algorithm ~= algorithms.stored then
      local _
      _, reply[out - 3], reply[out - 2], reply[out - 1], reply[out] = decide(at, KEYS[firstKey + i], 0, algorithm)
    end
  end
end

for _ = 1, ARGV[3] do
  argument = argument + 1
  local limits, start, first, firstKey = tonumber(ARGV[argument]), argument, #reply, key
  local pass, befores = true, {}
  for i = 1, limits do
    key = key + 1
    local out, before = first + 4 * i, nil
    before, reply[out - 3], reply[out - 2], reply[out - 1], reply[out] =
      decide(argument, KEYS[key], tonumber(ARGV[argument + 3]), algorithms[ARGV[argument + 1]])
    pass = pass and passes(ARGV[argument + 2], reply[out - 3])
    befores[i] = before or false
    argument = argument + 6
  end
  if not pass and limits > 1 then
    undo(start, limits, firstKey, befores, first)
  end
end

for name, state in pairs(states) do
  if state[TTL] then
    used[name].write(name, state, max(shortest, floor((state[TTL] + 999) / 1000)))
  end
end
return reply
