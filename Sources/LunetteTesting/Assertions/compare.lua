-- Values as text for messages, and the first difference of two values.
--
-- Tables are read raw and their keys in a fixed order, so equal values have the same text in every run. Of a metatable only `__eq` and
-- `__tostring` are used. No address is ever shown.
local library = ...
local floor, huge, mathtype = math.floor, math.huge, math.type
local format, gsub, byte, rep, find = string.format, string.gsub, string.byte, string.rep, string.find
local sort, concat, remove = table.sort, table.concat, table.remove
local type, next, rawget, rawequal, rawlen, getmetatable, tostring, pcall, utf8length =
  type, next, rawget, rawequal, rawlen, getmetatable, tostring, pcall, utf8.len

local lineWidth, deepest = 72, 6

local ranks = { number = 1, string = 2, boolean = 3 }

local function comesBefore(a, b)
  local rankA, rankB = ranks[type(a)] or 4, ranks[type(b)] or 4
  if rankA ~= rankB then return rankA < rankB end
  if rankA <= 2 then return a < b end
  return tostring(a) < tostring(b)
end

-- the keys of one or two tables, each once
local function sortedKeys(first, second)
  local keys = {}
  for key in next, first do keys[#keys + 1] = key end
  if second then
    for key in next, second do
      if rawget(first, key) == nil then keys[#keys + 1] = key end
    end
  end
  sort(keys, comesBefore)
  return keys
end

local escapes = { ["\n"] = "\\n", ["\t"] = "\\t", ["\r"] = "\\r", ['"'] = '\\"', ["\\"] = "\\\\" }

local function showString(text)
  return '"' .. gsub(text, '[%c"\\]', function(c) return escapes[c] or format("\\x%02X", byte(c)) end) .. '"'
end

local function showNumber(number, digits)
  if mathtype(number) == "integer" then return format("%d", number) end
  if number ~= number then return "nan" end
  if number == huge then return "inf" end
  if number == -huge then return "-inf" end
  if number == floor(number) and number > -1e15 and number < 1e15 then return format("%d", number) end
  return format(digits or "%.14g", number)
end

local function isName(key)
  return type(key) == "string" and find(key, "^[%a_][%w_]*$") ~= nil
end

local show

local function showEntry(key, value, isNext, level, seen)
  local shown = show(value, level + 1, seen)
  if isNext then return shown end
  return (isName(key) and key or "[" .. show(key, level + 1, seen) .. "]") .. " = " .. shown
end

local function ownText(value)
  local metatable = getmetatable(value)
  if type(metatable) ~= "table" or not rawget(metatable, "__tostring") then return nil end
  local worked, text = pcall(tostring, value)
  return worked and text or nil
end

local function showTable(value, level, seen)
  if seen[value] then return "{ itself }" end
  if next(value) == nil then return "{}" end
  if level >= deepest then return "{ ... }" end
  seen[value] = true
  local entries, width, following = {}, 4 + 2 * level, 1
  for i, key in next, sortedKeys(value) do
    entries[i] = showEntry(key, rawget(value, key), key == following, level, seen)
    if key == following then following = following + 1 end
    width = width + (utf8length(entries[i]) or #entries[i]) + 2
  end
  seen[value] = nil
  if width <= lineWidth then return "{ " .. concat(entries, ", ") .. " }" end
  local indent = rep("  ", level + 1)
  return "{\n" .. indent .. concat(entries, ",\n" .. indent) .. "\n" .. rep("  ", level) .. "}"
end

-- Functions with which a spec formats some values itself: each gets a value, and returns a text or nil.
local formatters = {}

local function formatted(value)
  for i = #formatters, 1, -1 do
    local worked, text = pcall(formatters[i], value)
    if worked and type(text) == "string" then return text end
  end
end

-- A value as a message shows it: as Lua source, where that is possible.
function show(value, level, seen)
  local own = formatted(value)
  if own then return own end
  local kind = type(value)
  if kind == "string" then return showString(value) end
  if kind == "number" then return showNumber(value) end
  if kind == "table" then return ownText(value) or showTable(value, level or 0, seen or {}) end
  if kind == "function" then return "a function" end
  if kind == "thread" then return "a coroutine" end
  return tostring(value)
end

-- Two different values must not have the same text, so numbers get more digits where necessary.
local function showBoth(a, b)
  local shownA, shownB = show(a), show(b)
  if shownA == shownB and type(a) == "number" and type(b) == "number" then
    return showNumber(a, "%.17g"), showNumber(b, "%.17g")
  end
  return shownA, shownB
end

local function step(path, key)
  return path .. (isName(key) and "." .. key or "[" .. show(key) .. "]")
end

-- The first place where two values differ: returns its path and the two values there, or nothing when they are equal.
local function difference(a, b, path, met)
  if a == b then return nil end
  path = path or ""
  if type(a) ~= "table" or type(b) ~= "table" then return path, a, b end
  met = met or {}
  if met[a] and met[a][b] then return nil end -- being compared further up: the same as far as this branch can tell
  met[a] = met[a] or {}
  met[a][b] = true
  for _, key in next, sortedKeys(a, b) do
    local where, inA, inB = difference(rawget(a, key), rawget(b, key), step(path, key), met)
    if where then return where, inA, inB end
  end
  return nil
end

-- Blanks that look like a space and are none.
local blanks = { ["\u{A0}"] = "U+00A0", ["\u{2007}"] = "U+2007", ["\u{2009}"] = "U+2009", ["\u{202F}"] = "U+202F" }

-- What tells two texts apart that differ only in their blanks; nil for others.
local function blankDifference(expected, actual)
  local places = {}
  local function plain(text, owner)
    for blank, name in next, blanks do
      if find(text, blank, 1, true) then places[#places + 1] = "the " .. owner .. " text has " .. name end
      text = gsub(text, blank, " ")
    end
    return text
  end
  if plain(expected, "expected") ~= plain(actual, "actual") then return nil end
  sort(places)
  return concat(places, ", ") .. ", a blank that is not the plain space"
end

local function removeFormatter(formatter)
  for i = #formatters, 1, -1 do
    if formatters[i] == formatter then remove(formatters, i) end
  end
end

library.compare = {
  show = show, showBoth = showBoth, difference = difference, blankDifference = blankDifference, sortedKeys = sortedKeys,
  addFormatter = function(formatter) formatters[#formatters + 1] = formatter end, removeFormatter = removeFormatter,
}
