-- Values one after the other, for tasks that wait for them: docs/rules/world.md 5.

local app ---@type App

local function launchRunning(f)
  app = launch({ didFinishLaunching = function() if f then f() end end }, { mainThreadChecker = false })
  return app
end

describe("AsyncStream", function()
  it("gives its values in order, and ends", function()
    local got, ended = {}, nil
    launchRunning(function()
      local stream = AsyncStream(function(continuation)
        continuation:yield(1)
        after(0.2, function() continuation:yield(2) end)
        after(0.4, function() continuation:yield(3) continuation:finish() end)
      end)
      Task(function()
        for value in stream:values() do got[#got + 1] = { value, app and app.time or 0 } end
        ended = app.time
      end)
    end)
    app:advance(1)
    assert.are.same({ 1, 2, 3 }, { got[1][1], got[2][1], got[3][1] })
    assert.is_near(0.2, got[2][2], 1.01 / 60)
    assert.is_near(0.4, ended, 1.01 / 60)
  end)

  it("is made with its continuation", function()
    local got = {}
    launchRunning()
    local stream, continuation = AsyncStream.makeStream()
    assert.are.equal("enqueued", continuation:yield "a")
    Task(function()
      got[1] = stream:next()
      got[2] = stream:next()
      got[3] = stream:next() == nil
    end)
    app:advanceFrames(2)
    continuation:yield "b"
    app:advanceFrames(1)
    continuation:finish()
    app:advanceFrames(1)
    assert.are.same({ "a", "b", true }, got)
    assert.are.equal("terminated", continuation:yield "c")
  end)

  it("keeps the newest or the oldest", function()
    local newest, oldest = {}, {}
    launchRunning()
    local function fill(stream, list)
      Task(function() for value in stream:values() do list[#list + 1] = value end end)
    end
    fill(AsyncStream(function(c) for n = 1, 5 do c:yield(n) end c:finish() end, { bufferingNewest = 2 }), newest)
    fill(AsyncStream(function(c)
      for n = 1, 5 do
        local result = c:yield(n)
        assert.are.equal(n > 2 and "dropped" or "enqueued", result)
      end
      c:finish()
    end, { bufferingOldest = 2 }), oldest)
    app:advanceFrames(1)
    assert.are.same({ 4, 5 }, newest)
    assert.are.same({ 1, 2 }, oldest)
  end)

  it("raises the error with which it has ended, after its values", function()
    local got, err = {}, nil
    launchRunning()
    local stream = AsyncStream(function(c)
      c:yield(1)
      c:finish(NSError { domain = "d", code = 7, localizedDescription = "gone" })
    end)
    Task(function()
      local ok, e = pcall(function() for value in stream:values() do got[#got + 1] = value end end)
      err = not ok and e
    end)
    app:advanceFrames(1)
    assert.are.same({ 1 }, got)
    assert.are.equal(7, err.code)
  end)

  it("ends where its task is cancelled, and says so once", function()
    local ended, why = false, {}
    launchRunning()
    local stream = AsyncStream(function(c)
      c.onTermination = function(reason) why[#why + 1] = reason end
    end)
    local task = Task(function()
      for _ in stream:values() do end
      ended = true
    end)
    app:advanceFrames(2)
    task:cancel()
    app:advanceFrames(1)
    assert.is_true(ended)
    assert.are.same({ "cancelled" }, why)
  end)

  it("is waited for in a task only", function()
    launchRunning()
    local stream = AsyncStream.makeStream()
    assert.raises("inside Task", function() stream:next() end)
  end)

  it("leaves nothing behind when the app ends", function()
    launchRunning(function()
      local stream, continuation = AsyncStream.makeStream()
      continuation.onTermination = function() return stream end
      continuation:yield { stream }
      Task(function() stream:next() stream:next() end)
    end)
    app:advanceFrames(2)
    app:terminate()
    assert.are.same({}, app.warnings)
  end)
end)

describe("a task group", function()
  local app
  before_each(function() app = launchWindow() end)

  it("begins no work after it was cancelled, and says so", function()
    local seen = {}
    Task(function()
      withThrowingTaskGroup(function(group)
        seen.isEmpty, seen.before = group.isEmpty, group.isCancelled
        group:cancelAll()
        seen.after = group.isCancelled
        group:addTask(function() seen.inTask = Task.isCancelled end)
        seen.isFull = not group.isEmpty
        seen.added = group:addTaskUnlessCancelled(function() seen.never = true end)
      end)
    end)
    app:settle()
    assert.are.same({ isEmpty = true, before = false, after = true, inTask = true, isFull = true, added = false }, seen)
  end)

  it("is cancelled with its task, also for what is added later", function()
    local seen = {}
    local task = Task(function()
      withTaskGroup(function(group)
        group:addTask(function() seen.first = { pcall(Task.sleep, 5) } end)
        pcall(Task.sleep, 5)
        seen.isCancelled = group.isCancelled
        group:addTask(function() seen.second = Task.isCancelled end)
      end)
    end)
    app:advance(1)
    task:cancel()
    app:settle()
    assert.is_false(seen.first[1])
    assert.is_true(seen.isCancelled)
    assert.is_true(seen.second)
    assert.is_true(app.time < 2)
  end)

  it("has no other members", function()
    Task(function() withTaskGroup(function(group) print(group.count) end) end)
    assert.error_matches(function() app:settle() end, "a task group has no 'count'; it has addTask")
  end)
end)

describe("withTaskCancellationHandler", function()
  it("calls its handler at the cancellation, and not after the operation", function()
    local app = launchWindow()
    local log = {}
    local function run(seconds)
      return Task(function()
        local ok = pcall(withTaskCancellationHandler, function() Task.sleep(seconds) end, function() log[#log + 1] = "stop" end)
        log[#log + 1] = ok
        pcall(Task.sleep, 5)
      end)
    end
    local long, short = run(5), run(0.5)
    app:advance(1)
    short:cancel()
    app:advance(0.1)
    assert.are.same({ true }, log)
    long:cancel()
    app:settle()
    assert.are.same({ true, "stop", false }, log)
    assert.error_matches(function() withTaskCancellationHandler(print, print) end, "inside Task")
  end)

  it("calls it at once in a task that is cancelled already, and returns what the operation does", function()
    local app = launchWindow()
    local log
    local task = Task(function()
      pcall(Task.sleep, 5)
      local called
      local a, b = withTaskCancellationHandler(function() return called, 2 end, function() called = true end)
      log = { a, b }
    end)
    app:advance(0.1)
    task:cancel()
    app:settle()
    assert.are.same({ true, 2 }, log)
  end)
end)
