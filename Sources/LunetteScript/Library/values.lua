-- Small values and containers of UIKit and Foundation that are plain tables and numbers in Lua: their constructors take what UIKit's take.
--
-- Source: Apple, NSCache, IndexSet, NSDirectionalEdgeInsets, UIOffset, UILayoutPriority, NSItemProvider; docs/lua-api.md 1.15
local libraryClass = ...
local class = class
local type, tostring, error, ipairs, pairs, next, setmetatable, rawset = type, tostring, error, ipairs, pairs, next, setmetatable, rawset

local function refuse(text, ...) error(text:format(...), 3) end

-- A table that can be called to make something, and has values besides.
local function maker(name, make, values)
  return setmetatable(values or {}, { __call = function(_, ...) return make(...) end, __name = name, __tostring = function() return "class " .. name end })
end

-- MARK: NSCache

local CACHE_FIELDS = {
  countLimit = "number", totalCostLimit = "number", name = "string", delegate = "table", evictsObjectsWithDiscardedContent = "boolean",
}
local CACHE_DEFAULTS = { countLimit = 0, totalCostLimit = 0, name = "", evictsObjectsWithDiscardedContent = true }
local Cache = class "NSCache"
-- What a cache holds: for each key its object, its cost and its number in the order of setting, and for each number its key. The oldest goes first,
-- and all that is set, found and removed takes the same time however much there is. `fields`: of an object of the class itself, its properties.
local contents = setmetatable({}, { __mode = "k" })

-- Addresses and index paths are the same key where they are equal, as in UIKit.
local function keyOf(key)
  if type(key) == "userdata" then
    local text = tostring(key)
    if text:match "^<URL " or text:match "^%d+%.%d+$" then return text end
  end
  return key
end

local function empty(held)
  held.objects, held.costs, held.numbers, held.order = {}, {}, {}, {}
  held.first, held.last, held.count, held.total = 1, 0, 0, 0
end

local function heldBy(cache)
  local held = contents[cache]
  if not held then
    held = { fields = {} }
    empty(held)
    contents[cache] = held
  end
  return held
end

local function forget(held, key)
  local number = held.numbers[key]
  if not number then return end
  held.count, held.total = held.count - 1, held.total - held.costs[key]
  held.objects[key], held.costs[key], held.numbers[key], held.order[number] = nil, nil, nil, nil
  while held.first <= held.last and not held.order[held.first] do held.first = held.first + 1 end
end

-- The delegate hears of each object that goes by itself or is removed, and may ask the cache. Source: Apple, NSCacheDelegate
local function evict(cache, key)
  local held = heldBy(cache)
  local delegate, object = cache.delegate, held.objects[key]
  forget(held, key)
  if delegate and object ~= nil and delegate.willEvictObject then delegate:willEvictObject(cache, object) end
end

function Cache:object(key)
  if key == nil then return nil end
  return heldBy(self).objects[keyOf(key)]
end

function Cache:setObject(object, key, cost)
  if object == nil or key == nil then refuse("NSCache:setObject wants an object and a key, got %s and %s", type(object), type(key)) end
  if cost ~= nil and (type(cost) ~= "number" or cost ~= cost) then refuse("NSCache:setObject wants a number as cost, got %s", tostring(cost)) end
  local held, countLimit, totalCostLimit = heldBy(self), self.countLimit, self.totalCostLimit
  if type(countLimit) ~= "number" or type(totalCostLimit) ~= "number" then
    refuse("NSCache: countLimit and totalCostLimit must be numbers, got %s and %s", tostring(countLimit), tostring(totalCostLimit))
  end
  key = keyOf(key)
  forget(held, key)
  held.last = held.last + 1
  held.objects[key], held.costs[key], held.numbers[key], held.order[held.last] = object, cost or 0, held.last, key
  held.count, held.total = held.count + 1, held.total + (cost or 0)
  while held.count > 1 and (countLimit > 0 and held.count > countLimit or totalCostLimit > 0 and held.total > totalCostLimit) do
    evict(self, held.order[held.first])
  end
end

function Cache:removeObject(key) if key ~= nil then evict(self, keyOf(key)) end end

function Cache:removeAllObjects() empty(heldBy(self)) end

-- Objects of the class itself have its properties alone; those of an app's classes have fields.
local cacheMeta = { __name = "NSCache", __tostring = function() return "<NSCache>" end, __metatable = false }
function cacheMeta.__index(cache, key)
  if CACHE_FIELDS[key] then
    local value = heldBy(cache).fields[key]
    if value == nil then value = CACHE_DEFAULTS[key] end
    return value
  end
  if Cache[key] then return Cache[key] end
  error(("NSCache has no property '%s'"):format(tostring(key)), 2)
end
function cacheMeta.__newindex(cache, key, value)
  local wanted = CACHE_FIELDS[key]
  if not wanted then error(("NSCache has no property '%s'"):format(tostring(key)), 2) end
  if value ~= nil and type(value) ~= wanted and wanted ~= "table" then
    error(("NSCache.%s must be a %s, got a %s"):format(key, wanted, type(value)), 2)
  end
  heldBy(cache).fields[key] = value
end

local NSCache = libraryClass(Cache, CACHE_DEFAULTS, cacheMeta)

-- MARK: Values

-- As many numbers as a list of sections or rows may have. Ours
local MOST_INDEXES = 1000000

-- Larger ones are not whole in UIKit's numbers with a fraction. Ours
local LARGEST = 1000000000000000

local function whole(value, name)
  if not (type(value) == "number" and value == value // 1 and value >= -LARGEST and value <= LARGEST) then
    refuse("IndexSet wants %s = a whole number, got %s", name, tostring(value))
  end
  return math.tointeger(value)
end

local function indexSet(what)
  if what == nil then return {} end
  if type(what) == "number" then return { whole(what, "integer") } end
  if type(what) ~= "table" then refuse("IndexSet is made of { integer = 1 }, { integersIn = { first, last } } or { 1, 2, 3 }, got a %s", type(what)) end
  if what.integer ~= nil then return { whole(what.integer, "integer") } end
  local list = {}
  if what.integersIn ~= nil then
    local range = what.integersIn
    if type(range) ~= "table" then refuse("IndexSet wants integersIn = { first, last }, got a %s", type(range)) end
    local first, last = whole(range[1], "the first number"), whole(range[2], "the last number")
    if last - first >= MOST_INDEXES then refuse("IndexSet has at most %d numbers, got %d", MOST_INDEXES, last - first + 1) end
    for number = first, last do list[#list + 1] = number end
    return list
  end
  for place, number in ipairs(what) do list[place] = whole(number, "number " .. place) end
  return list
end

-- Numbers by names, or in the order of the names.
local function named(title, names)
  local form = table.concat(names, ", ")
  return function(...)
    local first = ...
    local given = type(first) == "table" and first or { ... }
    local isList = given[1] ~= nil
    local value = {}
    for place, name in ipairs(names) do
      local number = given[isList and place or name]
      if type(number) ~= "number" then refuse("%s is made of { %s }, got %s for %s", title, form, tostring(number), name) end
      value[name] = number
    end
    return value
  end
end

local insets = named("NSDirectionalEdgeInsets", { "top", "leading", "bottom", "trailing" })
local offset = named("UIOffset", { "horizontal", "vertical" })
local NSDirectionalEdgeInsets = maker("NSDirectionalEdgeInsets", insets, { zero = insets(0, 0, 0, 0) })
local UIOffset = maker("UIOffset", function(...)
  local value = offset(...)
  return { value.horizontal, value.vertical }
end, { zero = { 0, 0 } })

local NSRange = maker("NSRange", function(...)
  local range = named("NSRange", { "location", "length" })(...)
  return { location = range.location, length = range.length }
end)
local vector = named("CGVector", { "dx", "dy" })
local CGVector = maker("CGVector", function(...)
  local value = vector(...)
  return { value.dx, value.dy }
end, { zero = { 0, 0 } })

local UILayoutPriority = maker("UILayoutPriority", function(value)
  local number = type(value) == "table" and (value.rawValue or value[1]) or value
  if type(number) ~= "number" then refuse("UILayoutPriority is made of a number from 0 to 1000, got %s", tostring(number)) end
  return number
end, {
  required = "required", defaultHigh = "defaultHigh", dragThatCanResizeScene = "dragThatCanResizeScene", sceneSizeStayPut = "sceneSizeStayPut",
  dragThatCannotResizeScene = "dragThatCannotResizeScene", defaultLow = "defaultLow", fittingSizeLevel = "fittingSizeLevel",
})

-- MARK: NSItemProvider

local Provider = { __name = "NSItemProvider" }
Provider.__index = Provider
function Provider.__tostring() return "<NSItemProvider>" end
function Provider:canLoadObject() return self.object ~= nil end
-- Calls completion(object, error), at once: nothing has to be fetched.
function Provider:loadObject(class, completion)
  completion = completion or class
  if type(completion) ~= "function" then refuse("NSItemProvider:loadObject wants a function, got a %s", type(completion)) end
  completion(self.object, nil)
end

local NSItemProvider = maker("NSItemProvider", function(properties)
  local provider = setmetatable({}, Provider)
  for key, value in pairs(properties or {}) do
    if key ~= "object" and key ~= "suggestedName" then refuse("NSItemProvider has no property '%s'", tostring(key)) end
    rawset(provider, key, value)
  end
  return provider
end)

return UIOffset, UILayoutPriority, NSRange, NSItemProvider, NSDirectionalEdgeInsets, NSCache, maker("IndexSet", indexSet), CGVector
