-- Appearance proxies of one app: values that views get when they enter a window, unless they were given one themselves.
--
-- Source: Apple, UIAppearance; docs/rules/controllers.md 24
local nativeOf, memberOf, given, quietly, noteApplied, place = ...
local type, tostring, error, ipairs, pairs, pcall, setmetatable, rawget, select = type, tostring, error, ipairs, pairs, pcall, setmetatable, rawget, select
local concat, unpack, pack, remove = table.concat, table.unpack, table.pack, table.remove

-- In the order in which they were made. A rule: class, containers, entries by their ids, `order` of the ids.
local rules = {}
-- An object of each native class, which checks names and values where they are given, and has the values of a new object.
local samples, defaults = {}, {}
-- All values in the order in which they were given, each with its place as `time`: of two for the same thing the later one wins.
local sequence = {}
-- The lines that have given them.
local places = setmetatable({}, { __mode = "k" })

local function sampleOf(class)
  local native = nativeOf(class)
  if samples[native] == nil then
    local isMade, made = pcall(quietly, nil, native, native)
    samples[native] = isMade and made or false
    defaults[native] = {}
  end
  return samples[native] or nil, defaults[native], native
end

local function forget(entry)
  if not entry then return end
  remove(sequence, entry.time)
  for i = entry.time, #sequence do sequence[i].time = i end
end

local function note(rule, id, entry)
  forget(rule.entries[id])
  sequence[#sequence + 1] = entry
  entry.time, places[entry] = #sequence, place() or ""
  if not rule.entries[id] then rule.order[#rule.order + 1] = id end
  rule.entries[id] = entry
end

-- The values after the first name the state, the axis or the position for which the first one counts.
local function callId(name, arguments)
  local parts = { name }
  for i = 2, arguments.n do parts[#parts + 1] = tostring(arguments[i]) end
  return concat(parts, " ")
end

local function recorder(rule, name)
  return function(_, ...)
    local arguments = pack(...)
    local sample = sampleOf(rule.class)
    if sample then quietly(nil, rule.class, sample[name], sample, unpack(arguments, 1, arguments.n)) end
    note(rule, callId(name, arguments), { call = name, arguments = arguments })
  end
end

local Proxy = {}

function Proxy.__index(proxy, key)
  local rule = rawget(proxy, 1)
  local kind = memberOf(rule.class, key)
  if kind == "method" then return recorder(rule, key) end
  local entry = rule.entries[key]
  return entry and entry.value
end

function Proxy.__newindex(proxy, key, value)
  local rule = rawget(proxy, 1)
  -- The look-up raises for a name that the class doesn't have.
  memberOf(rule.class, key, true)
  local sample, plain = sampleOf(rule.class)
  if sample and value ~= nil and memberOf(rule.class, key) == "property" then
    if plain[key] == nil then plain[key] = { sample[key] } end
    quietly(nil, rule.class, function() sample[key] = value end)
  end
  if value == nil then
    forget(rule.entries[key])
    rule.entries[key] = nil
    for i, id in ipairs(rule.order) do if id == key then remove(rule.order, i) break end end
  else
    note(rule, key, { key = key, value = value })
  end
end

function Proxy.__tostring(proxy) return "<appearance of " .. tostring(rawget(proxy, 1).class) .. ">" end
Proxy.__metatable = false

local function isSame(rule, class, containers, traits)
  if rule.class ~= class or #rule.containers ~= #containers or rule.traits ~= traits then return false end
  for i, container in ipairs(containers) do if rule.containers[i] ~= container then return false end end
  return true
end

local function proxy(class, containers, traits)
  for _, rule in ipairs(rules) do if isSame(rule, class, containers, traits) then return rule.proxy end end
  local rule = { class = class, containers = containers, traits = traits, entries = {}, order = {} }
  rule.proxy = setmetatable({ rule }, Proxy)
  rules[#rules + 1] = rule
  return rule.proxy
end

-- The innermost container comes first. An item's first one is its bar. Source: Apple, appearance(whenContainedInInstancesOf:)
local function isContained(view, containers, bar)
  local place = 1
  local responder = bar or view.next
  while responder and containers[place] do
    if responder.isKind and responder:isKind(containers[place]) then place = place + 1 end
    responder = responder.next
  end
  return not containers[place]
end

local function isOwn(view, id, key, native)
  local known = given(view, id)
  if known ~= nil then return known end
  -- A view that was made before the first proxy, or by the host: values that differ from a new object's were given.
  local plain = key and defaults[native] and defaults[native][key]
  return plain ~= nil and view[key] ~= plain[1]
end

local function hasTraits(view, traits, bar)
  return not traits or (bar or view).traitCollection:containsTraits(traits)
end

-- The longest containment wins, then one for traits, then the later value.
local function isBetter(entry, depth, traits, best)
  if depth ~= best.depth then return depth > best.depth end
  if (traits ~= nil) ~= (best.traits ~= nil) then return traits ~= nil end
  return entry.time > best.entry.time
end

-- With traitsOnly only what some proxy for traits speaks of.
local function enter(view, bar, traitsOnly)
  local chosen, order
  local ofTraits = traitsOnly and {}
  for _, rule in ipairs(rules) do
    if ofTraits and rule.traits and view:isKind(rule.class) then for _, id in ipairs(rule.order) do ofTraits[id] = true end end
    if #rule.order > 0 and view:isKind(rule.class) and isContained(view, rule.containers, bar) and hasTraits(view, rule.traits, bar) then
      chosen, order = chosen or {}, order or {}
      for _, id in ipairs(rule.order) do
        local entry, best = rule.entries[id], chosen[id]
        local depth = #rule.containers
        if not best then order[#order + 1] = id end
        if not best or isBetter(entry, depth, rule.traits, best) then
          chosen[id] = { entry = entry, depth = depth, traits = rule.traits, native = nativeOf(rule.class), class = rule.class }
        end
      end
    end
  end
  if not chosen then return end
  for _, id in ipairs(order) do
    local entry = chosen[id].entry
    if (not ofTraits or ofTraits[id]) and not isOwn(view, id, entry.key, chosen[id].native) then
      if entry.key then
        quietly(places[entry], chosen[id].class, function() view[entry.key] = entry.value end)
      else
        quietly(places[entry], chosen[id].class, view[entry.call], view, unpack(entry.arguments, 1, entry.arguments.n))
      end
      noteApplied(view, id)
    end
  end
end

return { proxy = proxy, enter = enter, rules = rules, methods = Proxy }
