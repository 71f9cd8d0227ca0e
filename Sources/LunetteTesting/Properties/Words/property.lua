-- `property`: a test of what must hold for all values, run with many of them. Here one case is run; choosing the cases, and making a failing one
-- smaller, is done in Swift (PropertyRun.swift).
local library, host = ...
local newChoices, take, isGenerator, reject, source =
  library.newChoices, library.take, library.isGenerator, library.reject, library.source
local type, error, tostring, next = type, error, tostring, next
local concat, unpack = table.concat, table.unpack
local show = library.compare.show

local function misuse(text) error(host.position() .. ": " .. text, 0) end

-- The running case, for `assume` and `collect`; nil between cases.
local current

-- A property as the runner keeps it: `run` draws the values of a case and runs the test with them.
function library.makeProperty(name, generators, body, options)
  if type(generators) ~= "table" or isGenerator(generators) then
    misuse("property: the second argument must be a list of generators such as { gen.integer(), gen.string() }, got " .. show(generators))
  end
  for i = 1, #generators do
    if not isGenerator(generators[i]) then
      misuse("property: generator " .. i .. " of '" .. name .. "' must be one such as gen.integer(1, 5), got " .. show(generators[i]))
    end
  end
  for key in next, generators do
    if type(key) ~= "number" or key < 1 or key > #generators then
      misuse("property: the generators of '" .. name .. "' must be a list without holes; " .. show(key) .. " is none of its places")
    end
  end
  local count = #generators
  local property = { options = options or {} }
  function property.run(choices)
    local values = {}
    for i = 1, count do values[i] = take(choices, generators[i]) end
    if choices.kept then
      local texts = {}
      for i = 1, count do texts[i] = source(values[i]) end
      choices.shown = count > 0 and { "local values = { " .. concat(texts, ", ") .. " }" } or {}
    end
    body(unpack(values, 1, count))
  end
  return property
end

-- Runs a case. `seed` determines the numbers of a random case; `kept` is the list of numbers of a case that is played again,
-- `watched` the number of the command from which on a machine's case is looked at, before each.
function library.runCase(property, seed, kept, watched)
  current = newChoices(seed, kept)
  current.watched = watched
  property.run(current)
end

-- The numbers that the last case has drawn; and, if it was played again, the places of its values and the values as Lua source.
function library.lastCase()
  return current.taken, current.spans, current.shown
end

local seen = {}

-- The labels of the property's cases since the last call, sorted by name, and how many cases had each label.
function library.takeLabels()
  local names = library.compare.sortedKeys(seen)
  local counts = {}
  for i = 1, #names do counts[i] = seen[names[i]] end
  seen = {}
  return names, counts
end

-- Gives the case up if the condition does not hold; another case is run instead.
function library.assume(condition)
  if not current then misuse("assume can only be used in a property or a machine") end
  if not condition then reject("assume") end
end

-- Counts the case under a label; the distribution is printed.
function library.collect(label)
  if not current then misuse("collect can only be used in a property or a machine") end
  if current.kept then return end
  label = tostring(label)
  seen[label] = (seen[label] or 0) + 1
end
