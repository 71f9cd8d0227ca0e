-- Spies, stubs and mocks as luassert has them: functions that remember how they were called.
--
-- A spy on a field of a table is removed at the end of the test that made it.
local library = ...
local compare, define, misuse, isCallable = library.compare, library.define, library.misuse, library.isCallable
local show, difference = compare.show, compare.difference
local gsub = string.gsub
local type, next, ipairs, rawget, rawset, setmetatable, getmetatable, select =
  type, next, ipairs, rawget, rawset, setmetatable, getmetatable, select
local pack, unpack, concat, remove = table.pack, table.unpack, table.concat, table.remove

-- MARK: Snapshots

-- The changes that can be undone, the latest at the end.
local changes = {}

local function revertTo(height)
  while #changes > height do remove(changes):revert() end
end

local Snapshot = {}
Snapshot.__index = Snapshot
function Snapshot:revert() revertTo(self.height) end

local function snapshot() return setmetatable({ height = #changes }, Snapshot) end

rawset(library.assert, "snapshot", snapshot)
rawset(library.assert, "add_spy", function(_, spy) changes[#changes + 1] = spy end)

local testStart = 0
function library.keep() testStart = #changes end
function library.revert() revertTo(testStart) end

-- MARK: Spies

local Spy = {}
Spy.__index = Spy

local function isSpy(value) return type(value) == "table" and getmetatable(value) == Spy end

-- Copies the arguments at the time of the call, because tables may change later.
local function copy(value, copies)
  if type(value) ~= "table" or isSpy(value) then return value end
  copies = copies or {}
  if copies[value] then return copies[value] end
  local result = {}
  copies[value] = result
  for key, each in next, value do rawset(result, copy(key, copies), copy(each, copies)) end
  local metatable = getmetatable(value)
  return type(metatable) == "table" and setmetatable(result, metatable) or result
end

local function record(...)
  local refs = pack(...)
  local vals = { n = refs.n }
  for i = 1, refs.n do vals[i] = copy(refs[i]) end
  return { vals = vals, refs = refs }
end

function Spy:__call(...)
  self.calls[#self.calls + 1] = record(...)
  local results = pack(self.callback(...))
  self.returnvals[#self.returnvals + 1] = record(unpack(results, 1, results.n))
  return unpack(results, 1, results.n)
end

local function agree(wanted, got)
  if wanted.n ~= got.n then return false end
  for i = 1, wanted.n do
    if library.isMatcher(wanted[i]) then
      if not wanted[i](got[i]) then return false end
    elseif difference(wanted[i], got[i]) then
      return false
    end
  end
  return true
end

local function anyAgrees(records, wanted)
  for i = 1, #records do
    if agree(wanted, records[i].vals) or agree(wanted, records[i].refs) then return true end
  end
  return false
end

function Spy:called_with(...) return anyAgrees(self.calls, pack(...)) end
function Spy:returned_with(...) return anyAgrees(self.returnvals, pack(...)) end

-- Without a number, at least one call is expected.
function Spy:called(times, holds)
  local count = #self.calls
  if times == nil and not holds then return count > 0, count end
  if holds then return holds(count, times), count end
  return count == times, count
end

function Spy:clear()
  self.calls, self.returnvals = {}, {}
  return self
end

function Spy:revert()
  if self.target and not self.isReverted then
    self.isReverted = true
    self.target[self.key] = self.original
  end
  return self.original
end

local function new(callback)
  if callback ~= nil and not isCallable(callback) then misuse("spy.new: argument 1 'callback' must be a function, got " .. show(callback)) end
  return setmetatable({ callback = callback or function() end, calls = {}, returnvals = {} }, Spy)
end

-- Replaces a table's function with a spy.
local function putOn(name, target, key, makeCallback)
  local kind = type(target)
  if kind ~= "table" and kind ~= "userdata" then misuse(name .. ": argument 1 'table' must be a table, got " .. show(target)) end
  local original = target[key]
  if not isCallable(original) then misuse(name .. ": " .. show(key) .. " must be a function of the table, got " .. show(original)) end
  local spy = new(makeCallback and makeCallback(original) or original)
  -- An inherited function was not in the table itself, so reverting removes the field.
  if kind == "table" then original = rawget(target, key) end
  spy.target, spy.key, spy.original = target, key, original
  target[key] = spy
  changes[#changes + 1] = spy
  return spy
end

local spy = setmetatable({
  new = function(first, second) return new(second == nil and first ~= library.spy and first or second) end,
  on = function(target, key) return putOn("spy.on", target, key) end,
  is_spy = isSpy,
}, { __call = function(_, callback) return new(callback) end })
library.spy = spy

-- MARK: Stubs

-- A stub returns the values that the test gave it, and does not call the original function.
local function answering(...)
  local results = pack(...)
  return function() return unpack(results, 1, results.n) end
end

local function makeStub(stubbed, ...)
  local special = {}
  local default
  if select("#", ...) == 1 and isCallable((...)) then default = ... else default = answering(...) end

  stubbed.callback = function(...)
    local arguments = pack(...)
    for i = #special, 1, -1 do
      if agree(special[i].arguments, arguments) then return special[i].answer(...) end
    end
    return default(...)
  end
  stubbed.returns = function(...)
    default = answering(...)
    return stubbed
  end
  stubbed.invokes = function(callback)
    default = callback
    return stubbed
  end
  stubbed.by_default = { returns = stubbed.returns, invokes = stubbed.invokes }
  stubbed.on_call_with = function(...)
    local entry = { arguments = pack(...), answer = answering() }
    special[#special + 1] = entry
    return {
      returns = function(...)
        entry.answer = answering(...)
        return stubbed
      end,
      invokes = function(callback)
        entry.answer = callback
        return stubbed
      end,
    }
  end
  return stubbed
end

local function newStub(target, key, ...)
  if target == nil and key == nil then return makeStub(new(), ...) end
  return makeStub(putOn("stub", target, key, function() return function() end end), ...)
end

library.stub = setmetatable({ new = newStub, is_stub = isSpy }, { __call = function(_, ...) return newStub(...) end })

-- MARK: Mocks

local function eachSpy(object, visit, met)
  met = met or {}
  if type(object) ~= "table" or met[object] then return end
  met[object] = true
  if isSpy(object) then return visit(object) end
  for _, key in next, compare.sortedKeys(object) do eachSpy(rawget(object, key), visit, met) end
end

local function mock(object, isStubbed, met)
  met = met or {}
  if type(object) ~= "table" or met[object] or isSpy(object) then return object end
  met[object] = true
  for _, key in next, compare.sortedKeys(object) do
    local value = rawget(object, key)
    if type(value) == "function" then
      if isStubbed then newStub(object, key) else spy.on(object, key) end
    else
      mock(value, isStubbed, met)
    end
  end
  return object
end

library.mock = setmetatable({
  new = function(object, isStubbed) return mock(object, isStubbed) end,
  clear = function(object) eachSpy(object, Spy.clear) return object end,
  revert = function(object) eachSpy(object, Spy.revert) return object end,
}, { __call = function(_, object, isStubbed) return mock(object, isStubbed) end })

-- MARK: Assertions: assert.spy(s).was.called_with(1, 2)

local function about(word)
  return function(state, arguments)
    if not isSpy(arguments[1]) then misuse("assert." .. word .. ": argument 1 must be a spy or a stub, got " .. show(arguments[1])) end
    state.spy = arguments[1]
  end
end
library.modifiers.spy, library.modifiers.stub = about "spy", about "stub"

local function spyOf(state, name)
  return state and state.spy or misuse("assert." .. name .. " belongs to a spy: assert.spy(s).was." .. name .. "()")
end

local function times(count) return count == 1 and "once" or show(count) .. " times" end

local function list(records)
  if #records == 0 then return "no call" end
  local lines = {}
  for i = 1, #records do
    local shown = {}
    for j = 1, records[i].vals.n do shown[j] = show(records[i].vals[j]) end
    lines[i] = "(" .. concat(shown, ", ") .. ")"
  end
  return concat(lines, "\n")
end

local function shownArguments(...)
  local arguments = pack(...)
  for i = 1, arguments.n do arguments[i] = show(arguments[i]) end
  return "(" .. concat(arguments, ", ") .. ")"
end

define("called", "count?", {
  "called", "As assert.spy(s).was.called(count): the spy was called so often, or without a count at least once.",
}, function(count)
  return count == nil and "called" or "called " .. times(count)
end, function(state, count)
  local holds, calls = spyOf(state, "called"):called(count)
  return holds, { actual = "called " .. times(calls) }
end)

for _, rule in ipairs {
  { "at least", function(count, wanted) return count >= wanted end },
  { "at most", function(count, wanted) return count <= wanted end },
  { "more than", function(count, wanted) return count > wanted end },
  { "less than", function(count, wanted) return count < wanted end },
} do
  local name = "called_" .. gsub(rule[1], " ", "_")
  define(name, "times: number", {
    name, "As assert.spy(s).was." .. name .. "(times): the spy was called " .. rule[1] .. " so often.",
  }, function(count) return "called " .. rule[1] .. " " .. times(count) end, function(state, wanted)
    local holds, calls = spyOf(state, name):called(wanted, rule[2])
    return holds, { actual = "called " .. times(calls) }
  end)
end

define("called_with", "", {
  "called_with", "As assert.spy(s).was.called_with(...): one of the calls had these arguments.",
}, function(...) return "called with " .. shownArguments(...) end, function(state, ...)
  local spied = spyOf(state, "called_with")
  return spied:called_with(...), { actual = list(spied.calls) }
end).variadic = "arguments"

define("returned_with", "", {
  "returned_with", "As assert.spy(s).was.returned_with(...): one of the calls returned these values.",
}, function(...) return "returned " .. shownArguments(...) end, function(state, ...)
  local spied = spyOf(state, "returned_with")
  return spied:returned_with(...), { actual = list(spied.returnvals) }
end).variadic = "values"
