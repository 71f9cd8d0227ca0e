-- The calls that only recordings use, besides those that all scenarios use.
describe("waiting and naming, as recordings do", function()
  local app ---@type App

  before_each(function() app = launch "fruits" end)

  it("waits in whole frames", function()
    app:wait(0.05)
    assert.are.equal(3, app.frameCount)
    app:wait(0.216)
    assert.are.equal(16, app.frameCount)
    app:wait(0.001)
    assert.are.equal(16, app.frameCount)
    assert.has_error(function() app:wait(-1) end)
  end)

  it("knows views by numbers that are the same in every run", function()
    local cell = app.table:cellForRow(IndexPath(1, 3))
    local number ---@type integer
    for candidate = 1, 500 do
      if app:view(candidate) == cell then number = candidate end
    end
    assert.is_not_nil(number)
    app:close()
    app = launch "fruits"
    assert.are.equal("Banana", app:view(number).textLabel.text)
    assert.is_nil(app:view(0))
  end)

  it("takes what a hand wrote and what a recorder wrote alike", function()
    app:tap { row = IndexPath(1, 2) }
    app:settle()
    assert.is_true(app:exists "Apricot")
  end)

  it("replays touches with their force", function()
    local forces = {}
    ---@class recording_spec.Pad: UIView
    ---@overload fun(properties?: table): recording_spec.Pad
    local Pad = class("ForcePad", UIView)
    function Pad:touchesBegan(touches) forces[#forces + 1] = touches[1].force end
    function Pad:touchesMoved(touches) forces[#forces + 1] = touches[1].force end
    function Pad:touchesEnded(touches) forces[#forces + 1] = touches[1].force end
    app:close()
    app = launchWindow(function(window) window:addSubview(Pad { frame = { 0, 0, 200, 200 } }) end)
    app:touches {
      { 0, 1, "began", 50, 50, 0.5 }, { 0.1, 1, "moved", 50, 50, 3.25 }, { 0.2, 1, "moved", 60, 50 }, { 0.3, 1, "moved", 60, 50, 1 },
      { 0.4, 1, "ended", 60, 50 },
    }
    assert.are.same({ 0.5, 3.25, 3.25, 1, 0 }, forces)
    assert.error_matches(function() app:touches { { 0, 1, "began", 50, 50, 7 } } end, "the force in entry 1 of the list must be between 0 and 6")
    assert.error_matches(function() app:touches { { 0, 1, "began", 50, 50, "hard" } } end, "{ t, finger, phase, x, y }")
  end)
end)
