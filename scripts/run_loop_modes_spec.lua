-- Timers while a finger scrolls, perform, fire dates, locks and a main thread that sleeps: docs/rules/world.md 5, W-119 and W-121.

local app, table_ ---@type App, UITableView

local function openTable()
  app = launchWindow(function(window)
    local controller = UIViewController {}
    table_ = UITableView { frame = window.bounds }
    table_.dataSource = {
      numberOfRowsInSection = function() return 200 end,
      cellForRowAt = function(_, list, path)
        local cell = list:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
        cell.textLabel.text = "Row " .. path.row
        return cell
      end,
    }
    controller.view:addSubview(table_)
    window.rootViewController = controller
  end)
  return app
end

--- A finger that drags the table from 0.9 to 2.2, holds it until 3.1 and lifts without speed.
local function drag()
  app:advance(0.9 - app.time)
  local finger = app:touch(160, 400)
  finger:move(160, 100, 1.3)
  finger:hold(0.9)
  finger:lift()
end

local function near(expected, times)
  assert.are.equal(#expected, #times, "times: " .. table.concat(times, ", "))
  for place, time in ipairs(expected) do assert.is_near(time, times[place], 2.01 / 60) end
end

describe("A timer", function()
  it("W-119 in the default mode waits while a finger scrolls, fires once afterwards, and keeps its schedule", function()
    local fired, often = {}, 0
    openTable()
    Timer.scheduledTimer(0.5, true, function() fired[#fired + 1] = app.time end)
    every(0.5, function() often = often + 1 end)
    drag()
    local lifted = app.time
    app:advance(4.1 - app.time)
    near({ 0.5, lifted, 3.5, 4.0 }, fired)
    assert.are.equal(8, often)
  end)

  it("W-121 in the common mode goes on, and so does asyncAfter", function()
    local fired, block = {}, nil
    openTable()
    local timer = Timer.scheduledTimer(0.5, true, function() fired[#fired + 1] = app.time end)
    RunLoop.main:add(timer, "common")
    DispatchQueue.main:asyncAfter(1.5, function() block = app.time end)
    drag()
    near({ 0.5, 1.0, 1.5, 2.0, 2.5, 3.0 }, fired)
    assert.is_near(1.5, block, 1.01 / 60)
  end)

  it("waits while the table decelerates, and during a finger that only rests on it", function()
    local fired = 0
    openTable()
    app:fling { from = { 160, 450 }, velocity = { 0, -2000 } }
    assert.is_true(table_.isDecelerating)
    Timer.scheduledTimer(0.1, true, function() fired = fired + 1 end)
    app:advance(0.5)
    assert.is_true(table_.isDecelerating)
    assert.are.equal(0, fired)
    app:settle { timers = false }
    app:advanceFrames(2)
    assert.is_true(fired >= 1)
    local finger = app:touch(160, 300)
    fired = 0
    app:advance(0.5)
    assert.are.equal(0, fired)
    assert.are.equal("tracking", RunLoop.main.currentMode)
    finger:lift()
    app:advanceFrames(2)
    assert.are.equal(1, fired)
    assert.are.equal("default", RunLoop.main.currentMode)
  end)

  it("that fires once fires once after the finger", function()
    local fired = {}
    openTable()
    Timer.scheduledTimer(1.5, false, function() fired[#fired + 1] = app.time end)
    drag()
    local lifted = app.time
    app:advance(2)
    near({ lifted }, fired)
  end)

  it("is not held by a finger elsewhere, nor by an animated offset", function()
    local fired = 0
    openTable()
    table_.frame = { 0, 0, 320, 300 }
    Timer.scheduledTimer(0.1, true, function() fired = fired + 1 end)
    local finger = app:touch(160, 400)
    app:advance(0.25)
    assert.are.equal(2, fired)
    finger:lift()
    table_:setContentOffset({ 0, 300 }, true)
    app:advance(0.2)
    assert.are.equal(4, fired)
  end)

  it("that was invalidated while it waited never fires", function()
    local fired = 0
    openTable()
    local timer = Timer.scheduledTimer(0.2, true, function() fired = fired + 1 end)
    local finger = app:touch(160, 300)
    app:advance(0.5)
    timer:invalidate()
    finger:lift()
    app:advance(1)
    assert.are.equal(0, fired)
  end)

  it("begins when it is added to a run loop", function()
    local fired = {}
    openTable()
    local timer = Timer { timeInterval = 0.5, repeats = true, action = function(t) fired[#fired + 1] = app.time assert.is_true(t.isValid) end }
    app:advance(1)
    assert.are.same({}, fired)
    timer.fireDate = Date():addingTimeInterval(0.25)
    RunLoop.current:add(timer, "default")
    app:advance(1)
    near({ 1.25, 1.75 }, fired)
  end)

  it("moves to another date", function()
    local fired = {}
    openTable()
    local timer = Timer.scheduledTimer(10, true, function() fired[#fired + 1] = app.time end)
    assert.is_near(10, timer.fireDate - Date(), 0.001)
    timer.fireDate = Date() + 0.5
    app:advance(11)
    near({ 0.5, 10.5 }, fired)
    timer.fireDate = Date() - 5
    app:advanceFrames(1)
    assert.are.equal(3, #fired)
  end)

  it("has a date that follows from one that its own action has set", function()
    local fired = {}
    openTable()
    Timer.scheduledTimer(0.1, true, function(timer)
      fired[#fired + 1] = app.time
      timer.fireDate = Date() + 0.4
    end)
    app:advance(1)
    near({ 0.1, 0.5, 0.9 }, fired)
  end)

  it("wants a mode that exists, and a timer", function()
    openTable()
    local timer = Timer.scheduledTimer(1, true, function() end)
    assert.raises("common", function() RunLoop.main:add(timer, "comon") end)
    assert.raises("a Timer or a CADisplayLink", function() RunLoop.main:add("x", "common") end)
    assert.raises("action", function() Timer { timeInterval = 1 } end)
  end)
end)

describe("A display link", function()
  it("of the default mode rests while a finger scrolls", function()
    local plain, default = 0, 0
    openTable()
    CADisplayLink { action = function() plain = plain + 1 end }:add()
    CADisplayLink { action = function() default = default + 1 end }:add "default"
    app:advanceFrames(5)
    local finger = app:touch(160, 300)
    local before = { plain, default }
    app:advanceFrames(10)
    assert.are.equal(before[1] + 10, plain)
    assert.is_true(default <= before[2] + 1)
    finger:lift()
    app:advanceFrames(5)
    assert.is_true(default >= before[2] + 4)
  end)
end)

describe("perform", function()
  ---@class run_loop_modes_spec.Model: NSObject
  ---@overload fun(properties?: table): run_loop_modes_spec.Model
  local Model = class("PerformModel", NSObject)
  function Model:note(value)
    self.noted = (self.noted or "") .. tostring(value)
    return "noted " .. tostring(value)
  end

  it("calls at once without a delay", function()
    openTable()
    local model = Model {}
    assert.are.equal("noted 1", model:perform("note", 1))
    assert.has_error(function() model:perform("nothing", 1) end)
  end)

  it("calls after a delay, and not while a finger scrolls", function()
    openTable()
    local model = Model {}
    model:perform("note", "a", 0.5)
    app:advance(0.4)
    assert.is_nil(model.noted)
    app:advance(0.2)
    assert.are.equal("a", model.noted)
    model:perform("note", "b", 0.1)
    local finger = app:touch(160, 300)
    app:advance(0.5)
    assert.are.equal("a", model.noted)
    finger:lift()
    app:advanceFrames(2)
    assert.are.equal("ab", model.noted)
  end)

  it("is called off by object, by name and by argument", function()
    openTable()
    local model, other = Model {}, Model {}
    model:perform("note", 1, 0.1)
    model:perform("note", 2, 0.1)
    other:perform("note", 3, 0.1)
    NSObject.cancelPreviousPerformRequests(model, "note", 1)
    app:advance(0.2)
    assert.are.equal("2", model.noted)
    assert.are.equal("3", other.noted)
    model:perform("note", 4, 0.1)
    NSObject.cancelPreviousPerformRequests(model)
    app:advance(0.2)
    assert.are.equal("2", model.noted)
  end)

  it("works for views, whose methods it finds", function()
    openTable()
    local view = UIView { frame = { 0, 0, 10, 10 } }
    table_:addSubview(view)
    view:perform("removeFromSuperview", nil, 0.1)
    app:advance(0.2)
    assert.is_nil(view.superview)
  end)
end)

describe("Thread.sleep on the main thread", function()
  it("stops frames, timers and touches, which come afterwards", function()
    local before, after_, ticks = nil, nil, {}
    openTable()
    every(0.1, function() ticks[#ticks + 1] = app.time end)
    after(0.25, function()
      before = app.time
      Thread.sleep(0.5)
      after_ = app.time
    end)
    app:advance(1)
    assert.is_near(before + 0.5, after_, 0.001)
    assert.is_near(1, app.time, 0.02)
    for _, time in ipairs(ticks) do assert.is_true(time <= before + 0.001 or time >= after_ - 0.001, "a tick at " .. time) end
    assert.are.equal(10, #ticks)
  end)

  it("lets an answer wait", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/x", { body = "x" })
    local at ---@type any
    app = launch({
      didFinishLaunching = function()
        URLSession.shared:dataTask("https://a.test/x", function() at = app.time end):resume()
        after(0.05, function() Thread.sleep(1) end)
      end,
    }, { network = server })
    app:settle()
    assert.is_near(1.067, at, 0.03)
  end)

  it("may take a day", function()
    openTable()
    assert.raises("at most 86400", function() Thread.sleep(1e9) end)
  end)
end)

describe("NSLock", function()
  it("is held by one block at a time", function()
    local order = {}
    openTable()
    local lock = NSLock {}
    for n = 1, 2 do
      DispatchQueue.global():async(function()
        lock:lock()
        order[#order + 1] = n .. " in"
        Thread.sleep(0.2)
        order[#order + 1] = n .. " out"
        lock:unlock()
      end)
    end
    app:advance(1)
    assert.are.same({ "1 in", "1 out", "2 in", "2 out" }, order)
  end)

  it("says what would never end, and who holds nothing", function()
    openTable()
    local lock = NSLock {}
    lock:lock()
    assert.is_false(lock["try"](lock))
    assert.raises("would never end", function() lock:lock() end)
    lock:unlock()
    assert.raises("nobody holds the lock", function() lock:unlock() end)
    assert.are.equal(3, lock:withLock(function() return 3 end))
    assert.raises("inside", function() lock:withLock(function() error "inside" end) end)
    assert.is_true(lock["try"](lock))
  end)

  it("may be taken again where it is recursive", function()
    openTable()
    local lock = NSRecursiveLock {}
    lock:lock()
    lock:lock()
    lock:unlock()
    lock:unlock()
    assert.raises("nobody holds the lock", function() lock:unlock() end)
  end)
end)

describe("A timer", function()
  it("that is to repeat without a pause does so each tenth of a millisecond", function()
    local app = launchWindow()
    local times = 0
    local timer = Timer.scheduledTimer(0, true, function() times = times + 1 end)
    assert.are.equal(0.0001, timer.timeInterval)
    app:advance(0.1)
    assert.near(1000, times, 170)
    timer:invalidate()
    assert.are.equal(0.0001, Timer.scheduledTimer(-5, true, function() end).timeInterval)
  end)
end)
