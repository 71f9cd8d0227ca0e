-- `property`: a test that holds for all values, tried with many. Here one case is run; which cases, and how a failing one is made
-- smaller, is Swift's matter (PropertyRun.swift).
local library, host = ...
local newChoices, take, isGenerator, reject, source =
  library.newChoices, library.take, library.isGenerator, library.reject, library.source
local type, error, tostring, next = type, error, tostring, next
local concat, unpack = table.concat, table.unpack
local show = library.compare.show

local function misuse(text) error(host.position() .. ": " .. text, 0) end

-- The case that runs, for `assume` and `collect`; nil between cases.
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

-- Runs a case: random ones follow from `seed`; `kept` is the list of numbers of one that is played again.
function library.runCase(property, seed, kept)
  current = newChoices(seed, kept)
  property.run(current)
end

-- What the case that ran last has drawn: its numbers; and of one that was played again, its values' places and its values as source.
function library.lastCase()
  return current.taken, current.spans, current.shown
end

local seen = {}

-- The labels that cases of the property have had since the last call, in the order of their names, and how many had each.
function library.takeLabels()
  local names = library.compare.sortedKeys(seen)
  local counts = {}
  for i = 1, #names do counts[i] = seen[names[i]] end
  seen = {}
  return names, counts
end

-- Gives the case up where the condition does not hold; another one is tried in its place.
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
