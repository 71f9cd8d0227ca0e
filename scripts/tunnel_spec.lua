-- Tunnel: docs/rules/controllers.md 2, cases V-024 and V-025.

describe("tunnel", function()
  local app, root ---@type App, any

  before_each(function()
    app = launch "tunnel"
    root = app.window.rootViewController
  end)

  it("looks as it did", function() assert.frame(app, "start") end)

  it("shows the opposite place in the other map", function()
    -- By touches, as the picture shows how far it was exactly.
    app:touches { { 0, 1, "began", 100, 100 }, { 0.1, 1, "moved", 120, 115 }, { 0.2, 1, "moved", 180, 160 }, { 0.3, 1, "ended", 180, 160 } }
    app:settle()
    local above, below = root.maps[1], root.maps[2]
    assert.near(-above.latitude, below.latitude, 1e-9)
    assert.near(180, math.abs(above.longitude - below.longitude), 1e-9)
    assert.is_true(above.latitude > 48.2)
    assert.is_true(app:exists(above.place.text))
    assert.frame(app, "moved")
  end)

  it("follows the lower map as well", function()
    app:drag { on = root.maps[2].view, by = { -40, 0 } }
    app:settle()
    assert.near(180, math.abs(root.maps[1].longitude - root.maps[2].longitude), 1e-9)
  end)

  it("leaves a tap alone that comes while it turns", function()
    app:tap "Flip"
    for _ = 1, 2 do app:find("Flip"):sendActions "touchUpInside" end -- taps might come when it has turned
    app:settle()
    assert.is_true(root.isFlipped)
    app:tap "Flip"
    app:settle()
    assert.is_false(root.isFlipped)
    assert.are.equal(2, #root.children)
  end)

  it("has a man with a spade, who digs while the maps turn over", function()
    local digger = app:find { id = "digger" }
    assert.are.equal(root.view.bounds.midY, digger.center.y)
    assert.is_false(digger.isAnimating)
    app:tap "Flip"
    assert.is_true(digger.isAnimating)
    app:settle()
    assert.is_false(digger.isAnimating)
  end)

  it("names the city that is nearest to the place, on the back", function()
    app:drag { from = { 100, 100 }, to = { 100, 177 }, hold = 0.2 } -- north to the pole, as far as the map goes
    app:tap "Flip"
    app:settle()
    assert.is_true(app:exists { contains = "Here, near Vienna" })
    assert.is_true(app:exists { contains = "There, near Wellington" })
  end)

  it("V-024 turns over with all calls in order", function()
    local log = {}
    local function listen(controller, name)
      for _, callback in ipairs { "willMoveToParent", "didMoveToParent", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
        controller[callback] = function(self, what)
          log[#log + 1] = name .. "." .. callback .. (callback:find "Parent" and (what and "(root)" or "(nil)") or "")
        end
      end
    end
    listen(root.maps[1], "M")
    listen(root.infos[1], "G")
    root:flip(1)
    assert.are.same({ "G.willMoveToParent(root)", "M.willMoveToParent(nil)", "M.viewWillDisappear", "G.viewWillAppear" }, log)
    log = {}
    app:settle()
    assert.are.same({ "M.viewDidDisappear", "G.viewDidAppear", "G.didMoveToParent(root)", "M.didMoveToParent(nil)" }, log)
  end)

  it("V-025 fills its container, and leaves the other alone", function()
    local calls = 0
    root.maps[2].viewWillDisappear = function() calls = calls + 1 end
    root:flip(1)
    app:settle()
    assert.are.equal(root.containers[1].bounds, root.infos[1].view.frame)
    assert.are.equal(root.containers[1], root.infos[1].view.superview)
    assert.is_nil(root.maps[1].view.superview)
    assert.are.equal(0, calls)
  end)

  it("flips both and back", function()
    app:tap "Flip"
    app:settle()
    assert.is_true(app:exists { contains = "latitude -48.2" })
    assert.frame(app, "backs")
    app:tap "Flip"
    app:settle()
    assert.are.equal(2, #root.children)
    assert.are.equal(root.containers[2], root.maps[2].view.superview)
  end)
end)
