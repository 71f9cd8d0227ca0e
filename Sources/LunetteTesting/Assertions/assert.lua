-- The meaning of an assertion's name, and the failure of an assertion that does not hold: `assert.are.equal(expected, actual)`,
-- `assert.has_no.errors(f)`, `assert.spy(s).was.called_with(1)`.
--
-- A name is words joined by dots or underscores. Fillers such as `are` mean nothing, `no` and `not` negate the assertion, a modifier
-- (`spy`, `message`) says what the assertion is about, and the rest is the assertion's name. A failure raises a table, so that a failed
-- expectation can be distinguished from an error by its type; `tostring` of the table is the whole message.
local library, host = ...
local compare, say = library.compare, library.say
local show = compare.show
local gmatch, match, lower = string.gmatch, string.match, string.lower
local concat, sort, unpack, pack = table.concat, table.sort, table.unpack, table.pack
local type, next, select, error, tostring, setmetatable, getmetatable, rawget, rawset, rawequal =
  type, next, select, error, tostring, setmetatable, getmetatable, rawget, rawset, rawequal

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

-- `parameters` names the arguments; those after `required` may be left out; the author's message may follow.
-- `check` gets the state of the chain and the arguments. It returns whether the assertion holds, a table for the failure's
-- fields, and the assertion's results if these are not its arguments. `expected` makes the failure's field of that name
-- from the arguments. `negated` is that text for the negated assertion, or false where negating the assertion means nothing.
local assertions = {}

local function define(names, parameters, required, expected, check)
  local assertion = { parameters = parameters, required = required, expected = expected, check = check }
  for name in gmatch(names, "%S+") do assertions[name] = assertion end
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
library.isCallable, library.resolve, library.misspelt = isCallable, resolve, misspelt
library.assertions, library.modifiers, library.matchers = assertions, modifiers, matchers
