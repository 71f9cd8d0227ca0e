-- Queues, operations and groups beyond the numbered cases: docs/rules/world.md 5.

local app ---@type any

local function launchRunning(f)
  app = launch({ didFinishLaunching = function() if f then f() end end }, { mainThreadChecker = false })
  return app
end

describe("what waits no longer than it is told", function()
  it("a semaphore and a group in a background block", function()
    local got = {}
    launchRunning()
    local semaphore, group = DispatchSemaphore(0), DispatchGroup {}
    group:enter()
    DispatchQueue.global():async(function()
      got[1] = { semaphore:wait(0.2), app.time }
      got[2] = group:wait(0.1)
      got[3] = semaphore:wait(5)
    end)
    after(1, function() semaphore:signal() end)
    app:advance(2)
    assert.are.equal("timedOut", got[1][1])
    assert.is_near(0.2, got[1][2], 2.01 / 60)
    assert.are.same({ "timedOut", "success" }, { got[2], got[3] })
    -- The signal went to the wait that was left, and none is kept.
    assert.are.equal("timedOut", semaphore:wait(0))
    group:leave()
    assert.are.equal("success", group:wait(0))
  end)
end)

describe("an operation", function()
  it("of a high priority begins before others that are ready", function()
    local order = {}
    launchRunning()
    local queue = OperationQueue { maxConcurrentOperationCount = 1, name = "pictures", isSuspended = true }
    for _, priority in ipairs { "low", "normal", "veryHigh", "high" } do
      local operation = BlockOperation(function() order[#order + 1] = priority end)
      queue:addOperation(operation)
      operation.queuePriority = priority
    end
    queue.isSuspended = false
    app:advance(0.1)
    assert.are.same({ "veryHigh", "high", "normal", "low" }, order)
  end)

  it("may stand at the end of a long chain of others", function()
    local count, last = 0, nil ---@type integer, BlockOperation?
    local app = launchWindow()
    local queue = OperationQueue {}
    for _ = 1, 12000 do
      local next = BlockOperation(function() count = count + 1 end)
      if last then next:addDependency(last) end
      queue:addOperation(next)
      last = next
    end
    app:advanceFrames(2)
    assert.equal(12000, count)
    queue.isSuspended = true
    for _ = 1, 12000 do queue:addBarrierBlock(function() count = count + 1 end) end
    queue.isSuspended = false
    app:advanceFrames(2)
    assert.equal(24000, count)
  end)

  it("that adds another each time goes on and on, which is said", function()
    local app = launchWindow()
    local queue = OperationQueue {}
    local function again() queue:addOperation(again) end
    queue:addOperation(again)
    assert.raises("goes on and on", function() app:advance(1) end)
  end)

  it("with a start of its own ends when it says so", function()
    local order = {}
    launchRunning()
    local Load = class("Load", Operation)
    function Load:start()
      self.isExecuting = true
      order[#order + 1] = "start"
      after(0.5, function()
        self.isExecuting = false
        self.isFinished = true
      end)
    end
    local load, show = Load {}, BlockOperation(function() order[#order + 1] = app.time end)
    show:addDependency(load)
    local queue = OperationQueue {}
    queue:addOperations { load, show }
    app:advance(0.3)
    assert.are.same({ "start", true, false }, { order[1], load.isExecuting, load.isFinished })
    app:advance(1)
    assert.is_near(0.5, order[2], 3.01 / 60)
    assert.are.same({ true, 0 }, { load.isFinished, queue.operationCount })
    assert.raises("start() of its own", function() BlockOperation(function() end).isFinished = true end)
  end)

  it("in a list may be waited for in the background", function()
    local order = {}
    launchRunning()
    DispatchQueue.global():async(function()
      OperationQueue {}:addOperations({ BlockOperation(function() Thread.sleep(0.2) order[1] = "done" end) }, true)
      order[2] = "after"
    end)
    app:advance(1)
    assert.are.same({ "done", "after" }, order)
  end)
end)

it("a group's values come in a loop", function()
  local got = {}
  launchRunning()
  Task(function()
    withTaskGroup(function(group)
      for number = 1, 3 do group:addTask(function() Task.sleep(0.4 - number * 0.1) return number end) end
      for number in group do got[#got + 1] = number end
    end)
  end)
  app:advance(1)
  assert.are.same({ 3, 2, 1 }, got)
end)

describe("DispatchQueue:sync", function()
  it("leaves a block to its queue whose time comes while the function runs", function()
    local app = launchWindow(UIViewController {})
    local queue, ran = DispatchQueue { label = "work" }, {}
    queue:sync(function()
      queue:async(function() ran[#ran + 1] = "block" end)
      app:wait(0.5)
      ran[#ran + 1] = "function"
    end)
    app:wait(0.5)
    assert.are.same({ "function", "block" }, ran)
  end)
end)

describe("an operation that answers its state by methods", function()
  it("goes on when it has told that it has ended", function()
    local Async = class("AsyncOperation", Operation)
    Async.state = "isReady"
    function Async:isExecuting() return self.state == "isExecuting" end
    function Async:isFinished() return self.state == "isFinished" end
    function Async:move(state)
      local old = self.state
      self:willChangeValue(state)
      self:willChangeValue(old)
      self.state = state
      self:didChangeValue(old)
      self:didChangeValue(state)
    end
    function Async:start()
      if self.isCancelled then return self:move "isFinished" end
      self:main()
      self:move "isExecuting"
    end
    local log = {}
    local Load = class("Load", Async)
    function Load:main()
      log[#log + 1] = "main " .. self.number
      DispatchQueue.main:asyncAfter(0.2, function() self:move "isFinished" end)
    end
    local app = launchWindow(function() end)
    local queue = OperationQueue { maxConcurrentOperationCount = 1 }
    local first, second = Load { number = 1 }, Load { number = 2 }
    second:addDependency(first)
    second.completionBlock = function() log[#log + 1] = "over" end
    queue:addOperation(first)
    queue:addOperation(second)
    app:advance(2)
    assert.are.same({ "main 1", "main 2", "over" }, log)
    assert.are.equal(0, queue.operationCount)
    assert.are.same({}, app.warnings)
  end)
end)
