-- Puts newly loaded code into a running app.
--
-- One rule decides about every value: code is replaced, and data stays, unless the file itself now sets it to another value than when
-- it was last loaded. So a counter that changed while the app ran keeps its value, and an edited constant gets its new value.
-- The values that the file set at that time are known from a snapshot, which was taken right after it was loaded.
--
-- Tables and classes keep their identity: new fields and methods go into the old ones. Local variables of a file do so, too: functions that were
-- newly loaded share the old variables of the same name, so that old closures which still exist (an action, a timer) call the new functions.

local debug, kindOf, globals = ...
local getinfo, getupvalue, setupvalue = debug.getinfo, debug.getupvalue, debug.setupvalue
local upvalueid, upvaluejoin, getmetatable, setmetatable = debug.upvalueid, debug.upvaluejoin, debug.getmetatable, debug.setmetatable
local next, rawget, rawset, rawlen, rawequal, type = next, rawget, rawset, rawlen, rawequal, type

-- The maximum number of tables and functions that are visited; others count as data that the file does not set. Our choice: far above any app's code.
local MOST = 10000

-- Values in a snapshot: for values that are compared by their kind only, and for values that were not visited.
local FUNCTION, OBJECT, UNKNOWN = {}, {}, {}

local function isNative(value) return type(value) == "userdata" and kindOf(value) == "object" or type(value) == "thread" end

-- Visits the tables and functions that can be reached from the roots; it looks into a function only if its chunk is one of the given ones.
local function visit(roots, chunks, onTable, onUpvalue)
  local seen, queue, count = { [globals] = true }, {}, 0
  local function add(value)
    if (type(value) == "table" or type(value) == "function") and not seen[value] and count < MOST then
      count = count + 1
      seen[value], queue[count] = true, value
    end
  end
  for i = 1, #roots do add(roots[i]) end
  local place = 0
  while place < count do
    place = place + 1
    local value = queue[place]
    if type(value) == "table" then
      add(getmetatable(value))
      for _, field in next, value do add(field) end
      if onTable then onTable(value) end
    elseif chunks[getinfo(value, "S").source] then
      local index, name, content = 1, getupvalue(value, 1)
      while name do
        onUpvalue(value, index, name, content)
        add(content)
        index = index + 1
        name, content = getupvalue(value, index)
      end
    end
  end
end

-- The variables of a file that its functions use, by name. A name that stands for several variables is left out.
local function variables(roots, chunk)
  local found, ambiguous = {}, {}
  visit(roots, { [chunk] = true }, nil, function(f, index, name)
    local known = found[name]
    if not known then found[name] = { f = f, index = index }
    elseif upvalueid(f, index) ~= upvalueid(known.f, known.index) then ambiguous[name] = true end
  end)
  for name in next, ambiguous do found[name] = nil end
  return found
end

local function snapshotter()
  local known, count = {}, 0
  local function snapshot(value)
    if type(value) == "function" then return FUNCTION end
    if isNative(value) then return OBJECT end
    if type(value) ~= "table" then return value end
    if rawequal(value, globals) then return UNKNOWN end
    if known[value] then return known[value] end
    if count >= MOST then return UNKNOWN end
    count = count + 1
    local copy = {}
    known[value] = copy
    for key, field in next, value do copy[key] = snapshot(field) end
    return copy
  end
  return snapshot
end

-- Whether a file sets a variable to the same value as when the snapshot was taken.
local function isAsBefore(value, snapshot, seen)
  if rawequal(snapshot, UNKNOWN) then return true end
  if type(value) == "function" then return rawequal(snapshot, FUNCTION) end
  if isNative(value) then return rawequal(snapshot, OBJECT) end
  if type(value) ~= "table" then return value == snapshot end
  if type(snapshot) ~= "table" or rawequal(snapshot, FUNCTION) or rawequal(snapshot, OBJECT) then return false end
  seen = seen or {}
  if seen[value] then return true end
  seen[value] = true
  for key, field in next, value do
    if not isAsBefore(field, rawget(snapshot, key), seen) then return false end
  end
  for key in next, snapshot do
    if rawget(value, key) == nil then return false end
  end
  return true
end

local function keys(of)
  local list = {}
  for key in next, of do list[#list + 1] = key end
  return list
end

-- One reload: which values replace which. A new table is mapped to the old one that took its content, an old function to the new one.
local function merger(chunks)
  local instead = {}
  local merged, mergeTables

  local function replaceFunction(old, new)
    if type(old) == "function" and old ~= new and chunks[getinfo(old, "S").source] then instead[old] = new end
  end

  local function fill(old, new)
    for _, key in next, keys(old) do rawset(old, key, nil) end
    for key, field in next, new do rawset(old, key, field) end
  end

  -- The snapshot's value for a key.
  local function part(snapshot, key)
    if type(snapshot) ~= "table" or rawequal(snapshot, UNKNOWN) then return UNKNOWN end
    return rawget(snapshot, key)
  end

  local function mergeFields(old, new, initial)
    for key, field in next, new do
      local now, first = rawget(old, key), part(initial, key)
      if type(field) == "function" then
        replaceFunction(now, field)
        rawset(old, key, field)
      elseif now ~= nil then
        rawset(old, key, merged(now, field, first))
      elseif rawequal(first, UNKNOWN) or first == nil or not isAsBefore(field, first) then
        -- If the file set it at first, too, and to the same value, the app has removed it.
        rawset(old, key, field)
      end
    end
    for _, key in next, keys(old) do
      local first = part(initial, key)
      if rawget(new, key) == nil and first ~= nil and not rawequal(first, UNKNOWN) then rawset(old, key, nil) end
    end
  end

  -- A list is either the file's new one as a whole, or the app's. In the app's, items that are as the file first set them get the new code.
  local function mergeLists(old, new, initial)
    if not isAsBefore(new, initial) then return fill(old, new) end
    if isAsBefore(old, initial) then return mergeFields(old, new, initial) end
    for key, item in next, new do
      local now, first = rawget(old, key), part(initial, key)
      if type(item) == "table" and type(now) == "table" and isAsBefore(now, first) then mergeTables(now, item, first) end
    end
  end

  function mergeTables(old, new, initial)
    if instead[new] then return end
    instead[new] = old
    if rawlen(old) > 0 or rawlen(new) > 0 then mergeLists(old, new, initial) else mergeFields(old, new, initial) end
    local before, after = getmetatable(old), getmetatable(new)
    if before == nil then
      if after ~= nil then setmetatable(old, after) end
    elseif after ~= nil and before ~= after then
      -- Field 1 of a class's metatable is the superclass; instances were made with its other numbered fields, so these stay.
      if kindOf(old) == "class" then rawset(before, 1, rawget(after, 1)) else mergeTables(before, after, UNKNOWN) end
    end
  end

  function merged(old, new, initial)
    if instead[new] ~= nil then return instead[new] end
    if type(new) == "function" then
      replaceFunction(old, new)
      return new
    end
    if type(new) == "table" and type(old) == "table" and not rawequal(old, new) then
      local oldKind, oldName = kindOf(old)
      local newKind, newName = kindOf(new)
      if oldKind ~= newKind or oldName ~= newName then return new end
      mergeTables(old, new, initial)
      return old
    end
    if isAsBefore(new, initial) then return old end
    return new
  end

  return instead, merged
end

local library = {}

-- The values that a file has set, taken right after it was loaded: its result, its variables, and the globals.
function library.snapshot(chunk, result, environment)
  local snapshot = snapshotter()
  local initial = { result = snapshot(result), globals = snapshot(environment), variables = {} }
  for name, variable in next, variables({ result, environment }, chunk) do
    local _, value = getupvalue(variable.f, variable.index)
    initial.variables[name] = snapshot(value)
  end
  return initial
end

-- Replaces the running code with newly loaded files.
-- files: a list of { chunk =, old =, new =, initial = }. allChunks: a set, the names of all files of the plugin. roots: all its results.
-- Sets `result` of each file.
function library.apply(files, environment, fresh, allChunks, roots)
  local chunks = {}
  for _, file in next, files do chunks[file.chunk] = true end
  local instead, merged = merger(chunks)
  for _, name in next, { "_G", "load", "require" } do rawset(fresh, name, nil) end
  for _, file in next, files do file.variables = variables({ file.old, environment }, file.chunk) end
  local newRoots = { fresh }
  for _, file in next, files do newRoots[#newRoots + 1] = file.new end

  -- Globals of files that did not run again stay, so the table of globals is not treated like other tables.
  instead[fresh] = environment
  for _, file in next, files do file.result = merged(file.old, file.new, file.initial.result) end
  for name, value in next, fresh do
    local first
    for _, file in next, files do first = rawget(file.initial.globals, name) or first end
    rawset(environment, name, merged(rawget(environment, name), value, first))
  end
  for _, file in next, files do
    local contents = {}
    visit(newRoots, { [file.chunk] = true }, nil, function(f, index, name, value)
      local variable = file.variables[name]
      if not variable then return end
      if not contents[name] then
        local _, now = getupvalue(variable.f, variable.index)
        contents[name] = { merged(now, value, file.initial.variables[name]) }
      end
      upvaluejoin(f, index, variable.f, variable.index)
    end)
    for name, content in next, contents do setupvalue(file.variables[name].f, file.variables[name].index, content[1]) end
  end

  -- Variables and fields that held a replaced value get its replacement.
  roots[#roots + 1] = environment
  for _, file in next, files do roots[#roots + 1] = file.result end
  visit(roots, allChunks, function(owner)
    for _, key in next, keys(owner) do
      local other = instead[rawget(owner, key)]
      if other ~= nil then rawset(owner, key, other) end
    end
  end, function(f, index, _, value)
    if value ~= nil and instead[value] ~= nil then setupvalue(f, index, instead[value]) end
  end)
end

return library
