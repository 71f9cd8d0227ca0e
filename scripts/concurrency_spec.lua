-- Tasks, queues and operations: docs/rules/world.md 5, and the cases W-103 to W-127.

local app, server ---@type any, Server

local function launchRunning(f, options)
  options = options or {}
  if options.mainThreadChecker == nil then options.mainThreadChecker = false end
  app = nil
  app = launch({ didFinishLaunching = function() if f then f() end end }, options)
  return app
end

local function now() return app and app.time or 0 end

describe("Task", function()
  it("W-103 begins when the running code has returned, in the same frame", function()
    local order, frames = {}, {}
    launchRunning()
    after(0.1, function()
      order[#order + 1] = 1
      Task(function() order[#order + 1] = 3 frames[2] = app.frameCount end)
      order[#order + 1] = 2
      frames[1] = app.frameCount
    end)
    app:advance(0.2)
    assert.are.same({ 1, 2, 3 }, order)
    assert.are.equal(frames[1], frames[2])
  end)

  it("begins during the launch", function()
    local has ---@type boolean
    launchRunning(function() Task(function() has = true end) end)
    assert.is_true(has)
  end)

  it("W-105 sleeps for so long, and those that were made first wake first", function()
    local order = {}
    launchRunning(function()
      for n = 1, 2 do Task(function() Task.sleep(0.3) order[#order + 1] = { n, app.frameCount } end) end
    end)
    app:advance(1)
    assert.are.same({ { 1, 18 }, { 2, 18 } }, order)
  end)

  it("W-106 is what a search waits with", function()
    local searched, task = {}, nil
    launchRunning()
    local function key()
      if task then task:cancel() end
      task = Task(function() Task.sleep(0.3) searched[#searched + 1] = app.time end)
    end
    after(0, key) after(0.1, key) after(0.2, key)
    app:advance(1)
    assert.are.equal(1, #searched)
    assert.is_near(0.5, searched[1], 1.01 / 60)
    app:terminate()
    assert.are.same({}, app.warnings)
  end)

  it("W-107 is cancelled where it waits", function()
    local was, value, err ---@type boolean, any, any
    launchRunning()
    local task = Task(function()
      local ok, e = pcall(Task.sleep, 10)
      was = Task.isCancelled
      if not ok then error(e, 0) end
    end)
    app:advance(1)
    task:cancel()
    Task(function() value, err = task:result() end)
    app:advanceFrames(1)
    assert.is_nil(value)
    assert.is_true(err:isKind(CancellationError))
    assert.is_true(was)
  end)

  it("W-109 is where waiting is allowed, and coroutines are as in plain Lua", function()
    launchRunning()
    for name, wait in pairs { ["Task.sleep"] = function() Task.sleep(1) end, ["URLSession:data"] = function() URLSession.shared:data "https://a.test" end, async = function() async(print) end } do
      local ok, message = pcall(wait)
      assert.is_false(ok)
      assert.matches(name, message, 1, true)
      assert.matches("inside Task", message, 1, true)
    end
    local got, refused, sorted = {}, nil, nil
    Task(function()
      for value in coroutine.wrap(function() for n = 1, 3 do coroutine.yield(n) end end) do
        Task.sleep(0.1)
        got[#got + 1] = value
      end
      refused = select(2, pcall(coroutine.wrap(function() Task.sleep(1) end)))
      sorted = select(2, pcall(table.sort, { 2, 1 }, function() Task.sleep(1) return false end))
    end)
    app:advance(1)
    assert.are.same({ 1, 2, 3 }, got)
    assert.matches("can't wait here", refused)
    assert.matches("can't wait here", sorted)
  end)

  it("W-110 runs two at the same time", function()
    local a, b, time ---@type any, any, any
    launchRunning()
    Task(function()
      local first = async(function() Task.sleep(0.2) return "a" end)
      local second = async(function() Task.sleep(0.2) return "b" end)
      a, b = first:value(), await(second)
      time = app.time
    end)
    app:advance(1)
    assert.are.same({ "a", "b" }, { a, b })
    assert.is_near(0.2, time, 1.01 / 60)
  end)

  it("W-111 waits for a continuation, which is resumed once", function()
    local got, message ---@type any, any
    launchRunning()
    Task(function()
      got = withCheckedContinuation(function(continuation)
        after(0.1, function()
          continuation:resume(7)
          message = select(2, pcall(function() continuation:resume(8) end))
        end)
      end)
    end)
    app:advance(0.5)
    assert.are.equal(7, got)
    assert.matches("resumed twice: at .*concurrency_spec.lua:%d+, and again at .*concurrency_spec.lua:%d+", message)
    Task(function() withCheckedContinuation(function() end) end)
    app:advance(0.1)
    app:terminate()
    assert.matches("leaked its continuation", table.concat(app.warnings, "\n"))
  end)

  it("leaks where the script drops what would resume it", function()
    launchRunning()
    local kept ---@type any
    Task(function() withCheckedContinuation(function(continuation) kept = continuation end) end)
    app:advance(0.1)
    assert.sound(app)
    Task(function() withCheckedContinuation(function() end) end)
    app:advance(0.1)
    assert.raises("leaked its continuation", function() assert.sound(app) end)
    kept:resume(1)
  end)

  it("raises where it waits what a continuation is resumed with", function()
    local err ---@type any
    launchRunning()
    Task(function()
      local ok, e = pcall(function() return withCheckedContinuation(function(c) c:resumeThrowing(URLError "timedOut") end) end)
      err = e
    end)
    app:advanceFrames(2)
    assert.are.equal("timedOut", err.code)
  end)

  it("W-113 lets a mistake come out, and keeps an error value", function()
    launchRunning()
    Task(function() Task.sleep(0.1) error "bug" end)
    assert.matches("concurrency_spec.lua:%d+: bug", select(2, pcall(function() app:advance(1) end)))
    local function parse() return nil .. "x" end
    Task(function() parse() end)
    local ok, text = pcall(function() app:advance(0.1) end)
    assert.matches("concurrency_spec.lua:%d+: attempt to concatenate", text)
    Task(function() error { code = 5 } end)
    assert.are.same({ false, { code = 5 } }, { pcall(function() app:advance(0.1) end) })
    local failing = Task(function() error(NSError { domain = "d", code = 1, localizedDescription = "x" }) end)
    app:advance(0.1)
    local raised, value, err ---@type any, any, any
    Task(function()
      raised = select(2, pcall(function() return failing:value() end))
      value, err = failing:result()
    end)
    app:advance(0.1)
    assert.are.same({ "x", "x" }, { raised.localizedDescription, err.localizedDescription })
    assert.is_nil(value)
    Task(function() error(NSError { domain = "d", code = 1, localizedDescription = "unheard" }) end)
    app:advance(0.1)
    app:terminate()
    assert.are.equal(1, #app.warnings)
    assert.matches("unheard", app.warnings[1])
  end)

  it("W-030 asks a server", function()
    local data, response, err ---@type any, any, any
    server = Server { baseURL = "https://a.test" }
    server:get("/x", { body = "x" })
    launchRunning(nil, { network = server })
    Task(function() data, response = URLSession.shared:data "https://a.test/x" end)
    app:settle()
    assert.are.same({ "x", 200 }, { data, response.statusCode })
    server:offline(true)
    Task(function()
      local ok, e = pcall(function() return URLSession.shared:data "https://a.test/x" end)
      err = not ok and e
    end)
    app:settle()
    assert.are.equal("notConnectedToInternet", err.code)
    assert.is_true(err:isKind(URLError))
    server:offline(false)
    local task = Task(function() URLSession.shared:data "https://a.test/x" end)
    app:advanceFrames(2)
    task:cancel()
    app:settle()
    assert.are.equal("cancelled", server.requests[2].state)
  end)

  it("gives the results of a group in the order in which they come", function()
    local got, sum = {}, nil
    launchRunning()
    Task(function()
      sum = withTaskGroup(function(group)
        for _, seconds in ipairs { 0.3, 0.1, 0.2 } do group:addTask(function() Task.sleep(seconds) return seconds end) end
        local total = 0
        while true do
          local value = group:next()
          if not value then return total end
          got[#got + 1] = value
          total = total + value
        end
      end)
    end)
    app:advance(1)
    assert.are.same({ 0.1, 0.2, 0.3 }, got)
    assert.is_near(0.6, sum, 1e-9)
  end)

  it("W-127 may wake others ten thousand times in one turn, and no more", function()
    launchRunning()
    local function chain(n) if n > 0 then Task(function() chain(n - 1) end) end end
    chain(20000)
    assert.error_matches(function() app:advance(1) end, "10000 tasks")
    app:advance(1)
    chain(2000)
    app:advance(1)
  end)
end)

describe("DispatchQueue", function()
  it("W-114 marks what runs in the background", function()
    local inside, back ---@type boolean, boolean
    launchRunning()
    DispatchQueue.global():async(function()
      inside = Thread.isMainThread
      DispatchQueue.main:async(function() back = Thread.isMainThread end)
    end)
    app:advance(0.1)
    assert.are.same({ false, true }, { inside, back })
    assert.is_true(Thread.isMainThread)
  end)

  it("W-115 runs blocks one after the other, or at the same time", function()
    local begun = {}
    local function block(name, seconds) return function() begun[#begun + 1] = { name, app.time } if seconds then Thread.sleep(seconds) end end end
    launchRunning()
    local serial = DispatchQueue { label = "serial" }
    serial:async(block("f1", 0.2))
    serial:async(block "f2")
    app:advance(1)
    assert.are.same({ "f1", "f2" }, { begun[1][1], begun[2][1] })
    assert.is_near(0.2, begun[2][2] - begun[1][2], 1.01 / 60)
    begun = {}
    local concurrent = DispatchQueue { label = "concurrent", attributes = "concurrent" }
    concurrent:async(block("a", 0.1))
    concurrent:async(block("b", 0.2))
    concurrent:async(block "barrier", { flags = "barrier" })
    concurrent:async(block "c")
    app:advance(1)
    assert.are.equal(begun[1][2], begun[2][2])
    assert.are.same({ "a", "b", "barrier", "c" }, { begun[1][1], begun[2][1], begun[3][1], begun[4][1] })
    assert.is_near(0.2, begun[3][2] - begun[1][2], 1.01 / 60)
  end)

  it("W-117 refuses waits that would never end", function()
    launchRunning()
    local group = DispatchGroup {}
    group:enter()
    for _, wait in ipairs {
      function() DispatchSemaphore(0):wait() end, function() DispatchQueue.main:sync(print) end, function() group:wait() end,
    } do
      assert.error_matches(wait, "would never end")
    end
    for _, wait in ipairs { function() DispatchSemaphore(0):wait(2) end, function() group:wait(2) end } do
      assert.error_matches(wait, "wait%(2%) on the main thread can't end before its time is over")
    end
    local semaphore, went = DispatchSemaphore(0), false
    DispatchQueue.global():async(function() semaphore:wait() went = true end)
    app:advance(0.5)
    assert.is_false(went)
    semaphore:signal()
    app:advance(0.1)
    assert.is_true(went)
    assert.are.equal(7, DispatchQueue { label = "q" }:sync(function() return 7 end))
  end)

  it("takes a signal of a semaphore whose number is the largest", function()
    launchRunning()
    local semaphore = DispatchSemaphore(math.maxinteger)
    semaphore:signal()
    assert.are.equal("success", semaphore:wait())
  end)

  it("W-118 counts with a group", function()
    local notified ---@type any
    launchRunning()
    local group = DispatchGroup {}
    group:enter() group:enter()
    after(0.1, function() group:leave() end)
    after(0.3, function() group:leave() end)
    group:notify(DispatchQueue.main, function() notified = app.time end)
    app:advance(1)
    assert.is_near(0.3, notified, 1.01 / 60 + 1e-9)
    assert.error_matches(function() group:leave() end, "Unbalanced call to dispatch_group_leave%(%)")
  end)

  it("W-122 has work that can be cancelled", function()
    local ran = 0
    launchRunning()
    local item = DispatchWorkItem(function() ran = ran + 1 end)
    DispatchQueue.main:asyncAfter(0.3, item)
    item:cancel()
    assert.is_true(item.isCancelled)
    local other = DispatchWorkItem(function() ran = ran + 10 end)
    DispatchQueue.main:async(other)
    app:advance(1)
    other:cancel()
    assert.are.equal(10, ran)
    local times = 0
    local timer = Timer.scheduledTimer(0.5, true, function() times = times + 1 end)
    timer:fire()
    assert.are.equal(1, times)
    app:advance(0.5)
    assert.are.equal(2, times)
  end)

  it("lets a mistake in a block come out", function()
    launchRunning()
    DispatchQueue.global():async(function() error "in the block" end)
    assert.error_matches(function() app:advance(1) end, "in the block")
  end)
end)

describe("OperationQueue", function()
  it("W-123 keeps to its dependencies", function()
    local order = {}
    launchRunning()
    local queue = OperationQueue { maxConcurrentOperationCount = 1 }
    local list = {}
    for n = 1, 3 do list[n] = BlockOperation(function() order[#order + 1] = n end) end
    list[1]:addDependency(list[3])
    queue:addOperations(list)
    app:advance(0.2)
    assert.are.same({ 2, 3, 1 }, order)
    assert.is_true(list[1].isFinished)
    assert.has_error(function() queue:addOperation(list[1]) end)
    order = {}
    local completed = 0
    for n = 1, 2 do
      local operation = BlockOperation(function() order[#order + 1] = n end)
      operation.completionBlock = function() completed = completed + 1 end
      queue:addOperation(operation)
    end
    queue:cancelAllOperations()
    app:advance(0.2)
    assert.are.same({ {}, 2 }, { order, completed })
    local a, b = BlockOperation(print), BlockOperation(print)
    a:addDependency(b)
    assert.has_error(function() b:addDependency(a) end)
  end)

  it("finds circles through others, and forgets dependencies that were removed", function()
    launchRunning()
    local list = {}
    for n = 1, 6 do
      list[n] = BlockOperation(print)
      if n > 1 then list[n]:addDependency(list[n - 1]) end
    end
    assert.has_error(function() list[1]:addDependency(list[6]) end)
    list[4]:removeDependency(list[3])
    list[1]:addDependency(list[6])
    assert.are.same({ list[6] }, list[1].dependencies)
  end)

  it("a cancelled operation waits for nothing, and removed dependencies let others begin", function()
    launchRunning()
    local never, done = BlockOperation(print), {}
    local queue = OperationQueue {}
    local cancelled, freed = BlockOperation(print), BlockOperation(function() done[#done + 1] = "freed" end)
    cancelled.completionBlock = function() done[#done + 1] = "cancelled" end
    for _, operation in ipairs { cancelled, freed } do
      operation:addDependency(never)
      queue:addOperation(operation)
    end
    app:advance(0.2)
    assert.are.same({ {}, 2 }, { done, queue.operationCount })
    cancelled:cancel()
    app:advance(0.2)
    assert.are.same({ { "cancelled" }, 1 }, { done, queue.operationCount })
    freed:removeDependency(never)
    app:advance(0.2)
    assert.are.same({ { "cancelled", "freed" }, 0 }, { done, queue.operationCount })
  end)

  it("runs operations of a class of one's own", function()
    ---@class concurrency_spec.Load: Operation
    ---@overload fun(properties?: table): concurrency_spec.Load
    local Load = class("Load", Operation)
    function Load:main()
      Thread.sleep(0.1)
      self.result = { self.name, Thread.isMainThread }
    end
    launchRunning()
    local load = Load { name = "it" }
    OperationQueue {}:addOperation(load)
    app:advance(0.05)
    assert.is_true(load.isExecuting)
    app:advance(0.3)
    assert.are.same({ "it", false }, load.result)
  end)
end)

describe("the results of a task group", function()
  it("are gone through by values(), as those of a stream", function()
    local heard = {}
    local app = launch { didFinishLaunching = function() end }
    Task(function()
      withTaskGroup(function(group)
        for number = 1, 3 do group:addTask(function() return number end) end
        for value in group:values() do heard[#heard + 1] = value end
      end)
    end)
    app:advance(0.1)
    assert.are.same({ 1, 2, 3 }, heard)
  end)
end)

describe("withCheckedContinuation outside of a task", function()
  it("is an error before its function runs, and nothing has leaked", function()
    local ran
    local app = launch { didFinishLaunching = function()
      assert.raises("withCheckedContinuation waits; call it inside Task", function() withCheckedContinuation(function() ran = true end) end)
    end }
    app:close()
    assert.is_nil(ran)
    assert.same({}, app.warnings)
  end)
end)

describe("sync", function()
  local function inApp(body)
    local app = launch { didFinishLaunching = function() body() end }
    app:advance(1)
    return app
  end

  it("comes after what a serial queue got before, and before what it gets later", function()
    local heard = {}
    inApp(function()
      local queue = DispatchQueue { label = "work" }
      for i = 1, 3 do queue:async(function() heard[#heard + 1] = i .. tostring(Thread.isMainThread) end) end
      assert.equals("a value", queue:sync(function()
        heard[#heard + 1] = "sync"
        return "a value"
      end))
      queue:async(function() heard[#heard + 1] = "after" end)
      heard[#heard + 1] = "main"
    end)
    assert.same({ "1false", "2false", "3false", "sync", "main", "after" }, heard)
  end)

  it("waits on a concurrent queue for barriers only", function()
    local heard, value = {}, 0
    inApp(function()
      local queue = DispatchQueue { label = "store", attributes = "concurrent" }
      queue:async(function() heard[#heard + 1] = "read" end)
      queue:sync(function() heard[#heard + 1] = "sync" end)
      queue:async(function() value = 1 end, { flags = "barrier" })
      assert.equals(1, queue:sync(function() return value end))
      queue:async(function() value = 2 end)
      queue:sync(function() value = value * 10 end, { flags = "barrier" })
      assert.equals(20, value)
      queue:sync { flags = "barrier", execute = function() value = 3 end }
      assert.equals(3, value)
    end)
    assert.same({ "sync", "read" }, heard)
  end)

  it("is an error where it would never end", function()
    inApp(function()
      local queue, waits = DispatchQueue { label = "work" }, DispatchQueue { label = "waits" }
      queue:suspend()
      assert.raises("sync on a queue that is suspended would never end", function() queue:sync(function() end) end)
      queue:resume()
      queue:sync(function() assert.raises("would never end", function() queue:sync(function() end) end) end)
      waits:async(function() Thread.sleep(0.5) end)
      assert.raises("sync on a queue whose block waits would never end", function() waits:sync(function() end) end)
    end)
  end)

  it("runs many blocks that wait, and what one of them raises comes out of the app's call", function()
    local count = 0
    inApp(function()
      local queue = DispatchQueue { label = "work" }
      for _ = 1, 20000 do queue:async(function() count = count + 1 end) end
      queue:sync(function() assert.equals(20000, count) end)
    end)
    assert.raises("a fault of the block", function()
      inApp(function()
        local queue = DispatchQueue { label = "work" }
        queue:async(function() error "a fault of the block" end)
        queue:sync(function() end)
      end)
    end)
  end)
end)

describe("task.isCancelled", function()
  it("tells of a task from outside, beside Task.isCancelled of the running one", function()
    local inside, of_child ---@type boolean?, boolean?
    local task, ended ---@type any, any
    launchRunning(function()
      task = Task(function()
        local child = async(function() pcall(Task.sleep, 5) end)
        pcall(Task.sleep, 5)
        inside, of_child = Task.isCancelled, child.isCancelled
      end)
      ended = Task(function() end)
    end)
    app:advance(1)
    assert.is_false(task.isCancelled)
    assert.is_false(Task.isCancelled)
    task:cancel()
    ended:cancel()
    assert.is_true(task.isCancelled)
    assert.is_false(ended.isCancelled)
    app:advance(1)
    assert.are.same({ true, true }, { inside, of_child })
    assert.error_matches(function() task.isCancelled = false end, "isCancelled")
  end)
end)
