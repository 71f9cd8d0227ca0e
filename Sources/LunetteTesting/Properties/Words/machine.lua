-- `machine`: random sequences of commands, checked against a model after each command. A sequence is made of choices, as any other value, so that it
-- shrinks like one: to the fewest commands with the simplest arguments that still fail.
local library, host = ...
local take, isGenerator, source, reject = library.take, library.isGenerator, library.source, library.reject
local type, error, next = type, error, next
local concat, sort, unpack = table.concat, table.sort, table.unpack
local show = library.compare.show

-- The maximum and the average number of commands in a sequence. Our choice.
local mostCommands, usualCommands = 40, 12

local misuse = library.misuse

local known = { args = true, when = true, run = true, weight = true, text = true }

local function checked(name, command)
  if type(command) ~= "table" then misuse("machine: the command '" .. name .. "' must be a table with run, got " .. show(command)) end
  if type(command.run) ~= "function" then misuse("machine: the command '" .. name .. "' needs run = function(state, ...) ... end") end
  for key in next, command do
    if not known[key] then misuse("machine: the command '" .. name .. "' has " .. show(key) .. "; it may have args, when, run, weight and text") end
  end
  local args = command.args or {}
  if type(args) ~= "table" or isGenerator(args) then misuse("machine: args of the command '" .. name .. "' must be a list of generators") end
  for i = 1, #args do
    if not isGenerator(args[i]) then misuse("machine: argument " .. i .. " of the command '" .. name .. "' must be a generator, got " .. show(args[i])) end
  end
  local weight = command.weight or 1
  if type(weight) ~= "number" or weight < 1 or weight % 1 ~= 0 then
    misuse("machine: the weight of the command '" .. name .. "' must be a whole number from 1, got " .. show(weight))
  end
  return { name = name, args = args, when = command.when, run = command.run, weight = weight // 1 | 0, text = command.text }
end

-- The most frequent first, because shrinking prefers the first; equally frequent ones by name. Commands of lists (`commands.touches(app)`) are sorted in.
local function ordered(given)
  local list, names = {}, {}
  local function add(commands)
    for _, key in next, library.compare.sortedKeys(commands) do
      if type(key) == "number" then
        add(commands[key])
      else
        if names[key] then misuse("machine: there are two commands '" .. key .. "'") end
        names[key] = true
        list[#list + 1] = checked(key, commands[key])
      end
    end
  end
  add(given)
  sort(list, function(a, b)
    if a.weight ~= b.weight then return a.weight > b.weight end
    return a.name < b.name
  end)
  return list
end

-- A machine as the runner keeps it: a property whose value is a sequence of commands.
function library.makeMachine(name, given)
  if type(given) ~= "table" then misuse("machine: the second argument must be a table with init, commands and invariant, got " .. show(given)) end
  for key in next, given do
    if key ~= "init" and key ~= "commands" and key ~= "invariant" and key ~= "cases" and key ~= "steps" then
      misuse("machine: '" .. name .. "' has " .. show(key) .. "; it may have init, commands, invariant, steps and cases")
    end
  end
  if type(given.commands) ~= "table" then misuse("machine: '" .. name .. "' needs commands = { ... }") end
  local commands = ordered(given.commands)
  if #commands == 0 then misuse("machine: '" .. name .. "' has no command") end
  local init, invariant = given.init or function() return {} end, given.invariant
  local most = library.wantWhole(given.steps or mostCommands, "machine: steps", 1)
  local average = usualCommands < most / 2 and usualCommands or most / 2
  local label = library.gen.boolean().label

  -- The invariant looks at the apps, and does nothing to them.
  local function check(state)
    if not invariant then return end
    host.beginInvariant()
    invariant(state)
    host.finishInvariant()
  end

  local property = { options = { cases = given.cases } }
  function property.run(choices)
    local state = init()
    choices.state = state
    if choices.kept then choices.shown = {} end
    check(state)
    local hasRun, steps = false, 0
    library.repeated(choices, 0, most, average / (1 + average), label, function()
      local ready, total = {}, 0
      for i = 1, #commands do
        local command = commands[i]
        if not command.when or command.when(state) then
          ready[#ready + 1] = command
          total = total + command.weight
        end
      end
      if total == 0 then
        if not hasRun then reject "no command can be run after init, as each one's when says no" end
        return
      end
      hasRun = true
      local place, command = choices:draw(total - 1)
      for i = 1, #ready do
        command = ready[i]
        place = place - command.weight
        if place < 0 then break end
      end
      local arguments, count = {}, #command.args
      for i = 1, count do arguments[i] = take(choices, command.args[i]) end
      if choices.shown then
        local texts = {}
        for i = 1, count do texts[i] = source(arguments[i]) end
        choices.shown[#choices.shown + 1] = command.text and command.text(state, unpack(arguments, 1, count))
          or command.name .. "(" .. concat(texts, ", ") .. ")"
      end
      steps = steps + 1
      if choices.watched and steps >= choices.watched then host.beforeCommand() end
      command.run(state, unpack(arguments, 1, count))
      check(state)
    end)
  end
  return property
end
