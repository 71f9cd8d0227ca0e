-- Values of JSON by a shape, { id = "integer", tags = { "string" }, note = "string?" }, and back.
local problem, newError = ...
local type, pairs, ipairs, next, tostring, error, pcall = type, pairs, ipairs, next, tostring, error, pcall
local mathtype, gsub, find, match, sub, sort, concat = math.type, string.gsub, string.find, string.match, string.sub, table.sort, table.concat

local kinds = { integer = true, number = true, string = true, boolean = true, date = true, url = true, uuid = true, data = true, any = true }
local kindNames = "integer, number, string, boolean, date, url, uuid, data and any, each with ? where it may be missing"

-- `user_name` is `userName`; underscores at the beginning and the end stay.
local function camel(key)
  local before, middle, after = match(key, "^(_*)(.-)(_*)$")
  if not match(middle, "_") then return key end
  local first, rest = match(middle, "^([^_]+)(.*)$")
  return before .. first:lower() .. gsub(rest, "_+([^_])([^_]*)", function(letter, others) return letter:upper() .. others:lower() end) .. after
end

-- A word begins at a capital; of several capitals in a row the last one begins a word if a small letter follows somewhere, right behind the
-- others and what else stands between them: URLProperty is url_property. The first letter begins no word of its own.
-- Source: swift-foundation, JSONEncoder.KeyEncodingStrategy.convertToSnakeCase
local function snake(key)
  local words, start, from = {}, 1, 2
  while true do
    local capital = find(key, "%u", from)
    if not capital then break end
    words[#words + 1] = sub(key, start, capital - 1)
    local small = find(key, "%l", capital)
    start = capital
    if not small then break end
    if small > capital + 1 then
      words[#words + 1] = sub(key, capital, small - 2)
      start = small - 1
    end
    from = small + 1
  end
  words[#words + 1] = sub(key, start)
  return concat(words, "_"):lower()
end

-- The names down to a value, the places of lists among them: { "tags", "[2]", "id" }.
local function names(path)
  local list = {}
  for number, key in ipairs(path) do list[number] = type(key) == "number" and "[" .. key .. "]" or key end
  return list
end

-- Where a value is, as errors tell it: tags[2].id.
local function joined(path)
  local list = names(path)
  for number = 2, #list do
    if type(path[number]) == "string" then list[number] = "." .. list[number] end
  end
  return concat(list)
end

local function fail(code, path, text) error(newError(code, joined(path), text), 0) end

local function describe(value)
  if value == NSNull.null then return "null" end
  if type(value) == "table" then return "a table" end
  return type(value) == "string" and '"' .. value .. '"' or tostring(value)
end

local function step(path, key)
  local longer = { table.unpack(path) }
  longer[#longer + 1] = key
  return longer
end

local function isDate(value)
  if type(value) ~= "userdata" then return false end
  local known, seconds = pcall(function() return value.timeIntervalSinceReferenceDate end)
  return known and type(seconds) == "number"
end

local function date(value, strategy, path)
  -- A property list has dates of its own. Source: Apple, PropertyListDecoder
  if strategy == "propertyList" then
    if isDate(value) then return value end
    fail("typeMismatch", path, "wanted a date, got " .. describe(value))
  end
  if strategy == "iso8601" then
    local moment = type(value) == "string" and ISO8601DateFormatter {}:date(value)
    if moment then return moment end
    fail(type(value) == "string" and "dataCorrupted" or "typeMismatch", path, "wanted a date in ISO 8601, got " .. describe(value))
  end
  if type(strategy) == "userdata" then
    local moment = type(value) == "string" and strategy:date(value)
    if moment then return moment end
    local wanted = "wanted a date as " .. strategy.dateFormat .. ", got " .. describe(value)
    fail(type(value) == "string" and "dataCorrupted" or "typeMismatch", path, wanted)
  end
  if type(strategy) == "function" then
    local moment = strategy(value)
    if isDate(moment) then return moment end
    fail("dataCorrupted", path, "the function of dateDecodingStrategy answered no Date, but " .. describe(moment) .. " for " .. describe(value))
  end
  if type(value) ~= "number" then fail("typeMismatch", path, "wanted a number for a date, got " .. describe(value)) end
  local since = { timeIntervalSinceReferenceDate = value }
  if strategy == "secondsSince1970" then since = { timeIntervalSince1970 = value } end
  if strategy == "millisecondsSince1970" then since = { timeIntervalSince1970 = value / 1000 } end
  local known, moment = pcall(Date, since)
  if known then return moment end
  fail("dataCorrupted", path, "wanted a date in the years 1 to 9999, got " .. describe(value))
end

-- What stands in JSON as a text. Source: Apple, URL, UUID and Data as Decodable
local texts = {
  uuid = { "a UUID", function(text) return UUID { uuidString = text } end },
  url = { "an address", function(text) return URL { string = text } end },
  data = { "a text in base64", function(text) return Data { base64Encoded = text } end },
}

local function fromText(kind, value, path)
  local wanted, make = table.unpack(texts[kind])
  local made = type(value) == "string" and make(value)
  if made then return made end
  fail(type(value) == "string" and "dataCorrupted" or "typeMismatch", path, "wanted " .. wanted .. ", got " .. describe(value))
end

local decode

local function kindOf(shape)
  local kind, optional = match(shape, "^(%a+)(%??)$")
  if not kinds[kind] then problem("there is no type '" .. shape .. "'; there are " .. kindNames) end
  return kind, optional
end

local function decodeKind(shape, value, options, path)
  local kind, optional = kindOf(shape)
  if value == NSNull.null and kind ~= "any" then
    if optional == "?" then return nil end
    fail("valueNotFound", path, "wanted " .. kind .. ", got null")
  end
  if kind == "date" then return date(value, options.dates, path) end
  -- A property list has bytes of its own.
  if kind == "data" and options.dates == "propertyList" and type(value) == "string" then return value end
  if texts[kind] then return fromText(kind, value, path) end
  local fits = kind == "any" or type(value) == kind
  if kind == "integer" then
    fits = mathtype(value) == "integer"
    if not fits and mathtype(value) == "float" and math.tointeger(value) then return math.tointeger(value) end
  end
  if not fits then fail("typeMismatch", path, "wanted " .. kind .. ", got " .. describe(value)) end
  return value
end

local function decodeList(shape, value, options, path)
  if type(value) ~= "table" or next(value) ~= nil and value[1] == nil then fail("typeMismatch", path, "wanted a list, got " .. describe(value)) end
  local list = JSONSerialization.array {}
  for place, item in ipairs(value) do
    local decoded = decode(shape[1], item, options, step(path, place))
    list[place] = decoded == nil and NSNull.null or decoded
  end
  return list
end

-- The name under which a name of JSON or of a table goes on. A function of the app's gets all names down to it; a table's names come in their
-- order, so that it is called alike each time.
local function renamed(key, options, path)
  local strategy = options.keys
  if type(key) ~= "string" then return key end
  if strategy == "convertFromSnakeCase" then return camel(key) end
  if strategy == "convertToSnakeCase" then return snake(key) end
  if type(strategy) ~= "function" then return key end
  local list = names(path)
  list[#list + 1] = key
  local name = strategy(list)
  if type(name) ~= "string" then problem("the function of a key strategy must answer a name, got " .. describe(name) .. " for " .. describe(key)) end
  return name
end

local function orderedKeys(value)
  local keys, others = {}, {}
  for key in next, value do
    if type(key) == "string" then keys[#keys + 1] = key else others[#others + 1] = key end
  end
  sort(keys)
  return table.move(others, 1, #others, #keys + 1, keys)
end

local function decodeTable(shape, value, options, path)
  if type(value) ~= "table" or value[1] ~= nil then fail("typeMismatch", path, "wanted a table with names, got " .. describe(value)) end
  local found, keys, decoded = value, {}, {}
  if options.keys ~= "useDefaultKeys" then
    found = {}
    for _, key in ipairs(orderedKeys(value)) do found[renamed(key, options, path)] = value[key] end
  end
  for key in next, shape do
    if type(key) ~= "string" then problem "a shape has names, or is a list of one shape" end
    if key ~= "*" then keys[#keys + 1] = key end
  end
  sort(keys)
  for _, key in ipairs(keys) do
    local wanted = shape[key]
    -- A mark behind the name: the value may be missing, whatever its shape is.
    local name, mark = match(key, "^(.-)(%??)$")
    local entry = found[name]
    if mark == "?" and entry == NSNull.null then entry = nil end
    if type(wanted) == "string" then kindOf(wanted) end
    if entry ~= nil then
      decoded[name] = decode(wanted, entry, options, step(path, name))
    elseif mark ~= "?" and (type(wanted) ~= "string" or sub(wanted, -1) ~= "?") then
      fail("keyNotFound", step(path, name), "there is no value for " .. name)
    end
  end
  if shape["*"] == nil then return decoded end
  -- All other names have values of one shape.
  local others = {}
  for key in next, found do if shape[key] == nil and shape[key .. "?"] == nil then others[#others + 1] = key end end
  sort(others)
  for _, key in ipairs(others) do decoded[key] = decode(shape["*"], found[key], options, step(path, key)) end
  return decoded
end

function decode(shape, value, options, path)
  if type(shape) == "string" then return decodeKind(shape, value, options, path) end
  if type(shape) ~= "table" then problem("a shape is a type's name or a table, got " .. tostring(shape)) end
  if #path > 512 then problem "the shape has no end" end
  if shape[1] ~= nil then return decodeList(shape, value, options, path) end
  return decodeTable(shape, value, options, path)
end

local function encode(value, options, level, path)
  if type(value) == "userdata" and value ~= NSNull.null then
    local isAddress, address = pcall(function() return value.absoluteString end)
    if isAddress and type(address) == "string" then return address end
    local isIdentifier, identifier = pcall(function() return value.uuidString end)
    if isIdentifier and type(identifier) == "string" then return identifier end
    if isDate(value) then
      if options.dates == "propertyList" then return value end
      if type(options.dates) == "userdata" then return options.dates:string(value) end
      if type(options.dates) == "function" then return options.dates(value) end
      if options.dates == "iso8601" then return ISO8601DateFormatter {}:string(value) end
      if options.dates == "secondsSince1970" then return value.timeIntervalSince1970 end
      if options.dates == "millisecondsSince1970" then return value.timeIntervalSince1970 * 1000 end
      return value.timeIntervalSinceReferenceDate
    end
  end
  if type(value) ~= "table" or level > 512 then return value end
  -- Only a function asks for the way down.
  local function inside(key) return type(options.keys) == "function" and step(path, key) or path end
  if value[1] ~= nil or next(value) == nil then
    local isList = value[1] ~= nil
    if not isList then return value end
    local list = JSONSerialization.array {}
    for key, entry in next, value do list[key] = encode(entry, options, level + 1, inside(key)) end
    return list
  end
  local encoded = {}
  if options.keys == "useDefaultKeys" and type(options.dates) ~= "function" then
    for key, entry in next, value do encoded[key] = encode(entry, options, level + 1, path) end
    return encoded
  end
  for _, key in ipairs(orderedKeys(value)) do
    encoded[renamed(key, options, path)] = encode(value[key], options, level + 1, inside(key))
  end
  return encoded
end

return function(shape, value, keys, dates) return decode(shape, value, { keys = keys, dates = dates }, {}) end,
  function(value, keys, dates) return encode(value, { keys = keys, dates = dates }, 1, {}) end
