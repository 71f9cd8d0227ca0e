-- luassert's assertions, and ours: `assert.are.equal(expected, actual)`, `assert.has_no.errors(f)`, `assert.frame(app, "name")`.
--
-- A name is words joined by dots or underscores. The words in `fillers` only make it read well, `no` and `not` turn it
-- round, and the rest names the assertion. What fails raises a table, so that a failed expectation is told from an error
-- by its kind; `tostring` of it is the whole message.
local compare, host = ...
local show, showBoth, difference = compare.show, compare.showBoth, compare.difference
local find, gsub, gmatch, lower = string.find, string.gsub, string.gmatch, string.lower
local concat, sort, unpack = table.concat, table.sort, table.unpack
local type, next, select, pcall, error, tostring, setmetatable, getmetatable, rawget, rawset, abs =
  type, next, select, pcall, error, tostring, setmetatable, getmetatable, rawget, rawset, math.abs

local Failure = { __name = "failure" }

function Failure:__tostring()
  local lines = { (self.position and self.position .. ": " or "") .. (self.message or "the assertion failed") }
  if self.expected then lines[#lines + 1] = "expected: " .. self.expected end
  if self.actual then lines[#lines + 1] = "actual:   " .. self.actual end
  if self.detail then lines[#lines + 1] = self.detail end
  return concat(lines, "\n")
end

-- Every field is a string: message, expected, actual, detail, and mark ("yes" to mark where the two texts part).
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

-- `parameters` names the arguments; those after `required` may be left out; a message of the author's may follow.
-- `check` answers whether it holds, what it found out for the failure's fields, and what the assertion returns if that
-- is not its arguments. `expected` makes the failure's field of that name from the arguments. `negated` is that text for
-- the assertion turned round, or false where turning it round means nothing.
local assertions = {}

local function define(names, parameters, required, expected, check)
  local assertion = { parameters = parameters, required = required, expected = expected, check = check }
  for name in gmatch(names, "%S+") do assertions[name] = assertion end
  return assertion
end

local function showFirst(value) return show(value) end

define("equal equals", { "expected", "actual" }, 2, showFirst, function(expected, actual)
  if expected == actual then return true end
  local shownExpected, shownActual = showBoth(expected, actual)
  local fields = { expected = shownExpected, actual = shownActual }
  if type(expected) == "string" and type(actual) == "string" then fields.mark = "yes" end
  if type(expected) == "table" and type(actual) == "table" and not difference(expected, actual) then
    fields.detail = "two tables of the same content; assert.are.same compares what is in them"
  elseif shownExpected == shownActual then
    fields.detail = "they read the same and are not"
  end
  return false, fields
end)

define("same", { "expected", "actual" }, 2, showFirst, function(expected, actual)
  local path, inExpected, inActual = difference(expected, actual)
  if not path then return true end
  local fields = {}
  fields.expected, fields.actual = showBoth(expected, actual)
  if path == "" then
    if type(expected) == "string" and type(actual) == "string" then fields.mark = "yes" end
  else
    local a, b = showBoth(inExpected, inActual)
    fields.detail = "differs at " .. gsub(path, "^%.", "") .. ": expected " .. a .. ", actual " .. b
  end
  return false, fields
end)

define("near", { "expected", "actual", "tolerance" }, 3, function(expected, _, tolerance)
  return show(expected) .. " ± " .. show(tolerance)
end, function(expected, actual, tolerance)
  if type(expected) ~= "number" or type(tolerance) ~= "number" then
    misuse("assert.near: expected and tolerance must be numbers, got " .. show(expected) .. " and " .. show(tolerance))
  end
  if type(actual) ~= "number" then return false end
  local distance = abs(expected - actual)
  return distance <= tolerance, { detail = "off by " .. show(distance) }
end)

define("matches match", { "pattern", "actual", "init", "plain" }, 2, function(pattern)
  return "a text that matches " .. show(pattern)
end, function(pattern, actual, init, plain)
  if type(actual) ~= "string" and type(actual) ~= "number" then return false end
  return find(tostring(actual), pattern, init, plain) ~= nil
end)

local function single(names, expected, holds)
  define(names, { "actual" }, 1, function() return expected end, holds)
end

single("true", "true", function(value) return value == true end)
single("false", "false", function(value) return value == false end)
single("truthy", "anything but false and nil", function(value) return value and true or false end)
single("falsy", "false or nil", function(value) return not value end)

local articles = {
  ["nil"] = "nil", boolean = "true or false", number = "a number", string = "a string", table = "a table",
  ["function"] = "a function", userdata = "a native object or value", thread = "a coroutine",
}
for kind, expected in next, articles do
  single(kind, expected, function(value) return type(value) == kind end)
end
single("callable", "a function, or what can be called like one", isCallable)

define("unique", { "list" }, 1, function() return "a list without the same value twice" end, function(list)
  if type(list) ~= "table" then return false end
  for i = 1, #list do
    for j = i + 1, #list do
      if not difference(list[i], list[j]) then
        return false, { detail = "[" .. i .. "] and [" .. j .. "] are both " .. show(list[i]) }
      end
    end
  end
  return true
end)

-- Runs a function that is expected to raise. Returns: whether it did, and the error without its position
local function raised(name, body)
  if not isCallable(body) then misuse("assert." .. name .. ": argument 1 'function' must be a function, got " .. show(body)) end
  local worked, problem = pcall(body)
  if type(problem) == "string" then problem = gsub(problem, "^.-:%d+: ", "", 1) end
  return not worked, problem
end

local function asText(problem)
  local metatable = getmetatable(problem)
  if type(metatable) == "table" and rawget(metatable, "__tostring") then return tostring(problem) end
  return problem
end

define("error errors", { "function", "error" }, 1, function(_, expected)
  return expected == nil and "an error" or "the error " .. show(expected)
end, function(body, expected)
  local didRaise, problem = raised("has_error", body)
  if not didRaise then return false, { actual = "no error" }, nil end
  if expected == nil then return true, { actual = "the error " .. show(problem) }, problem end
  local compared = type(expected) == "string" and asText(problem) or problem
  local fields = { actual = "the error " .. show(compared) }
  if type(compared) == "string" and type(expected) == "string" then fields.mark = "yes" end
  return difference(expected, compared) == nil, fields, problem
end).negated = "no error"

define("error_matches error_match matches_error", { "function", "pattern", "init", "plain" }, 2, function(_, pattern)
  return "an error that matches " .. show(pattern)
end, function(body, pattern, init, plain)
  local didRaise, problem = raised("error_matches", body)
  if not didRaise then return false, { actual = "no error" }, nil end
  local text = asText(problem)
  local matches = type(text) == "string" and find(text, pattern, init, plain) ~= nil
  return matches, { actual = "the error " .. show(text) }, problem
end)

define("frame", { "app", "name" }, 2, nil, function(app, name)
  if type(name) ~= "string" or not find(name, "^[%w _-][%w _.-]*$") then
    misuse("assert.frame: argument 2 'name' must be a file's name of letters, digits, ' ', '_', '-' and '.', got " .. show(name))
  end
  local detail = host.compareFrame(name, app:frame())
  if not detail then return true end
  return false, { detail = detail }
end).negated = false

local function shownActual(assertion, arguments)
  for i, name in next, assertion.parameters do
    if name == "actual" or name == "list" then return show(arguments[i]) end
  end
end

-- The fields of a failure: what the check found out, what was expected, the author's message.
local function describe(assertion, negated, arguments, found)
  local fields = found or {}
  if negated then
    fields.expected = assertion.negated or "not " .. assertion.expected(unpack(arguments, 1, #assertion.parameters))
    fields.mark, fields.detail = nil, nil
  elseif assertion.expected and not fields.expected then
    fields.expected = assertion.expected(unpack(arguments, 1, #assertion.parameters))
  end
  fields.actual = fields.actual or shownActual(assertion, arguments)
  local message = arguments[#assertion.parameters + 1]
  if message ~= nil then fields.message = tostring(message) end
  return fields
end

local function run(assertion, negated, name, ...)
  local count = select("#", ...)
  if count < assertion.required then
    misuse("assert." .. name .. " needs " .. concat(assertion.parameters, ", ", 1, assertion.required) .. "; got " ..
      count .. (count == 1 and " argument" or " arguments"))
  end
  local holds, fields, result = assertion.check(...)
  if holds == negated then fail(describe(assertion, negated, { ... }, fields)) end
  if result ~= nil then return result end
  return ...
end

local fillers = { is = true, are = true, was = true, were = true, has = true, have = true, does = true, a = true, an = true, be = true }

-- Which assertion a name means. Returns: the assertion and whether it is turned round; nil when there is none
local function resolve(name)
  local words, negated = {}, false
  for word in gmatch(lower(name), "[^_.]+") do
    if word == "no" or word == "not" then
      negated = not negated
    elseif not fillers[word] then
      words[#words + 1] = word
    end
  end
  return assertions[concat(words, "_")], negated
end

local function misspelt(name)
  local known = {}
  for each in next, assertions do known[#known + 1] = each end
  sort(known)
  misuse("there is no assertion 'assert." .. name .. "'; there are " .. concat(known, ", "))
end

-- A name so far: more words may follow, or a call. Words are looked up once, then they are plain fields.
local function node(name)
  local assertion, negated = resolve(name)
  if assertion and negated and assertion.negated == false then assertion = nil end
  local function call(_, ...)
    if not assertion then misspelt(name) end
    return run(assertion, negated, name, ...)
  end
  local function more(self, word)
    local child = node(name .. "." .. tostring(word))
    rawset(self, word, child)
    return child
  end
  return setmetatable({}, { __call = call, __index = more, __metatable = false })
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

return words, Failure
