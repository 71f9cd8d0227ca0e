-- The responder chain, as the plugin `chain` prints it: which responders get an event, pass it on, or handle it.
describe("chain", function()
  local app, delegate, views ---@type App, any, any

  -- Runs `f` and returns the lines that the plugin noted meanwhile.
  local function said(f)
    local first = #delegate.log + 1
    f()
    return table.move(delegate.log, first, #delegate.log, 1, {})
  end

  before_each(function()
    app = launch "chain"
    delegate = app.delegate
    delegate.log.isQuiet = true
    views = delegate.controller
  end)

  it("asks views front to back whether a touch is inside", function()
    delegate.log.tellsHitTests = true
    local place = views.E:convert({ 20, 20 }, nil)
    local asked = said(function() assert.are.equal(views.E, app:hitTest(place.x, place.y)) end)
    assert.are.same({ "is it inside A? yes", "is it inside C? yes", "is it inside E? yes" }, asked)
  end)

  it("goes on with the view behind when a touch isn't inside", function()
    delegate.log.tellsHitTests = true
    local place = views.B:convert({ 40, 60 }, nil)
    local asked = said(function() assert.are.equal(views.B, app:hitTest(place.x, place.y)) end)
    assert.are.same({ "is it inside A? yes", "is it inside C? no", "is it inside B? yes" }, asked)
  end)

  it("hands a touch up to the view that handles it", function()
    local lines = said(function() app:tap(views.E) end)
    assert.are.same({ "E hands touchesBegan on", "C handles touchesBegan" }, lines)
  end)

  it("hands a touch that no view handles to the application's delegate", function()
    local lines = said(function() app:tap(views.B) end)
    assert.are.same({
      "B hands touchesBegan on", "A hands touchesBegan on", "Controller hands touchesBegan on", "Window hands touchesBegan on",
      "App handles touchesBegan",
    }, lines)
  end)

  it("gives an action without a target to the first that has it", function()
    assert.are.same({ "Controller saves for Save" }, said(function() app:tap "Save" end))
    assert.are.same({ "App prints for Print" }, said(function() app:tap "Print" end))
  end)

  it("starts at the first responder when there is one", function()
    assert.is_true(views.D:becomeFirstResponder())
    local lines = said(function() app:tap "Save" end)
    assert.are.same({ "Controller saves for Save" }, lines)
  end)

  it("gives a shake to the first responder and up", function()
    views.D:becomeFirstResponder()
    local lines = said(function() app:shake() end)
    assert.are.same({
      "D hands motionBegan on", "C hands motionBegan on", "A hands motionBegan on", "Controller hands motionBegan on",
      "Window handles motionBegan",
      "D hands motionEnded on", "C hands motionEnded on", "A hands motionEnded on", "Controller handles motionEnded",
    }, lines)
  end)

  it("gives a shake to the window when there is no first responder", function()
    local lines = said(function() app:shake() end)
    assert.are.same({ "Window handles motionBegan", "Window hands motionEnded on", "App hands motionEnded on" }, lines)
  end)

  it("gives a headset's button to the first responder and up", function()
    views.D:becomeFirstResponder()
    local lines = said(function() assert.is_true(app:remoteControl "remoteControlPlay") end)
    assert.are.equal("D hands remoteControlReceived on", lines[1])
    assert.are.equal("App handles remoteControlReceived", lines[#lines])
  end)

  it("stays upright when the device is turned", function()
    local app = launch "chain"
    local upright = app.window.bounds
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(upright, app.window.bounds)
    assert.sound(app)
  end)
end)
