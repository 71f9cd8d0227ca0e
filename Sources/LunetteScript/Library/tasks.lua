-- The functions of tasks that call a script's function and wait afterwards: only Lua can wait below a function that it has called.
local newContinuation, newTask = ...
local pack, unpack, pcall, error, setmetatable = table.pack, table.unpack, pcall, error, setmetatable

local function withCheckedContinuation(body)
  local continuation, promise = newContinuation()
  body(continuation)
  -- Nobody but the script holds it from now on: when the script has dropped it, nobody can resume the task any more.
  continuation = nil
  return promise:wait()
end

-- The results of a group's tasks in the order in which they end.
local function withTaskGroup(body)
  local group, tasks, ended, taken, waiting = {}, {}, {}, 0, nil

  function group:addTask(f)
    tasks[#tasks + 1] = newTask(function()
      local result = pack(pcall(f))
      ended[#ended + 1] = result
      local continuation = waiting
      waiting = nil
      if continuation then continuation:resume() end
    end)
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

  function group:waitForAll()
    while true do
      local result = take()
      if not result then return end
      if not result[1] then error(result[2], 0) end
    end
  end

  function group:cancelAll()
    for _, task in ipairs(tasks) do task:cancel() end
  end

  -- for value in group do ... end
  setmetatable(group, { __call = group.next })

  local results = pack(pcall(body, group))
  if not results[1] then group:cancelAll() end
  repeat until not take()
  if not results[1] then error(results[2], 0) end
  return unpack(results, 2, results.n)
end

return withCheckedContinuation, withTaskGroup
