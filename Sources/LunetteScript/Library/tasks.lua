-- The functions of tasks that call a script's function and wait afterwards: only Lua can wait below a function that it has called.
local newContinuation, newTask, onCancelled = ...
local pack, unpack, pcall, error, setmetatable, type, select, tostring = table.pack, table.unpack, pcall, error, setmetatable, type, select, tostring

local function withCheckedContinuation(body)
  if type(body) ~= "function" then error("withCheckedContinuation: argument 1 'fn' must be a function, got " .. tostring(body), 2) end
  local continuation, promise = newContinuation()
  body(continuation)
  -- Nobody but the script holds it from now on: when the script has dropped it, nobody can resume the task any more.
  continuation = nil
  return promise:wait()
end

-- The results of a group's tasks in the order in which they end.
-- Swift names the type of the results before the function, or in a table of labels: withTaskGroup { of = "integer", body = f }.
local function withTaskGroup(...)
  local body = ...
  if type(body) == "table" and body.body then body = body.body end
  for place = 2, select("#", ...) do if type(body) ~= "function" then body = (select(place, ...)) end end
  if type(body) ~= "function" then error("withTaskGroup: argument 1 'fn' must be a function, got " .. tostring(body), 2) end
  local group, tasks, ended, taken, waiting = {}, {}, {}, 0, nil
  local isCancelled = false

  function group:addTask(f)
    local task = newTask(function()
      local result = pack(pcall(f))
      ended[#ended + 1] = result
      local continuation = waiting
      waiting = nil
      if continuation then continuation:resume() end
    end)
    tasks[#tasks + 1] = task
    if isCancelled or Task.isCancelled then task:cancel() end
  end

  function group:addTaskUnlessCancelled(f)
    if isCancelled or Task.isCancelled then return false end
    self:addTask(f)
    return true
  end

  local function take()
    if taken >= #tasks then return nil end
    if taken >= #ended then
      local promise
      waiting, promise = newContinuation()
      promise:wait()
      if taken >= #ended then return nil end
    end
    taken = taken + 1
    return ended[taken]
  end

  function group:next()
    local result = take()
    if not result then return nil end
    if not result[1] then error(result[2], 0) end
    return unpack(result, 2, result.n)
  end

  -- for value in group:values() do ... end, as streams have it
  function group:values() return group.next, group end

  function group:waitForAll()
    while true do
      local result = take()
      if not result then return end
      if not result[1] then error(result[2], 0) end
    end
  end

  function group:cancelAll()
    isCancelled = true
    for _, task in ipairs(tasks) do task:cancel() end
  end

  -- for value in group do ... end
  setmetatable(group, {
    __call = group.next,
    __index = function(_, key)
      if key == "isCancelled" then return isCancelled or Task.isCancelled end
      if key == "isEmpty" then return taken >= #tasks end
      local known = "addTask, addTaskUnlessCancelled, next, values, waitForAll, cancelAll, isCancelled and isEmpty"
      error("a task group has no '" .. tostring(key) .. "'; it has " .. known, 2)
    end,
  })

  local results = pack(pcall(body, group))
  if not results[1] then group:cancelAll() end
  repeat until not take()
  if not results[1] then error(results[2], 0) end
  return unpack(results, 2, results.n)
end

-- Calls `onCancel` as soon as the running task is cancelled, while `operation` waits.
local function withTaskCancellationHandler(operation, onCancel)
  local stop = onCancelled(onCancel)
  local results = pack(pcall(operation))
  stop()
  if not results[1] then error(results[2], 0) end
  return unpack(results, 2, results.n)
end

return withCheckedContinuation, withTaskGroup, withTaskCancellationHandler
