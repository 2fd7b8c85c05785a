-- What the scripts of all limits have in common: exact arithmetic, and states that are kept as text.
-- Stands before the algorithms and acquire.lua, with which it makes up one script.
--
-- KEYS and ARGV: see acquire.lua.
-- Arithmetic: Lua has doubles, which hold every whole number up to 2^53 = MAX. Times are microseconds since
--   1970 (2^53 is the year 2255), limits are at most 10^9, windows and rates span at most 10 years < 2^49.
--   floor(a / b) is exact for whole a, b from 0 to MAX: were a / b = k - d below a whole k, then d >= 1 / b,
--   while rounding moves it by less than a / b / 2^53 <= 1 / b. So is a % b. Products may go beyond: muldiv.
-- States: a byte with the version of the format, then doubles, big-endian; a new key is all zeros.
-- TTL: what is left of the time until the state says nothing, rounded up to milliseconds, at least one.
-- Cost: O(1) but for sliding-window-log.
local MAX = 9007199254740992
local PERMITTED, DELAYED, REJECTED, IMPOSSIBLE, FAILED, CONFLICT = 0, 1, 2, 3, 4, 5
local floor, min, max = math.floor, math.min, math.max
local call, pcall, tonumber, type = redis.call, redis.pcall, tonumber, type
local pack, unpackState = struct.pack, struct.unpack
local VERSION = 1
local FOREIGN = 'not a state of this version of the gateway'
-- Indices in a state, before which there are four values: how long it matters from now on, in microseconds, set by what
-- changes it; the algorithm that reads and writes it, set by acquire.lua. Tables begin with room for all of them.
local TTL, ALGORITHM = 5, 6
local algorithms = {}

-- floor(a * b / m) and the rest, for a, b up to MAX and m up to 2^51; a quotient above MAX is only near the truth.
-- Long multiplication: with digits of b below base <= 2^52 / m, no term exceeds 2 * m * base <= 2^53.
local function muldiv(a, b, m)
  local product = a * b
  if product < MAX then
    local rest = product % m
    return (product - rest) / m, rest
  end
  local whole = floor(a / m)
  local rest = a - whole * m
  local base = floor(MAX / 2 / m)
  local digits = {}
  local left = b
  while left > 0 do
    digits[#digits + 1] = left % base
    left = floor(left / base)
  end
  local quotient, remainder = 0, 0
  for i = #digits, 1, -1 do
    local term = remainder * base + rest * digits[i]
    local part = floor(term / m)
    quotient = quotient * base + part
    remainder = term - part * m
  end
  return whole * b + quotient, remainder
end

-- The doubles under a key, all of them 0 if there is none, after the version; or nil and why they cannot be read.
local function fetch(key, format, length)
  local text = pcall('GET', key)
  if not text then return VERSION, 0, 0, 0, 0 end
  if type(text) == 'table' then return nil, text.err end
  if #text ~= length then return nil, FOREIGN end
  local version, a, b, c, d = unpackState(format, text)
  if version ~= VERSION then return nil, FOREIGN end
  return version, a, b, c, d
end
