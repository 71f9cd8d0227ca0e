-- The built-in assertions: luassert's, and `assert.frame`.
local library, host = ...
local compare, define, misuse, isCallable = library.compare, library.define, library.misuse, library.isCallable
local show, showBoth, difference, blankDifference = compare.show, compare.showBoth, compare.difference, compare.blankDifference
local find, gsub = string.find, string.gsub
local type, next, ipairs, select, pcall, tostring, getmetatable, rawget, abs, floor, max =
  type, next, ipairs, select, pcall, tostring, getmetatable, rawget, math.abs, math.floor, math.max

local function showFirst(value) return show(value) end

define("equal equals", "expected, actual", {
  "equal", "Both values are equal by ==.", "equals", "The same as equal.", "are_not_equal", "The values are not equal by ==.",
}, showFirst, function(_, expected, actual)
  if expected == actual then return true end
  local shownExpected, shownActual = showBoth(expected, actual)
  local fields = { expected = shownExpected, actual = shownActual }
  if type(expected) == "string" and type(actual) == "string" then
    fields.mark = "yes"
    fields.detail = blankDifference(expected, actual)
  end
  if type(expected) == "table" and type(actual) == "table" and not difference(expected, actual) then
    fields.detail = "two tables of the same content; assert.are.same compares what is in them"
  elseif shownExpected == shownActual then
    fields.detail = "they read the same and are not"
  end
  return false, fields
end)

define("same", "expected, actual", {
  "same", "Both values have the same content; tables are compared with all tables inside them.",
  "are_not_same", "The values have different content.",
}, showFirst, function(_, expected, actual)
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

define("near", "expected, actual, tolerance", {
  "near", "The two numbers differ by at most the tolerance.",
}, function(expected, _, tolerance)
  return show(expected) .. " ± " .. show(tolerance)
end, function(_, expected, actual, tolerance)
  if type(expected) ~= "number" or type(tolerance) ~= "number" then
    misuse("assert.near: expected and tolerance must be numbers, got " .. show(expected) .. " and " .. show(tolerance))
  end
  if type(actual) ~= "number" then return false end
  local distance = abs(expected - actual)
  return distance <= tolerance, { detail = "off by " .. show(distance) }
end)

local function checkPattern(name, position, pattern, plain)
  local isPattern, problem = pcall(find, "", pattern, 1, plain)
  if not isPattern then
    misuse("assert." .. name .. ": argument " .. position .. " 'pattern' is no Lua pattern, " .. problem .. ": " .. show(pattern))
  end
end

define("matches match", "pattern: pattern, actual, init?, plain?", {
  "matches", "The text matches a Lua pattern.",
}, function(pattern)
  return "a text that matches " .. show(pattern)
end, function(_, pattern, actual, init, plain)
  checkPattern("matches", 1, pattern, plain)
  if type(actual) ~= "string" and type(actual) ~= "number" then return false end
  return find(tostring(actual), pattern, init, plain) ~= nil
end)

-- If the actual value might be no text, "does not contain" would hold for what is none.
define("contains contain", "part: string, actual: string", {
  "contains", "The text has the part in it, letter by letter.",
}, function(part)
  return "a text with " .. show(part)
end, function(_, part, actual)
  return find(actual, part, 1, true) ~= nil
end)

local function single(name, words, expected, holds)
  define(name, "actual", words, function() return expected end, function(_, value) return holds(value) end)
end

single("true", { "is_true", "The value is true." }, "true", function(value) return value == true end)
single("false", { "is_false", "The value is false." }, "false", function(value) return value == false end)
single("truthy", { "truthy", "The value is neither false nor nil." }, "anything but false and nil", function(value)
  return value and true or false
end)
single("falsy", { "falsy", "The value is false or nil." }, "false or nil", function(value) return not value end)

-- The name of a type, what a message expects, and what the reference says.
for _, kind in ipairs {
  { "nil", "nil", "nil" }, { "number", "a number", "a number" }, { "string", "a string", "a string" }, { "table", "a table", "a table" },
  { "function", "a function", "a function" }, { "boolean", "true or false", "true or false" },
  { "userdata", "a native object or value", "an object of the host, such as a view" }, { "thread", "a coroutine", "a coroutine" },
} do
  local name = kind[1]
  local words = { "is_" .. name, "The value is " .. kind[3] .. "." }
  if name == "nil" then words[3], words[4] = "is_not_nil", "The value is not nil." end
  single(name, words, kind[2], function(value) return type(value) == name end)
end
single("callable", { "callable", "The value is a function, or can be called like one." }, "a function, or what can be called like one", isCallable)

define("unique", "list", { "unique", "The list contains no value twice." }, function() return "a list without the same value twice" end, function(_, list)
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

-- Runs a function that is expected to raise an error. Returns: whether it did, and the error without its position
local function raised(body)
  local worked, problem = pcall(body)
  if type(problem) == "string" then problem = gsub(problem, "^.-:%d+: ", "", 1) end
  return not worked, problem
end

local function asText(problem)
  local metatable = getmetatable(problem)
  if type(metatable) == "table" and rawget(metatable, "__tostring") then
    return (gsub(tostring(problem), "^[^\n]-:%d+: ", "", 1))
  end
  return problem
end

define("error errors", "function: function, error?", {
  "has_error", "The function raises an error; if an error is given, exactly this one.",
  "has_no_error", "The function raises no error; if an error is given, not this one.",
}, function(_, expected)
  return expected == nil and "an error" or "the error " .. show(expected)
end, function(_, body, expected)
  local didRaise, problem = raised(body)
  if not didRaise then return false, { actual = "no error" }, nil end
  if expected == nil then return true, { actual = "the error " .. show(problem) }, problem end
  local compared = type(expected) == "string" and asText(problem) or problem
  local fields = { actual = "the error " .. show(compared) }
  if type(compared) == "string" and type(expected) == "string" then fields.mark = "yes" end
  return difference(expected, compared) == nil, fields, problem
end).negated = "no error"

define("error_matches error_match matches_error", "function: function, pattern: pattern, init?, plain?", {
  "error_matches", "The function raises an error whose text matches a Lua pattern.",
}, function(_, pattern)
  return "an error that matches " .. show(pattern)
end, function(_, body, pattern, init, plain)
  checkPattern("error_matches", 2, pattern, plain)
  local didRaise, problem = raised(body)
  if not didRaise then return false, { actual = "no error" }, nil end
  local text = asText(problem)
  local matches = type(text) == "string" and find(text, pattern, init, plain) ~= nil
  return matches, { actual = "the error " .. show(text) }, problem
end)

-- Unlike in error_matches the part is compared letter by letter, an error's position counts, and further arguments are the function's.
local raises = define("raises raise", "part: string, function: function", {
  "raises", "The function, called with the further arguments, raises an error whose text has the part in it. Returns the text, with its position.",
}, function(part)
  return part == "" and "an error" or "an error with " .. show(part)
end, function(_, part, body, ...)
  local worked, problem = pcall(body, ...)
  if worked then return false, { actual = "no error" }, nil end
  local metatable = getmetatable(problem)
  local isText = type(problem) == "string" or type(metatable) == "table" and rawget(metatable, "__tostring")
  local text = isText and tostring(problem) or show(problem)
  return find(text, part, 1, true) ~= nil, { actual = "the error " .. show(text) }, text
end)
raises.variadic = "arguments"

-- The third argument may be the author's message, as in any assertion, or options; then the message is the fourth argument.
local frame = define("frame", "app: App, name, options?", {
  "frame", "The screen looks as in the kept frame of this name.",
}, nil, function(_, app, name, options)
  if type(name) ~= "string" or not find(name, "^[%w _-][%w _.-]*$") then
    misuse("assert.frame: argument 2 'name' must be a file's name of letters, digits, ' ', '_', '-' and '.', got " .. show(name))
  end
  local message, svg
  if type(options) == "string" then
    message = options
  elseif type(options) == "table" then
    for key in next, options do
      if key ~= "svg" then misuse("assert.frame: there is no option " .. show(key) .. "; there is svg = true, which keeps a picture too") end
    end
    svg = rawget(options, "svg")
    if svg ~= nil and type(svg) ~= "boolean" then misuse("assert.frame: the option svg must be true or false, got " .. show(svg)) end
  elseif options ~= nil then
    misuse("assert.frame: argument 3 'options' must be a table, as in { svg = true }, or a message, got " .. show(options))
  end
  local detail = host.compareFrame(app, name, svg or false)
  if not detail then return true end
  return false, { detail = detail, message = message }
end)
frame.negated = false
frame.options = { "svg", "boolean", "Whether a picture is kept and compared, too." }

-- Checks the app's current screen with the rules of `lunette lint`.
local lints = define("lints", "app: App, options?", {
  "lints", "The screen, as it is now, has nothing that `lunette lint` would report.",
}, function() return "a screen that lint finds nothing on" end, function(_, app, options)
  local also, systemColors, message = {}, false, nil
  if type(options) == "string" then
    message = options
  elseif type(options) == "table" then
    for key in next, options do
      if key ~= "also" and key ~= "systemColors" then misuse("assert.lints: there is no option " .. show(key) .. "; there are also and systemColors") end
    end
    also, systemColors = options.also or {}, options.systemColors or false
    if type(also) == "string" then also = { also } end
  elseif options ~= nil then
    misuse("assert.lints: argument 2 'options' must be a table, as in { also = \"fixed-text\" }, or a message, got " .. show(options))
  end
  local findings = host.lint(app, also, systemColors)
  if not findings then return true end
  return false, { actual = findings, message = message }
end)
lints.negated = "something that lint finds"
lints.options = {
  "also", "string", "A rule that is only checked where it is asked for, or a list of them.", "systemColors", "boolean",
  "Whether contrast counts where both colours are UIKit's own.",
}

local function quoted(value) return type(value) == "string" and "'" .. value .. "'" or show(value) end

-- What of that which is asked for is not in a value, in words: "'s user.name is 'b', not 'a'"; nil where everything is. Of tables their entries are
-- asked for, other values as they are.
local function lack(value, asked, path)
  if type(asked) == "table" and type(value) == "table" then
    for _, key in next, compare.sortedKeys(asked) do
      local words = lack(value[key], asked[key], path == "" and tostring(key) or path .. "." .. tostring(key))
      if words then return words end
    end
  elseif value ~= asked then
    return (path == "" and "" or "'s " .. path) .. " is " .. (value == nil and "missing" or quoted(value)) .. ", not " .. quoted(asked)
  end
end

-- How named texts of a query or a head differ: "the header A is missing, not '2'".
local function lackOfTexts(list, what, texts, asked)
  for _, key in next, asked and compare.sortedKeys(asked) or {} do
    local words = lack(texts[key], tostring(asked[key]), "")
    if words then list[#list + 1] = what .. key .. words end
  end
end

-- What a request lacks of what is asked for.
local function lackOfRequest(one, asked)
  local list = {}
  lackOfTexts(list, "the query's ", one.query, asked.query)
  lackOfTexts(list, "the header ", one.headers, asked.headers)
  for _, key in next, { "json", "body" } do
    local words = asked[key] ~= nil and lack(one[key], asked[key], "")
    if words then list[#list + 1] = "the body" .. words end
  end
  return list
end

-- What tells requests apart.
local function nameOf(one) return one.number .. " " .. one.time .. " " .. one.url end

-- Whether a value is a Server, which alone has requests.
local function isServer(value)
  local known, requests = pcall(function() return value.requests end)
  return known and type(value) ~= "table" and requests ~= nil
end

-- What each option must be.
local requestOptions = { times = "a whole number, 0 or more", query = "a table", headers = "a table", json = "a value", body = "a text" }
local function isOption(key, value)
  if key == "times" then return type(value) == "number" and value >= 0 and value % 1 == 0 end
  return key == "json" or type(value) == (key == "body" and "string" or "table")
end

-- Whether apps have asked a server for something: `assert.requested(server, "GET /items", { times = 1, query = { page = "1" } })`.
define("requested", "server: Server, request: string, options?: table", {
  "requested", "Apps have asked a server for something: its method and its path; how often, with which query, headers and body.",
}, function(_, request, options)
  local asked = type(options) == "table" and options or {}
  local words = "the request " .. show(request)
  for _, key in next, { "query", "headers", "json", "body" } do
    if asked[key] ~= nil then words = words .. " with " .. key .. " = " .. show(asked[key]) end
  end
  return words .. (asked.times and ", " .. show(asked.times) .. (asked.times == 1 and " time" or " times") or "")
end, function(_, server, request, options)
  if not isServer(server) then misuse("assert.requested: argument 1 'server' must be a Server, got " .. show(server)) end
  if type(request) ~= "string" then misuse("assert.requested: argument 2 'request' must be a text such as \"GET /items\", got " .. show(request)) end
  if type(options) == "table" then
    for key, value in next, options do
      if not requestOptions[key] then misuse("assert.requested: there is no option " .. show(key) .. "; there are times, query, headers, json and body") end
      if not isOption(key, value) then misuse("assert.requested: the option " .. key .. " must be " .. requestOptions[key] .. ", got " .. show(value)) end
    end
  elseif options ~= nil and type(options) ~= "string" then
    misuse("assert.requested: argument 3 'options' must be a table, as in { times = 1 }, or a message, got " .. show(options))
  end
  local asked = type(options) == "table" and options or {}
  local count, made, lacks = 0, {}, {}
  for _, one in next, server:requests(request) do
    local words = lackOfRequest(one, asked)
    if #words == 0 then count = count + 1 else lacks[nameOf(one)] = ": " .. table.concat(words, "; ") end
  end
  local passed = count > 0
  if asked.times then passed = count == asked.times end
  for place, one in next, server.requests do
    made[place] = "  " .. one.method .. " " .. one.url .. " (" .. one.state .. ")" .. (lacks[nameOf(one)] or "")
  end
  return passed, {
    actual = count .. (count == 1 and " such request" or " such requests") .. (#made == 0 and ", and none at all" or ", among these:\n" .. table.concat(made, "\n")),
    message = type(options) == "string" and options or nil,
  }
end)

local returned = define("returned_arguments", "count: number", {
  "returned_arguments", "The assertion was given so many values.",
}, function(count)
  return show(count) .. (count == 1 and " value" or " values")
end, function(_, count, ...)
  local actual = select("#", ...)
  return actual == count, { actual = actual .. (actual == 1 and " value" or " values") }
end)
returned.variadic = "arguments"

-- MARK: Modifiers

library.modifiers.message = function(state, arguments) state.message = arguments[1] end

library.modifiers.array = function(state, arguments)
  if type(arguments[1]) ~= "table" then misuse("assert.array: argument 1 'array' must be a table, got " .. show(arguments[1])) end
  state.array = arguments[1]
end

-- `assert.array(t).has.no.holes(length)`: without a length, up to the greatest integer key.
define("holes", "length?", {
  "holes", "As assert.array(t).has.holes(length): the list has holes, values that are nil before its last one, or up to a length.",
}, function() return "a hole in the array" end, function(state, length)
  local array = state and state.array
  if not array then misuse("assert.holes belongs to assert.array: assert.array(t).has.no.holes()") end
  local last = type(length) == "number" and length or 0
  if length == nil then
    for key in next, array do
      if type(key) == "number" and key == floor(key) then last = max(last, key) end
    end
  end
  for i = 1, last do
    if rawget(array, i) == nil then return true, { actual = "nothing at [" .. i .. "] of " .. show(array) } end
  end
  return false, { actual = show(array) }
end).negated = "no hole in the array"

-- MARK: What the screen means

-- Seconds of simulated time that assertions wait, unless they are told otherwise.
local usualTimeout = 10

-- The options of an assertion that waits; a text in their place is the author's message.
local function waitOptions(name, options, known)
  if type(options) == "string" then return { timeout = usualTimeout }, options end
  if options ~= nil and type(options) ~= "table" then misuse("assert." .. name .. ": the options must be a table, as in { timeout = 2 }, got " .. show(options)) end
  local given = { timeout = usualTimeout }
  for key, value in next, options or {} do
    local kind = known[key]
    if not kind then
      local names, near = {}, nil
      for other in next, known do names[#names + 1] = other end
      table.sort(names)
      near = type(key) == "string" and host.nearest(key, names)
      misuse("assert." .. name .. ": there is no option " .. show(key) .. (near and " (did you mean " .. near .. "?)" or "") .. "; there are " .. table.concat(names, ", "))
    end
    if type(value) ~= kind or kind == "number" and not (value >= 0 and value < 1e9) then
      misuse("assert." .. name .. ": the option " .. key .. " must be a " .. kind .. (kind == "number" and ", 0 or more" or "") .. ", got " .. show(value))
    end
    if key == "count" and value % 1 ~= 0 then misuse("assert." .. name .. ": the option count must be a whole number, got " .. show(value)) end
    given[key] = value
  end
  return given
end

-- Checks for the faults that `lunette fuzz` finds, after the app has come to rest.
local sound = define("sound", "app: App, options?", {
  "sound", "The app, after it has come to rest, has none of the faults that `lunette fuzz` looks for; with the path of a file of rules its invariants hold, too.",
}, function() return "an app that is sound at rest" end, function(_, app, options)
  if type(options) == "string" then options = { rules = options } end
  local message
  options, message = waitOptions("sound", options, { voiceOver = "boolean", rules = "string" })
  local faults = host.sound(app, options.rules, options.voiceOver)
  if not faults then return true end
  return false, { actual = faults, message = message }
end)
sound.negated = "an app that is not sound"
sound.options = { "voiceOver", "boolean", "Whether VoiceOver must come to every control that a finger reaches.", "rules", "string", "The path of a file of rules." }

-- Runs the app until a function answers true. Returns: nil, or why it didn't
local function awaitTrue(app, holds, timeout)
  local ok, failure = pcall(app.waitUntil, app, holds, { timeout = timeout })
  return not ok and tostring(failure) or nil
end

-- Waits until something holds, and then for as long as it must stay so. Returns: nil, or what went wrong
local function awaitLasting(app, holds, options, fails)
  local deadline = app.time + options.timeout
  while true do
    local failure = fails(deadline - app.time)
    if failure then return failure end
    if not options.stays then return nil end
    local start, isLost = app.time, false
    failure = awaitTrue(app, function()
      isLost = not holds()
      return isLost or app.time >= start + options.stays - 1e-9
    end, options.stays + 1)
    if failure then return failure end
    if not isLost then return nil end
    if app.time >= deadline then
      return "it held at " .. string.format("%.3f", start) .. " s, and no longer at " .. string.format("%.3f", app.time) .. " s; it must stay for " .. options.stays .. " s"
    end
  end
end

local showing = { timeout = "number", count = "number", stays = "number" }

local shows = define("shows", "app: App, query, options?", {
  "shows", "Something on the screen matches a query, now or within `timeout` seconds of simulated time (10); with `count`, so many views; with `stays`, for so long.",
}, function(_, query) return "a screen that shows " .. show(query) end, function(_, app, query, options)
  local message
  options, message = waitOptions("shows", options, showing)
  local function holds()
    if options.count then return #app:findAll(query) == options.count end
    return app:exists(query)
  end
  local failure = awaitLasting(app, holds, options, function(timeout)
    if options.count then
      local failure = awaitTrue(app, holds, timeout)
      return failure and "found " .. #app:findAll(query) .. " of " .. options.count .. "; " .. failure
    end
    local ok, failure = pcall(app.waitFor, app, query, { timeout = timeout })
    return not ok and tostring(failure) or nil
  end)
  return not failure, { detail = failure, message = message }
end)
shows.negated = false
shows.options = {
  "timeout", "number Seconds", "How long it may take.", "count", "integer", "How many views match.", "stays", "number Seconds", "How long it must hold.",
}

local notShows = define("not_shows", "app: App, query, options?", {
  "not_shows", "Nothing on the screen matches a query, now or within `timeout` seconds of simulated time (10); with `stays`, for so long.",
}, function(_, query) return "a screen that doesn't show " .. show(query) end, function(_, app, query, options)
  local message
  options, message = waitOptions("not_shows", options, { timeout = "number", stays = "number" })
  local function holds() return not app:exists(query) end
  local failure = awaitLasting(app, holds, options, function(timeout)
    local failure = awaitTrue(app, holds, timeout)
    return failure and "it is still there; " .. failure
  end)
  return not failure, { detail = failure, message = message }
end)
notShows.negated = false
notShows.options = { "timeout", "number Seconds", "How long it may take.", "stays", "number Seconds", "How long it must hold." }

local announces = define("announces", "app: App, text, options?", {
  "announces", "Assistive technology was told to say a text or what a pattern matches, since the launch or within `timeout` seconds of simulated time (10).",
}, function(_, text) return "the announcement " .. show(text) end, function(_, app, text, options)
  local message
  options, message = waitOptions("announces", options, { timeout = "number" })
  host.holds(text, "")
  local failure = awaitTrue(app, function()
    for _, post in ipairs(app.accessibilityNotifications) do if post.spoken and host.holds(text, post.spoken) then return true end end
    return false
  end, options.timeout)
  if not failure then return true end
  local said = {}
  for _, post in ipairs(app.accessibilityNotifications) do
    if post.spoken then said[#said + 1] = show(post.spoken) end
  end
  return false, { actual = #said == 0 and "nothing was said" or table.concat(said, ", "), message = message }
end)
announces.negated = false
announces.options = { "timeout", "number Seconds", "How long it may take." }

local accessibility = define("accessibility", "app: App, template: string, options?", {
  "accessibility", "The tree of accessibility is as a template says, or as in the kept file of this name, now or within `timeout` seconds of simulated time (10). "
    .. "What the template leaves out matches anything.",
}, function() return "a tree as the template" end, function(_, app, template, options)
  local message
  options, message = waitOptions("accessibility", options, { timeout = "number", children = "string" })
  if not find(template, "%S") then template = "" end
  local isName = template ~= "" and not find(template, "^%s*%-")
  if isName and not find(template, "^[%w _-][%w _.-]*$") then
    misuse("assert.accessibility: argument 2 'template' must begin with \"- \", or be a file's name of letters, digits, ' ', '_', '-' and '.', got " .. show(template))
  end
  local failure
  local stopped = awaitTrue(app, function()
    if isName then failure = host.compareKeptTree(app, template) else failure = host.compareTree(app, template, options.children) end
    return failure == nil
  end, isName and options.timeout or template == "" and 0 or options.timeout)
  if not stopped then return true end
  if isName then failure = host.leaveKeptTree(app, template) or failure end
  return false, { detail = failure or stopped, message = message }
end)
accessibility.negated = false
accessibility.options = {
  "timeout", "number Seconds", "How long it may take.", "children", "string", "contain, equal (exactly these) or deep-equal (with all below).",
}

local counted = {
  "instructions", "calls", "viewsMade", "layersMade", "cellsMade", "layouts", "textsMeasured", "heightQuestions",
}
local isCounted = {}
for _, name in ipairs(counted) do isCounted[name] = true end

local function checkLimits(limits, where)
  for name, limit in next, limits do
    if not isCounted[name] and not ((name == "perFrame" or name == "made") and where == "") then
      local near = host.nearest(tostring(name), counted)
      misuse("assert.budget: there is no count " .. show(name) .. (near and "; did you mean '" .. near .. "'?" or "; there are " .. table.concat(counted, ", ")))
    end
    if name == "perFrame" then
      if type(limit) ~= "table" then misuse("assert.budget: perFrame must be a table, as in { instructions = 2000 }, got " .. show(limit)) end
      for part in next, limit do
        if part ~= "instructions" and part ~= "calls" then misuse("assert.budget: perFrame knows instructions and calls, got " .. show(part)) end
      end
      checkLimits(limit, "perFrame.")
    elseif name == "made" then
      if type(limit) ~= "table" then misuse("assert.budget: made must be a table of classes, as in { UILabel = 3 }, got " .. show(limit)) end
      for class, most in next, limit do
        if type(class) ~= "string" then misuse("assert.budget: made must be a table of classes, as in { UILabel = 3 }, got the key " .. show(class)) end
        if type(most) ~= "number" or most ~= most or most < 0 then
          misuse("assert.budget: made." .. class .. " must be a number of 0 or more, got " .. show(most))
        end
      end
    elseif type(limit) ~= "number" or limit ~= limit or limit < 0 then
      misuse("assert.budget: " .. where .. tostring(name) .. " must be a number of 0 or more, got " .. show(limit))
    end
  end
end

local budget = define("budget", "app: App, limits", {
  "budget", "What the app has cost since its launch or app:clearCounts() is at most as given, such as { instructions = 5000, calls = 40, viewsMade = 14, "
    .. "made = { UILabel = 3 }, perFrame = { instructions = 2000 } }, or not more than in the kept file of a name.",
}, function() return "costs within the budget" end, function(_, app, limits)
  if type(limits) == "string" then
    if not find(limits, "^[%w _-][%w _.-]*$") then
      misuse("assert.budget: argument 2 'limits' must be a table, or a file's name of letters, digits, ' ', '_', '-' and '.', got " .. show(limits))
    end
    local failure = host.compareBudget(app, limits)
    return not failure, { detail = failure }
  end
  if type(limits) ~= "table" then misuse("assert.budget: argument 2 'limits' must be a table, as in { instructions = 5000 }, or a name, got " .. show(limits)) end
  if next(limits) == nil then misuse("assert.budget: argument 2 'limits' names no limit; there are " .. table.concat(counted, ", ") .. ", made and perFrame") end
  checkLimits(limits, "")
  local costs = host.costs(app)
  local failures = {}
  for _, name in ipairs(counted) do
    local limit, count = limits[name], costs[name] or 0
    if limit and count > limit then
      local most = costs["most " .. name]
      failures[#failures + 1] = name .. ": " .. count .. ", more than " .. show(limit) .. (most and most ~= "" and "; most: " .. most or "")
    end
  end
  local classes = {}
  for class in next, costs.made do classes[#classes + 1] = class end
  table.sort(classes)
  local limited = {}
  for class in next, limits.made or {} do limited[#limited + 1] = class end
  table.sort(limited)
  for _, class in ipairs(limited) do
    local limit, count = limits.made[class], costs.made[class]
    -- A class of which nothing was made may be meant, and a name that is nearly another one is not.
    local problem = not count and not rawget(_G, class) and host.missingClass(app, class, classes)
    if problem then misuse("assert.budget: made: " .. problem) end
    if (count or 0) > limit then failures[#failures + 1] = class .. " made: " .. count .. ", more than " .. show(limit) end
  end
  for _, name in ipairs { "instructions", "calls" } do
    local limit, count = limits.perFrame and limits.perFrame[name], costs["worst " .. name] or 0
    if limit and count > limit then
      failures[#failures + 1] = name .. " in frame " .. costs["frame " .. name] .. ": " .. count .. ", more than " .. show(limit)
    end
  end
  return #failures == 0, { actual = #failures > 0 and table.concat(failures, "\n") or nil }
end)
budget.negated = false
