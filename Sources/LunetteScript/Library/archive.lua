-- NSKeyedArchiver and NSKeyedUnarchiver: objects as plain values, and back.
--
-- An object of a script's class is archived with two methods: `encode(coder)` and `initWithCoder(coder)`. Each object is written once,
-- even if many others refer to it, and circles are allowed. The archive is a table that can be written as JSON:
--   { root = value, objects = { { class = "Item", values = { name = value } }, { list = { value } }, { fields = { name = value } } } }
-- where a value is a boolean, a number, a string, { ref = n } for the n-th object, or { kind = "CGRect", numbers = { ... } }.
-- Source: docs/rules/controllers.md 15
local classNamed, bareInstance, write, read = ...
local type, tostring, error, pairs, ipairs, setmetatable, rawget, select = type, tostring, error, pairs, ipairs, setmetatable, rawget, select
local floor, tointeger = math.floor, math.tointeger
local unpack = table.unpack

local KINDS = {
  CGPoint = { "x", "y" }, CGSize = { "width", "height" }, CGRect = { "x", "y", "width", "height" },
  UIEdgeInsets = { "top", "left", "bottom", "right" }, CGAffineTransform = { "a", "b", "c", "d", "tx", "ty" },
}
local MAKERS = {
  CGPoint = CGPoint, CGSize = CGSize, CGRect = CGRect, UIEdgeInsets = UIEdgeInsets, CGAffineTransform = CGAffineTransform,
}

local function refuse(level, text, ...) error(text:format(...), level + 1) end

-- the name of a value's class, if a script made the class
local function className(object)
  local text = tostring(object)
  return text:match "^an? ([%w_]+)$" or text:match "^<([%w_]+)[ >]"
end

local function geometry(value)
  local kind = tostring(value):match "^([%w_]+)"
  local fields = KINDS[kind]
  if not fields then return nil end
  local numbers = {}
  for place, field in ipairs(fields) do numbers[place] = value[field] end
  return { kind = kind, numbers = numbers }
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

local function encodeObject(state, value, level)
  local known = state.numbers[value]
  if known then return { ref = known } end
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
  return { ref = number }
end

function encodeValue(state, value, level)
  local kind = type(value)
  if kind == "nil" or kind == "boolean" or kind == "number" or kind == "string" then return value end
  if kind == "userdata" then
    local numbers = geometry(value)
    if numbers then return numbers end
  end
  if kind == "table" or kind == "userdata" then return encodeObject(state, value, level + 1) end
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
  local make = MAKERS[value.kind]
  if not make then error("this archive is damaged: it has a value of no known kind", 0) end
  return make(value.numbers)
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

local function decodeRoot(archive)
  local objects = archive.objects
  return decodeValue({ objects = type(objects) == "table" and objects or {}, made = {} }, archive.root)
end

function Archiver.archiveRootObject(root, name)
  fileName(name, "NSKeyedArchiver.archiveRootObject(object, name)")
  write(name, encodeRoot(root))
  return true
end
function Archiver.archivedData(root) return encodeRoot(root) end

function Unarchiver.unarchiveObject(name)
  local archive = read(fileName(name, "NSKeyedUnarchiver.unarchiveObject(name)"))
  if type(archive) ~= "table" then return nil end
  return decodeRoot(archive)
end
function Unarchiver.unarchivedObject(data)
  if type(data) ~= "table" then refuse(2, "NSKeyedUnarchiver.unarchivedObject(data): what archivedData answered, got %s", type(data)) end
  return decodeRoot(data)
end

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
