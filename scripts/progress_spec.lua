-- How far something has come: of a task, of work that a script counts, on a bar. Source: Apple, Progress, UIProgressView.observedProgress
local app ---@type App
local server ---@type Server

before_each(function()
  server = Server { baseURL = "https://a.test" }
  server:get("/big", { body = ("x"):rep(600), bytesPerSecond = 1200 })
  app = launch({ didFinishLaunching = function(self)
    self.window = UIWindow { rootViewController = UIViewController {} }
    self.window:makeKeyAndVisible()
  end }, { network = server })
end)

local function big() return URLSession.shared:dataTask(URL { string = "https://a.test/big" }, function() end) end

describe("the progress of a task", function()
  it("can be observed piece by piece, and is one object", function()
    local task, told = big(), {}
    local progress = task.progress
    assert.are.equal(progress, task.progress)
    local token = progress:observe("fractionCompleted", function(object, change)
      assert.are.equal(progress, object)
      told[#told + 1] = change.newValue
    end, { "new" })
    local states = {}
    task:observe("state", function(_, change) states[#states + 1] = change.new end)
    task:resume()
    app:settle()
    assert.is_true(#told > 10)
    assert.is_near(1 / 30, told[1], 1e-9)
    assert.are.equal(1, told[#told])
    assert.are.same({ "running", "completed" }, states)
    assert.is_true(progress.isFinished)
    token:invalidate()
  end)

  it("fills a bar by itself", function()
    local task, bar = big(), UIProgressView { frame = { 20, 100, 200, 4 } }
    app.window:addSubview(bar)
    bar.observedProgress = task.progress
    assert.are.equal(0, bar.progress)
    task:resume()
    app:advance(0.35)
    assert.is_near(0.5, bar.progress, 0.05)
    assert.are.equal(task.progress, bar.observedProgress)
    bar.observedProgress = nil
    app:settle()
    assert.is_near(0.5, bar.progress, 0.05)
    assert.are.equal(1, task.progress.fractionCompleted)
  end)

  it("counts bytes, and cancels the task", function()
    local task = big()
    assert.error_matches(function() task.progress.totalUnitCount = 7 end, "it counts the bytes that come")
    task:resume()
    task.progress:cancel()
    app:settle()
    assert.is_true(task.progress.isCancelled)
    assert.are.equal("cancelled", task.error.code)
  end)
end)

describe("progress that a script counts", function()
  it("has counts, words, and parts", function()
    local whole = Progress { totalUnitCount = 10 }
    local part = Progress { totalUnitCount = 4, parent = whole, pendingUnitCount = 5 }
    local told = {}
    whole:observe("fractionCompleted", function(_, change) told[#told + 1] = change.new end)
    assert.is_true(whole.isIndeterminate == false and Progress {}.isIndeterminate)
    part.completedUnitCount = 2
    assert.are.equal(0.25, whole.fractionCompleted)
    assert.are.equal(0, whole.completedUnitCount)
    part.completedUnitCount = 4
    assert.are.equal(5, whole.completedUnitCount)
    assert.are.equal("50% completed", whole.localizedDescription)
    assert.are.equal("5 of 10", whole.localizedAdditionalDescription)
    whole.completedUnitCount = 10
    assert.is_true(whole.isFinished)
    assert.are.same({ 0.25, 0.5, 1 }, told)
  end)

  it("is cancelled and paused with its parts", function()
    local whole, part, heard = Progress { totalUnitCount = 2 }, Progress { totalUnitCount = 1 }, {}
    whole:addChild(part, 1)
    for _, name in ipairs { "cancellationHandler", "pausingHandler", "resumingHandler" } do part[name] = function() heard[#heard + 1] = name end end
    whole:pause()
    assert.is_true(part.isPaused)
    whole:resume()
    whole:cancel()
    whole:cancel()
    assert.are.same({ "pausingHandler", "resumingHandler", "cancellationHandler" }, heard)
    assert.is_true(part.isCancelled)
  end)

  it("is part of one other at most, and of none that is part of it", function()
    local whole, part = Progress { totalUnitCount = 2 }, Progress { totalUnitCount = 1 }
    whole:addChild(part, 1)
    assert.error_matches(function() whole:addChild(part, 1) end, "a Progress that is part of no other one")
    assert.error_matches(function() part:addChild(whole, 1) end, "a Progress that is part of no other one")
    assert.error_matches(function() whole:addChild(whole, 1) end, "a Progress that is part of no other one")
    local top = whole
    assert.error_matches(function()
      for _ = 1, 100 do
        local next = Progress { totalUnitCount = 1 }
        next:addChild(top, 1)
        top = next
      end
    end, "at most 64 levels")
  end)
end)

describe("operations", function()
  it("can be observed", function()
    local operation, told = BlockOperation(function() end), {}
    operation:observe("isFinished", function(_, change) told[#told + 1] = change.new end)
    OperationQueue.main:addOperation(operation)
    app:settle()
    assert.are.same({ true }, told)
  end)
end)
