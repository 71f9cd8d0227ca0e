-- Matchers stand for arguments whose value a test does not know exactly: `assert.spy(s).was.called_with(match.is_string(), match._)`.
local library = ...
local compare, assertions, matchers = library.compare, library.assertions, library.matchers
local show, difference = compare.show, compare.difference
local type, next, rawset, rawequal, setmetatable, getmetatable, tostring =
  type, next, rawset, rawequal, setmetatable, getmetatable, tostring
local pack, unpack, concat, insert = table.pack, table.unpack, table.concat, table.insert

local Matcher = { __name = "matcher" }
function Matcher:__call(value) return self.holds(value) end
function Matcher:__tostring() return self.text end

local function matcher(text, holds) return setmetatable({ text = text, holds = holds }, Matcher) end

function library.isMatcher(value) return type(value) == "table" and getmetatable(value) == Matcher end

-- Which of an assertion's arguments is the value that it checks.
local looked = { actual = true, list = true, ["function"] = true }

-- An assertion about one value is a matcher, too: the test gives its other arguments, and the value is known when the matcher is used.
local function fromAssertion(assertion, state, arguments)
  if assertion.callback then
    return function(value)
      local all = pack(unpack(arguments, 1, arguments.n))
      insert(all, 1, value)
      all.n = arguments.n + 1
      return assertion.callback({ mod = true }, all, 1) and true or false
    end
  end
  local place
  for i, name in next, assertion.parameters do
    if looked[name] then place = i end
  end
  if not place then return nil end
  return function(value)
    local all = { n = arguments.n + 1 }
    for i = 1, all.n do
      if i == place then all[i] = value else all[i] = arguments[i < place and i or i - 1] end
    end
    return (assertion.check(state, unpack(all, 1, all.n)))
  end
end

-- The callbacks of registered matchers return a function that gets the value.
matchers.ref = function(_, arguments)
  return function(value) return rawequal(value, arguments[1]) end
end

local function countHolding(arguments, value)
  local count = 0
  for i = 1, arguments.n do
    local each = arguments[i]
    if library.isMatcher(each) then
      if each(value) then count = count + 1 end
    elseif not difference(each, value) then
      count = count + 1
    end
  end
  return count
end

matchers.all_of = function(_, arguments)
  return function(value) return countHolding(arguments, value) == arguments.n end
end
matchers.any_of = function(_, arguments)
  return function(value) return countHolding(arguments, value) > 0 end
end
matchers.none_of = function(_, arguments)
  return function(value) return countHolding(arguments, value) == 0 end
end

local function named(name, ...)
  local arguments = pack(...)
  local callback, negated = library.resolve(name, matchers)
  local holds
  if callback then
    holds = callback({ mod = true }, arguments, 1)
  else
    local assertion
    assertion, negated = library.resolve(name, assertions)
    holds = assertion and fromAssertion(assertion, {}, arguments)
  end
  if type(holds) ~= "function" then library.misspelt("match." .. name, "matcher ", matchers, assertions) end
  local shown = {}
  for i = 1, arguments.n do shown[i] = show(arguments[i]) end
  return matcher("match." .. name .. "(" .. concat(shown, ", ") .. ")", function(value)
    return (holds(value) and true or false) ~= negated
  end)
end

local function node(name)
  return setmetatable({}, {
    __call = function(_, ...) return named(name, ...) end,
    __index = function(self, word)
      local child = node(name .. "." .. tostring(word))
      rawset(self, word, child)
      return child
    end,
    __metatable = false,
  })
end

library.match = setmetatable({
  _ = matcher("match._", function() return true end),
  is_matcher = library.isMatcher,
}, {
  __index = function(self, word)
    local child = node(tostring(word))
    rawset(self, word, child)
    return child
  end,
  __metatable = false,
})
