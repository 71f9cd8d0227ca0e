-- NSKeyedArchiver and NSKeyedUnarchiver: objects as plain values, and back.
--
-- An object of a script's class is archived with two methods: `encode(coder)` and `initWithCoder(coder)`. Each object is written once,
-- even if many others refer to it, and circles are allowed. The archive is a table that can be written as JSON:
--   { root = value, objects = { { class = "Item", values = { name = value } }, { list = { value } }, { fields = { name = value } } } }
-- where a value is a boolean, a number, a string, { ref = n } for the n-th object, or { kind = "CGRect", numbers = { ... } } and { kind = "URL", text = }
-- for a value that JSON doesn't have. Source: docs/rules/controllers.md 15
local classNamed, bareInstance, write, read, kindOf = ...
local type, tostring, tonumber, error, pairs, ipairs, pcall, setmetatable, next = type, tostring, tonumber, error, pairs, ipairs, pcall, setmetatable, next
local floor, tointeger, mathType, huge = math.floor, math.tointeger, math.type, math.huge
local JSONSerialization, NSError = JSONSerialization, NSError

-- What JSON doesn't have: by the kind of value, what is written and how it is read.
local function numbered(make, ...)
  local fields = { ... }
  return {
    count = #fields,
    write = function(value)
      local numbers = {}
      for place, field in ipairs(fields) do numbers[place] = value[field] end
      return { numbers = numbers }
    end,
    read = function(kept) return make(kept.numbers) end,
  }
end
local function worded(make, field)
  return { write = function(value) return { text = value[field] } end, read = function(kept) return make(kept.text) end }
end
local KINDS = {
  CGPoint = numbered(CGPoint, "x", "y"),
  CGSize = numbered(CGSize, "width", "height"),
  CGRect = numbered(CGRect, "x", "y", "width", "height"),
  UIEdgeInsets = numbered(UIEdgeInsets, "top", "left", "bottom", "right"),
  CGAffineTransform = numbered(CGAffineTransform, "a", "b", "c", "d", "tx", "ty"),
  Date = numbered(function(numbers) return Date { timeIntervalSinceReferenceDate = numbers[1] } end, "timeIntervalSinceReferenceDate"),
  IndexPath = numbered(function(numbers) return IndexPath(numbers[1], numbers[2]) end, "section", "row"),
  URL = worded(function(text) return URL { string = text } end, "absoluteString"),
  UUID = worded(function(text) return UUID { uuidString = text } end, "uuidString"),
  NSNull = { count = 0, write = function() return {} end, read = function() return NSNull.null end },
  -- A colour that depends on the appearance is archived as it is in the present one.
  UIColor = {
    count = 4,
    write = function(value)
      local red, green, blue, alpha = value:getRed()
      return { numbers = { red, green, blue, alpha } }
    end,
    read = function(kept)
      local n = kept.numbers
      return UIColor { red = n[1], green = n[2], blue = n[3], alpha = n[4] }
    end,
  },
  number = { read = function(kept) return kept.text == "nan" and 0 / 0 or tointeger(kept.text) or tonumber(kept.text) or kept.text == "-inf" and -huge or huge end },
  bytes = { read = function(kept) return (kept.text:gsub("%x%x", function(byte) return string.char(tonumber(byte, 16)) end)) end },
}
-- Up to this number whole ones are the same in JSON.
local LARGEST = 1 << 53
local FORMAT = 4864 -- Source: Apple, CocoaError.coderReadCorrupt

local function refuse(level, text, ...) error(text:format(...), level + 1) end

-- the name of a value's class, if a script made the class
local function className(object)
  local text = tostring(object)
  return text:match "^an? ([%w_]+)$" or text:match "^<([%w_]+)[ >]"
end

local function special(value)
  local kind = kindOf(value)
  local how = KINDS[kind]
  if not how then return nil end
  local kept = how.write(value)
  kept.kind = kind
  return kept
end

local function number(value)
  if value ~= value then return { kind = "number", text = "nan" } end
  if value == huge or value == -huge then return { kind = "number", text = value > 0 and "inf" or "-inf" } end
  if mathType(value) == "integer" and (value > LARGEST or value < -LARGEST) then return { kind = "number", text = tostring(value) } end
  return value
end

local function text(value)
  if utf8.len(value) then return value end
  return { kind = "bytes", text = value:gsub(".", function(byte) return ("%02x"):format(byte:byte()) end) }
end

local function isList(value)
  local count = 0
  for key in pairs(value) do
    if type(key) ~= "number" then return false end
    count = count + 1
  end
  return count == #value and count > 0
end

-- MARK: writing

local Writer = {}
Writer.__index = Writer
Writer.__name = "NSKeyedArchiver"

local function newWriter()
  local state = { objects = {}, numbers = {} }
  return state
end

local encodeValue

-- a coder that writes the values of one object
local function coderOf(state, values) return setmetatable({ state = state, values = values }, Writer) end

-- The most objects inside each other. Ours: each takes a part of Lua's stack
local MOST_LEVELS = 5000

local function encodeObject(state, value, level)
  local known = state.numbers[value]
  if known then return { ref = known } end
  state.depth = (state.depth or 0) + 1
  if state.depth > MOST_LEVELS then refuse(level + 1, "an archive has at most %d objects inside each other", MOST_LEVELS) end
  local number = #state.objects + 1
  local entry = {}
  state.objects[number] = entry
  state.numbers[value] = number
  local found, encode = pcall(function() return value.encode end)
  if found and type(encode) == "function" then
    local name = className(value)
    if not name or not classNamed(name) then
      refuse(level + 1, "an object with encode(coder) must be of a class that class() made, got %s", tostring(value))
    end
    entry.class, entry.values = name, {}
    encode(value, coderOf(state, entry.values))
  elseif type(value) == "userdata" or className(value) and classNamed(className(value)) then
    refuse(level + 1, "%s can't be archived: it has no method encode(coder)", tostring(value))
  elseif isList(value) then
    entry.list = {}
    for place, item in ipairs(value) do entry.list[place] = encodeValue(state, item, level + 1) end
  else
    entry.fields = {}
    for key, item in pairs(value) do
      if type(key) ~= "string" then refuse(level + 1, "a table in an archive is a list, or has names for keys; got a %s for a key", type(key)) end
      entry.fields[key] = encodeValue(state, item, level + 1)
    end
  end
  state.depth = state.depth - 1
  return { ref = number }
end

function encodeValue(state, value, level)
  local kind = type(value)
  if kind == "nil" or kind == "boolean" then return value end
  if kind == "number" then return (number(value)) end
  if kind == "string" then return (text(value)) end
  if kind == "userdata" then
    local kept = special(value)
    if kept then return kept end
  end
  -- In parentheses: after a tail call an error would point at another line.
  if kind == "table" or kind == "userdata" then return (encodeObject(state, value, level + 1)) end
  refuse(level + 1, "a %s can't be archived", kind)
end

function Writer:encode(value, key)
  if type(key) ~= "string" then refuse(2, "coder:encode(value, key): the key must be a string, got %s", type(key)) end
  self.values[key] = encodeValue(self.state, value, 2)
end

-- MARK: reading

local Reader = {}
Reader.__index = Reader
Reader.__name = "NSKeyedUnarchiver"

local decodeValue

local function readerOf(state, values) return setmetatable({ state = state, values = values }, Reader) end

local function decodeObject(state, number)
  local known = state.made[number]
  if known ~= nil then return known end
  local entry = state.objects[number]
  if type(entry) ~= "table" then error("this archive is damaged: it has no object " .. tostring(number), 0) end
  if entry.class then
    local class = classNamed(entry.class)
    if not class then error(("the archive holds an object of the class %s, which this app hasn't made"):format(entry.class), 0) end
    local object = bareInstance(class)
    state.made[number] = object
    local init = object.initWithCoder
    if type(init) ~= "function" then error(("%s has no method initWithCoder(coder), which reads what encode(coder) wrote"):format(entry.class), 0) end
    init(object, readerOf(state, entry.values or {}))
    return object
  end
  local result = {}
  state.made[number] = result
  for key, value in pairs(entry.list or entry.fields or {}) do result[key] = decodeValue(state, value) end
  return result
end

function decodeValue(state, value)
  if type(value) ~= "table" then return value end
  if value.ref then return decodeObject(state, value.ref) end
  local how = KINDS[value.kind]
  if not how then error("this archive is damaged: it has a value of no known kind", 0) end
  return (how.read(value))
end

local function keyed(self, key, method)
  if type(key) ~= "string" then refuse(3, "coder:%s(key): the key must be a string, got %s", method, type(key)) end
  return self.values[key]
end

function Reader:containsValue(key) return keyed(self, key, "containsValue") ~= nil end
-- For missing keys, the methods return nil, 0 and false.
function Reader:decodeObject(key) return decodeValue(self.state, keyed(self, key, "decodeObject")) end
function Reader:decodeBool(key) return keyed(self, key, "decodeBool") == true end
function Reader:decodeInteger(key)
  local value = tonumber(keyed(self, key, "decodeInteger")) or 0
  return tointeger(floor(value)) or 0
end
function Reader:decodeDouble(key) return tonumber(keyed(self, key, "decodeDouble")) or 0 end
Reader.decodeFloat = Reader.decodeDouble

-- MARK: called by scripts

local Archiver, Unarchiver = {}, {}

local function fileName(name, call)
  if type(name) ~= "string" or name == "" then refuse(3, "%s: the name of the archive must be a string, got %s", call, type(name)) end
  return name
end

local function encodeRoot(root)
  local state = newWriter()
  return { root = encodeValue(state, root, 3), objects = state.objects }
end

-- Whether a value is one that the archiver has written: then reading it can't fail.
local function isSound(value, objects)
  if type(value) ~= "table" then return true end
  if value.ref ~= nil then return type(objects[value.ref]) == "table" end
  local how = KINDS[value.kind]
  if not how then return false end
  if not how.count then return type(value.text) == "string" end
  for place = 1, how.count do if type(value.numbers) ~= "table" or type(value.numbers[place]) ~= "number" then return false end end
  return true
end

local function isSoundArchive(archive)
  if type(archive) ~= "table" or type(archive.objects) ~= "table" or not isSound(archive.root, archive.objects) then return false end
  for _, entry in ipairs(archive.objects) do
    local values = type(entry) == "table" and (entry.values or entry.list or entry.fields or {})
    if type(values) ~= "table" or entry.class ~= nil and type(entry.class) ~= "string" then return false end
    for _, value in next, values do if not isSound(value, archive.objects) then return false end end
  end
  return true
end

local function decodeRoot(archive)
  local objects = archive.objects
  return decodeValue({ objects = type(objects) == "table" and objects or {}, made = {} }, archive.root)
end

function Archiver.archiveRootObject(root, name)
  fileName(name, "NSKeyedArchiver.archiveRootObject(object, name)")
  write(name, encodeRoot(root))
  return true
end

-- The value under a label of UIKit's, where a call has one table of nothing but labels.
local function labelled(value, first, second)
  if type(value) ~= "table" or value[first] == nil then return nil end
  for key in next, value do if key ~= first and key ~= second then return nil end end
  return value
end

function Archiver.archivedData(root)
  local labels = labelled(root, "withRootObject", "requiringSecureCoding")
  if labels then root = labels.withRootObject end
  local archive = encodeRoot(root)
  return (JSONSerialization.data(archive))
end

function Unarchiver.unarchiveObject(name)
  local archive = read(fileName(name, "NSKeyedUnarchiver.unarchiveObject(name)"))
  if type(archive) ~= "table" then return nil end
  return decodeRoot(archive)
end
-- Of values without isKind every one will do.
local function isKind(object, class)
  local found, isKind = pcall(function() return object.isKind end)
  return not found or type(isKind) ~= "function" or object:isKind(class)
end

-- Damaged data are nil and an error, as what Swift writes with try.
function Unarchiver.unarchivedObject(class, data)
  local labels = labelled(class, "from", "ofClass")
  if labels then class, data = labels.ofClass, labels.from elseif data == nil then class, data = nil, class end
  if type(data) ~= "string" then refuse(2, "NSKeyedUnarchiver.unarchivedObject(data): must be what archivedData answered, got %s", type(data)) end
  local archive = JSONSerialization.jsonObject(data)
  local known, object = isSoundArchive(archive), nil
  if known then object = decodeRoot(archive) end
  if known and (class == nil or isKind(object, class)) then return object end
  local reason = known and "it holds a " .. kindOf(object) .. ", which isn’t of the class that was asked for" or "it isn’t in the correct format"
  return nil, NSError { domain = "NSCocoaErrorDomain", code = FORMAT, localizedDescription = "The data couldn’t be read because " .. reason .. "." }
end
Unarchiver.unarchiveTopLevelObjectWithData = Unarchiver.unarchivedObject

-- for state restoration: a coder, and the values that it has written
local coders = {
  write = function()
    local state, values = newWriter(), {}
    return coderOf(state, values), function() return { objects = state.objects, values = values } end
  end,
  read = function(kept)
    local objects = kept.objects
    return readerOf({ objects = type(objects) == "table" and objects or {}, made = {} }, type(kept.values) == "table" and kept.values or {})
  end,
  nameOf = tostring,
  classNamed = classNamed,
}

return Archiver, Unarchiver, coders
