-- `gen`: generators of random values. Each comment gives the sizes that a generator makes and its simplest value, which shrinking moves towards.
local library, host = ...
local reject = library.reject
local type, error, setmetatable, getmetatable, select, pcall = type, error, setmetatable, getmetatable, select, pcall
local floor, huge, min, max = math.floor, math.huge, math.min, math.max
local unpack, remove = table.unpack, table.remove
local show = library.compare.show

local Generator = { __name = "generator", __tostring = function(self) return self.text end }
Generator.__index = Generator

local labels = 0

-- `draw` gets the case's choices and returns a value; `text` describes the generator's values.
local function generator(text, draw)
  labels = labels + 1
  return setmetatable({ text = text, draw = draw, label = labels }, Generator)
end

-- The error's position is that of the running line, or that of `place`; a callback of the host has none.
local function misuse(text, place)
  place = place or host.position()
  error((place == "" and "" or place .. ": ") .. text, 0)
end
library.misuse = misuse

local function isGenerator(value) return type(value) == "table" and getmetatable(value) == Generator end
library.isGenerator = isGenerator

local function wantGenerator(value, place, line)
  if not isGenerator(value) then misuse(place .. " must be a generator such as gen.integer(1, 5), got " .. show(value), line) end
  return value
end

local function wantWhole(value, place, low)
  local whole = type(value) == "number" and value == value and value ~= huge and value ~= -huge and floor(value) == value
  if not whole then misuse(place .. " must be a whole number, got " .. show(value)) end
  if low and value < low then misuse(place .. " must be " .. low .. " or more, got " .. show(value)) end
  return floor(value)
end

-- Draws one value, and marks its numbers as one group for shrinking.
local function take(choices, each)
  local span = choices:begin(each.label)
  local value = each.draw(choices)
  choices:finish(span)
  return value
end
library.take = take

-- MARK: Made of others

function Generator:map(change)
  if type(change) ~= "function" then misuse("map wants a function that makes another value, got " .. show(change)) end
  return generator(self.text .. ", changed", function(choices) return change(take(choices, self)) end)
end

-- How often a filter draws another value before the case is given up. Our choice.
local filterTries = 20

-- When a case is played again and a number makes an unwanted value, so many numbers below and above it are tried, so that a filtered value shrinks
-- to the next smaller wanted value. Our choice.
local neighbours = 256

-- Finds the number nearest to the next one that makes a wanted value, trying lower numbers first. Returns whether there is one, and the value.
local function takeNeighbour(choices, each, wants, number)
  local count, places = choices:mark()
  for direction = -1, 1, 2 do
    for distance = 1, neighbours do
      local other = number + direction * distance
      if other < 0 then break end
      choices:replaceNext(other)
      local value = take(choices, each)
      local isThere = choices.taken[count + 1] == other
      if isThere and wants(value) then return true, value end
      choices:forget(count, places)
      if not isThere then break end
    end
  end
  choices:replaceNext(number)
  return false
end

-- Draws a wanted value. Returns whether one was found, and the value.
local function takeWanted(choices, each, wants)
  local count, places = choices:mark()
  for try = 1, filterTries do
    local value = take(choices, each)
    if wants(value) then return true, value end
    local drawn, number = choices.count - count, choices.taken[count + 1]
    choices:forget(count, places)
    if choices.kept then
      if try == 1 and drawn == 1 then
        local found, near = takeNeighbour(choices, each, wants, number)
        if found then return true, near end
      end
      choices:passOver(drawn)
    end
  end
  return false
end

function Generator:filter(accepts)
  if type(accepts) ~= "function" then misuse("filter wants a function that answers whether a value is wanted, got " .. show(accepts)) end
  return generator(self.text .. ", filtered", function(choices)
    local found, value = takeWanted(choices, self, accepts)
    if not found then reject("a filter accepted none of " .. filterTries .. " values in turn of " .. self.text) end
    return value
  end)
end

function Generator:bind(following)
  if type(following) ~= "function" then misuse("bind wants a function that makes a generator of a value, got " .. show(following)) end
  local line = host.position()
  return generator(self.text .. ", and what follows from it", function(choices)
    return take(choices, wantGenerator(following(take(choices, self)), "what the function given to bind answers", line))
  end)
end
Generator.flatMap = Generator.bind

-- MARK: Numbers

local gen = {}

-- The integers that doubles represent exactly, and so JSON and other programs, too.
local exact = 2 ^ 53 // 1 | 0

-- The numbers from `low` to `high`, the simplest first: by their distance from the number nearest to 0, above before below.
local function ordered(low, high)
  local origin = low > 0 and low or high < 0 and high or 0
  local above, below = high - origin, origin - low
  local both = min(above, below)
  return function(index)
    if index > 2 * both then
      return above > below and origin + (index - both) or origin - (index - both)
    elseif index & 1 == 1 then
      return origin + (index + 1) // 2
    end
    return origin - index // 2
  end
end

local function range(low, high, word)
  low = wantWhole(low == nil and -exact or low, word .. ": the lowest number", -exact)
  high = wantWhole(high == nil and exact or high, word .. ": the highest number")
  if high > exact then misuse(word .. ": the highest number must be 2^53 or less, got " .. show(high)) end
  if low > high then misuse(word .. ": the lowest number, " .. low .. ", is above the highest, " .. high) end
  return low, high
end

-- An integer from `low` to `high` (both included; -2^53 to 2^53). Simplest: the number nearest to 0, above before below.
function gen.integer(low, high)
  low, high = range(low, high, "gen.integer")
  local number, most = ordered(low, high), high - low
  return generator("a whole number from " .. low .. " to " .. high, function(choices) return number(choices:drawSmall(most)) end)
end

-- The denominators of fractions, the simplest first.
local fractions = { 2, 4, 10, 100, 1000, 1 << 20 }

-- A number from `low` to `high` (-2^53 to 2^53). Options: nan, infinity, negativeZero = true allow these values, too.
-- Simplest: whole numbers, nearest to 0, then halves, quarters, tenths and so on.
function gen.number(low, high, options)
  if type(low) == "table" then low, high, options = nil, nil, low end
  if low ~= nil and (type(low) ~= "number" or low ~= low) then misuse("gen.number: the lowest number must be a number, got " .. show(low)) end
  if high ~= nil and (type(high) ~= "number" or high ~= high) then misuse("gen.number: the highest number must be a number, got " .. show(high)) end
  low, high, options = low or -exact, high or exact, options or {}
  if low > high then misuse("gen.number: the lowest number, " .. show(low) .. ", is above the highest, " .. show(high)) end
  local first, last = floor(max(low, -exact)), floor(min(high, exact))
  local number, most = ordered(first, last), last - first
  local special = {}
  if options.nan then special[#special + 1] = 0 / 0 end
  if options.infinity then
    if high == exact or high == huge then special[#special + 1] = huge end
    if low == -exact or low == -huge then special[#special + 1] = -huge end
  end
  if options.negativeZero then special[#special + 1] = -0.0 end
  return generator("a number from " .. show(low) .. " to " .. show(high), function(choices)
    -- 0: an integer, 1: a number with a fraction, 2: a special value
    local kind = choices:draw(#special > 0 and 2 or 1)
    if kind == 2 then return special[choices:draw(#special - 1) + 1] end
    local value = number(choices:drawSmall(most))
    if kind == 1 then
      local parts = fractions[choices:draw(#fractions - 1) + 1]
      value = value + choices:draw(parts - 1) / parts
    end
    value = min(max(value, low), high)
    return value == floor(value) and value >= -exact and value <= exact and floor(value) or value
  end)
end

-- true or false. Simplest: false.
function gen.boolean()
  return generator("true or false", function(choices) return choices:draw(1) == 1 end)
end

-- MARK: Lists

-- The average length of a list, where that length is allowed. Our choice.
local usualLength = 6
local mostLength = 40

local function lengths(options, word, least, most)
  if options ~= nil and type(options) ~= "table" then misuse(word .. ": the options must be a table such as { min = 1, max = 5 }, got " .. show(options)) end
  options = options or {}
  local low = wantWhole(options.min or least, word .. ": min", 0)
  local high = wantWhole(options.max or max(low, most), word .. ": max", 0)
  if low > high then misuse(word .. ": min, " .. low .. ", is above max, " .. high) end
  local average = min(usualLength, (high - low) / 2)
  return low, high, average / (1 + average)
end

-- Calls `add` once for each value; `add` may return "stop".
local function repeated(choices, low, high, probability, label, add)
  local count = 0
  while count < high do
    local span = choices:begin(label)
    local goesOn = count < low or choices:flip(probability) == 1
    if goesOn then add() end
    choices:finish(span)
    if not goesOn then return end
    count = count + 1
  end
end

-- The key that must differ for all values of a list with `unique`: the value, or a substitute for nan, which can't be a table key.
local function keyOf(value)
  if value ~= value then return take end
  return value
end

-- A list of a generator's values. Options: min, max (0 to 40, 6 on average), unique = true for no value twice.
-- Simplest: the shortest, then the one with the simplest values.
function gen.list(each, options)
  wantGenerator(each, "gen.list: what the list is made of")
  local low, high, probability = lengths(options, "gen.list", 0, mostLength)
  local unique = options and options.unique
  labels = labels + 1
  local label = labels
  return generator("a list of " .. low .. " to " .. high .. " values, each " .. each.text, function(choices)
    local list, seen = {}, {}
    local function isNew(value) return not seen[keyOf(value)] end
    repeated(choices, low, high, probability, label, function()
      local value
      if unique then
        local found
        found, value = takeWanted(choices, each, isNew)
        if not found then reject("a list of different values found only " .. #list .. " of them") end
        seen[keyOf(value)] = true
      else
        value = take(choices, each)
      end
      list[#list + 1] = value
    end)
    return list
  end)
end

-- A list with this number of values. Simplest: the one with the simplest values.
function gen.array(each, count)
  wantGenerator(each, "gen.array: what it is made of")
  count = wantWhole(count, "gen.array: how many values", 0)
  return generator(count .. " values, each " .. each.text, function(choices)
    local list = {}
    for i = 1, count do list[i] = take(choices, each) end
    return list
  end)
end

-- A table with the same keys as `fields`, whose values are generators. Simplest: simplest values.
function gen.record(fields)
  if type(fields) ~= "table" then misuse("gen.record wants a table of generators, got " .. show(fields)) end
  local keys = library.compare.sortedKeys(fields)
  for i = 1, #keys do wantGenerator(fields[keys[i]], "gen.record: the field " .. show(keys[i])) end
  return generator("a table with " .. #keys .. " fields", function(choices)
    local record = {}
    for i = 1, #keys do record[keys[i]] = take(choices, fields[keys[i]]) end
    return record
  end)
end

-- The values of a list in another order. Simplest: the order of the list.
function gen.permutation(list)
  if type(list) ~= "table" then misuse("gen.permutation wants a list, got " .. show(list)) end
  return generator("the values of a list in some order", function(choices)
    local left, result = { unpack(list) }, {}
    for i = 1, #list do result[i] = remove(left, choices:draw(#left - 1) + 1) end
    return result
  end)
end

-- Some of the values of a list, in its order. Simplest: none.
function gen.sublist(list)
  if type(list) ~= "table" then misuse("gen.sublist wants a list, got " .. show(list)) end
  return generator("some values of a list", function(choices)
    local result = {}
    for i = 1, #list do
      if choices:draw(1) == 1 then result[#result + 1] = list[i] end
    end
    return result
  end)
end

-- MARK: Choosing

-- Always the same value.
function gen.constant(value)
  return generator(show(value), function() return value end)
end

-- A value out of a list. Simplest: the first.
function gen.choice(list, ...)
  if select("#", ...) > 0 or type(list) ~= "table" then misuse('gen.choice wants one list of values, as gen.choice { "a", "b" }') end
  if #list == 0 then misuse("gen.choice: the list has no value to choose from") end
  return generator("one of " .. #list .. " values", function(choices) return list[choices:draw(#list - 1) + 1] end)
end

-- The values of several generators. The number before a generator is its relative frequency: gen.frequency { { 3, a }, { 1, b } }.
-- Simplest: the first generator's.
function gen.frequency(list)
  if type(list) ~= "table" or #list == 0 then misuse("gen.frequency wants a list such as { { 3, gen.integer() }, { 1, gen.string() } }") end
  local total = 0
  for i = 1, #list do
    if type(list[i]) ~= "table" then misuse("gen.frequency: entry " .. i .. " must be { how often, generator }, got " .. show(list[i])) end
    total = total + wantWhole(list[i][1], "gen.frequency: how often entry " .. i .. " comes", 1)
    wantGenerator(list[i][2], "gen.frequency: entry " .. i)
  end
  return generator("one of " .. #list .. " kinds of values", function(choices)
    local place = choices:draw(total - 1)
    for i = 1, #list do
      place = place - list[i][1]
      if place < 0 then return take(choices, list[i][2]) end
    end
  end)
end

-- Values that contain values of the same kind: `leaf` makes the innermost values; `branch` gets a generator of inner values and returns a generator.
-- Options: depth, the maximum number of levels (5). Simplest: a leaf.
function gen.recursive(leaf, branch, options)
  wantGenerator(leaf, "gen.recursive: the leaf")
  if type(branch) ~= "function" then misuse("gen.recursive wants a function that gets a generator and answers one, got " .. show(branch)) end
  local depth = wantWhole(options and options.depth or 5, "gen.recursive: depth", 1)
  local level, inner = 0, nil
  local whole = generator("a value with others of its kind inside", function(choices)
    if level >= depth or choices:draw(1) == 0 then return take(choices, leaf) end
    level = level + 1
    local worked, value = pcall(take, choices, inner)
    level = level - 1
    if not worked then error(value, 0) end
    return value
  end)
  inner = wantGenerator(branch(whole), "gen.recursive: what the function answers")
  return whole
end

library.gen = gen
library.generator, library.wantWhole, library.repeated, library.lengths = generator, wantWhole, repeated, lengths
