-- The meaning of an assertion's name, and the failure of an assertion that does not hold: `assert.are.equal(expected, actual)`,
-- `assert.has_no.errors(f)`, `assert.spy(s).was.called_with(1)`.
--
-- A name is words joined by dots or underscores. Fillers such as `are` mean nothing, `no` and `not` negate the assertion, a modifier
-- (`spy`, `message`) says what the assertion is about, and the rest is the assertion's name. A failure raises a table, so that a failed
-- expectation can be distinguished from an error by its type; `tostring` of the table is the whole message.
local library, host = ...
local compare, say = library.compare, library.say
local show = compare.show
local find, gmatch, match, lower = string.find, string.gmatch, string.match, string.lower
local concat, sort, unpack, pack = table.concat, table.sort, table.unpack, table.pack
local type, next, ipairs, select, error, tostring, setmetatable, getmetatable, rawget, rawset, rawequal =
  type, next, ipairs, select, error, tostring, setmetatable, getmetatable, rawget, rawset, rawequal

local Failure = { __name = "failure" }

function Failure:__tostring()
  local lines = { (self.position and self.position .. ": " or "") .. (self.message or "the assertion failed") }
  if self.expected then lines[#lines + 1] = "expected: " .. self.expected end
  if self.actual then lines[#lines + 1] = "actual:   " .. self.actual end
  if self.detail then lines[#lines + 1] = self.detail end
  return concat(lines, "\n")
end

-- Every field is a string: message, expected, actual, detail, and mark ("yes" to mark where the two texts begin to differ).
local function fail(fields)
  fields.position = host.position()
  error(setmetatable(fields, Failure), 0)
end

local function misuse(text)
  error(host.position() .. ": " .. text, 0)
end

local function isCallable(value)
  local metatable = getmetatable(value)
  return type(value) == "function" or type(metatable) == "table" and rawget(metatable, "__call") ~= nil
end

-- The types that an argument may have: what a message says, and whether a value is of the type. A pattern may be a number, as in Lua. The
-- host checks an app.
local kinds = {
  string = { "a string", function(value) return type(value) == "string" end },
  number = { "a number", function(value) return type(value) == "number" end },
  pattern = { "a string", function(value) return type(value) == "string" or type(value) == "number" end },
  ["function"] = { "a function", isCallable },
}

-- `names` are what a test may write. `signature` names the arguments and their types: "part: string, actual"; one with a question mark may
-- be left out, and the author's message may follow. `words` are for the reference: a name, what the assertion says, and maybe another name
-- and what it says. `expected` makes the failure's field of that name from the arguments.
-- `check` gets the state of the chain and the arguments. It returns whether the assertion holds, a table for the failure's
-- fields, and the assertion's results if these are not its arguments.
-- Of the result, which is the assertion: `negated` is the expectation for the negated assertion, or false where negating it means nothing;
-- `variadic` is the name of the arguments of which any number may follow; `options` are the fields of the last argument: a name, a type (with its unit after a space), a text each.
local assertions, declared = {}, {}

local function define(names, signature, words, expected, check)
  local assertion = { parameters = {}, types = {}, required = 0, words = words, expected = expected }
  for name, optional, kind in gmatch(signature, "([%w_]+)(%??):? ?(%w*)") do
    local place = #assertion.parameters + 1
    assertion.parameters[place], assertion.types[place] = name, kind
    if optional == "" then assertion.required = place end
  end
  local function checkTyped(state, ...)
    for place = 1, assertion.required do
      local kind, value = kinds[assertion.types[place]], (select(place, ...))
      if kind and not kind[2](value) then
        misuse("assert." .. words[1] .. ": argument " .. place .. " '" .. assertion.parameters[place] .. "' must be " .. kind[1] ..
          ", got " .. show(value))
      end
    end
    return check(state, ...)
  end
  assertion.check = find(signature, ":", 1, true) and checkTyped or check
  for name in gmatch(names, "%S+") do assertions[name] = assertion end
  declared[#declared + 1] = assertion
  return assertion
end

-- A modifier is called before the assertion, with the chain's state and the modifier's arguments.
local modifiers = {}
local fillers = { is = true, are = true, was = true, were = true, has = true, have = true, does = true, a = true, an = true, be = true }

-- MARK: Names

-- Finds the entry of `known` that a name means: the longest end of the name that is an entry, if only fillers and negations are before it.
-- Returns: the entry, whether it is negated, and the entry's own name; nil when there is none
local function resolve(name, known)
  local words = {}
  for word in gmatch(lower(name), "[^_.]+") do words[#words + 1] = word end
  local negated = false
  for first = 1, #words do
    local own = concat(words, "_", first)
    if known[own] then return known[own], negated, own end
    local word = words[first]
    if word == "no" or word == "not" then
      negated = not negated
    elseif not fillers[word] and not modifiers[word] then
      return nil
    end
  end
end

local function misspelt(name, prefix, ...)
  local names = {}
  for i = 1, select("#", ...) do
    for each in next, (select(i, ...)) do names[#names + 1] = each end
  end
  sort(names)
  local own = {}
  for word in gmatch(lower(match(name, "%.(.*)")), "[^_.]+") do
    if not fillers[word] and not modifiers[word] and word ~= "no" and word ~= "not" then own[#own + 1] = word end
  end
  local nearest = host.nearest(concat(own, "_"), names)
  local hint = nearest and " (did you mean '" .. nearest .. "'?)" or ""
  misuse("there is no " .. prefix .. "'" .. name .. "'" .. hint .. "; there are " .. concat(names, ", "))
end

-- MARK: Running one

local function shownActual(assertion, arguments)
  for i, name in next, assertion.parameters do
    if name == "actual" or name == "list" then return show(arguments[i]) end
  end
end

-- The fields of a failure: those of the check, the expectation, and the author's message.
local function describe(assertion, negated, arguments, found, message)
  local fields = found or {}
  local count = assertion.variadic and arguments.n or #assertion.parameters
  if negated then
    fields.expected = assertion.negated or "not " .. assertion.expected(unpack(arguments, 1, count))
    fields.mark, fields.detail = nil, nil
  elseif assertion.expected and not fields.expected then
    fields.expected = assertion.expected(unpack(arguments, 1, count))
  end
  fields.actual = fields.actual or shownActual(assertion, arguments)
  if message == nil and not assertion.variadic then message = arguments[#assertion.parameters + 1] end
  if message ~= nil then fields.message = tostring(message) end
  return fields
end

-- An assertion that a spec registered. Its texts are keys of `say`, or the texts themselves.
local function runRegistered(assertion, negated, state, arguments)
  state.mod = not negated
  local holds, returned = assertion.callback(state, arguments, 3)
  if not holds ~= negated then
    local key = negated and assertion.negative or assertion.positive
    local shown = { n = arguments.n }
    for i = 1, arguments.n do shown[i] = show(arguments[i]) end
    local text = rawget(state, "failure_message")
    if text == nil and key ~= nil then text = say(key, shown) end
    fail { message = tostring(text or "assertion failed!") }
  end
  if type(returned) == "table" then return unpack(returned, 1, returned.n or #returned) end
  return unpack(arguments, 1, arguments.n)
end

local function run(assertion, negated, name, state, ...)
  if assertion.callback then return runRegistered(assertion, negated, state or {}, pack(...)) end
  local count = select("#", ...)
  if count < assertion.required then
    misuse("assert." .. name .. " needs " .. concat(assertion.parameters, ", ", 1, assertion.required) .. "; got " ..
      count .. (count == 1 and " argument" or " arguments"))
  end
  local holds, fields, result = assertion.check(state, ...)
  if holds == negated then fail(describe(assertion, negated, pack(...), fields, state and state.message)) end
  if result ~= nil then return result end
  return ...
end

-- MARK: Chains

local node

local function call(name, state, ...)
  local last = match(lower(name), "[^_.]+$")
  if last and modifiers[last] and not resolve(name, assertions) then
    local following = {}
    for key, value in next, state or {} do following[key] = value end
    modifiers[last](following, pack(...))
    return node(name, following)
  end
  local assertion, negated = resolve(name, assertions)
  if assertion and negated and assertion.negated == false then assertion = nil end
  if not assertion then misspelt("assert." .. name, "assertion ", assertions) end
  return run(assertion, negated, name, state, ...)
end

-- The beginning of a name: more words may follow, or a call. A word is looked up once; then it is a plain field.
function node(name, state)
  return setmetatable({}, {
    __call = function(_, ...) return call(name, state, ...) end,
    __index = function(self, word)
      local child = node(name .. "." .. tostring(word), state)
      rawset(self, word, child)
      return child
    end,
    __metatable = false,
  })
end

-- Lua's own `assert`, which a spec may use as before.
local function plain(_, ...)
  if ... then return ... end
  local _, message = ...
  if select("#", ...) == 0 then misuse("assert needs a value") end
  if message ~= nil and type(message) ~= "string" and type(message) ~= "number" then error(message, 0) end
  fail { message = message ~= nil and tostring(message) or "assertion failed!" }
end

local words = setmetatable({}, {
  __call = plain,
  __index = function(self, word)
    local child = node(tostring(word))
    rawset(self, word, child)
    return child
  end,
  __metatable = false,
})

-- MARK: A spec's own assertions, modifiers and matchers

local matchers = {}

local function register(_, kind, name, callback, positive, negative)
  if type(name) ~= "string" then misuse("assert:register: argument 2 'name' must be a string, got " .. show(name)) end
  if not isCallable(callback) then misuse("assert:register: argument 3 'callback' must be a function, got " .. show(callback)) end
  name = lower(name)
  if kind == "assertion" then
    assertions[name] = { callback = callback, positive = positive, negative = negative, parameters = {} }
  elseif kind == "matcher" then
    matchers[name] = callback
  elseif kind == "modifier" then
    modifiers[name] = callback
  else
    misuse("assert:register: argument 1 'kind' must be \"assertion\", \"modifier\" or \"matcher\", got " .. show(kind))
  end
  rawset(words, name, nil)
end

local function unregister(_, kind, name)
  local known = kind == "assertion" and assertions or kind == "matcher" and matchers or kind == "modifier" and modifiers
  if known then known[lower(tostring(name))] = nil end
end

local parameters = {}

rawset(words, "register", register)
rawset(words, "unregister", unregister)
-- luassert's function `assert:is_callable(value)` returns a boolean; with a dot it is an assertion like any other.
rawset(words, "is_callable", function(first, ...)
  if rawequal(first, words) then return isCallable((...)) end
  return call("is_callable", nil, first, ...)
end)
rawset(words, "add_formatter", function(_, formatter) compare.addFormatter(formatter) end)
rawset(words, "remove_formatter", function(_, formatter) compare.removeFormatter(formatter) end)
rawset(words, "set_parameter", function(_, name, value) parameters[name] = value end)
rawset(words, "get_parameter", function(_, name) return parameters[name] end)
rawset(words, "format", function(_, values)
  for i = 1, values.n or #values do values[i] = show(values[i]) end
  return values
end)

library.assert, library.Failure, library.define, library.misuse = words, Failure, define, misuse

-- The assertions for the reference, in the order of their definitions. Each is a list of texts: its name, what it says, and for each argument
-- the name, the type, "?" where it may be left out, and the fields of a table of options (name, type, text), each on a line of its own.
function library.describe()
  local list = {}
  for _, assertion in ipairs(declared) do
    for i = 1, #assertion.words, 2 do
      local entry = { assertion.words[i], assertion.words[i + 1] }
      local function add(...)
        for j = 1, 4 do entry[#entry + 1] = (select(j, ...)) end
      end
      for place, name in ipairs(assertion.parameters) do
        local options = place == #assertion.parameters and assertion.options or {}
        add(name, assertion.types[place], place > assertion.required and "?" or "", concat(options, "\n"))
      end
      if assertion.variadic then add(assertion.variadic, "", "?", "") end
      list[#list + 1] = entry
    end
  end
  return list
end

library.isCallable, library.resolve, library.misspelt = isCallable, resolve, misspelt
library.assertions, library.modifiers, library.matchers = assertions, modifiers, matchers
