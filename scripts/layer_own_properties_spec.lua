-- Properties that a layer's class adds: drawn anew when they change, and animated. docs/rules/layers.md 1.4

describe("a layer's own property", function()
  local Ring, drawn
  before_each(function()
    drawn = {}
    Ring = class("Ring", CALayer)
    Ring.angle = 0
    function Ring:needsDisplayForKey(key) return key == "angle" or Ring.super.needsDisplayForKey(self, key) end
    function Ring:draw(context)
      drawn[#drawn + 1] = self.angle
      context:setFillColor "red"
      context:fill(CGRect(0, 0, self.angle, 10))
    end
  end)

  local function launchRing(ring)
    return launchWindow(function(window)
      ring.frame = { 20, 20, 100, 100 }
      window.layer:addSublayer(ring)
      ring:setNeedsDisplay()
    end)
  end

  it("draws the layer anew when it is set, once for all of a frame", function()
    local ring = Ring {}
    local app = launchRing(ring)
    app:advance(0.1)
    ring.angle = 3
    ring.angle = 4
    ring.other = 5
    app:advance(0.1)
    assert.are.same({ 0, 4 }, drawn)
  end)

  it("is animated, with the layer drawn in each frame and a presentation that shows it", function()
    local ring = Ring {}
    local app = launchRing(ring)
    app:advance(0.1)
    local animation = CABasicAnimation { keyPath = "angle" }
    animation.fromValue, animation.toValue, animation.duration = 0, 30, 1
    ring:add(animation, "grow")
    app:advance(0.5)
    local presentation = ring:presentation()
    assert.near(15, presentation.angle, 1)
    assert.is_true(presentation:isKind(Ring))
    assert.are.equal(0, ring.angle)
    assert.is_true(#drawn > 25)
    assert.near(15, drawn[#drawn], 1)
    app:settle()
    assert.are.equal(0, drawn[#drawn])
    local count = #drawn
    app:advance(0.5)
    assert.are.equal(count, #drawn)
  end)

  it("runs the action that the class has for it, from what was shown", function()
    function Ring:actionForKey(key)
      if key ~= "angle" then return Ring.super.actionForKey(self, key) end
      local action = CABasicAnimation { keyPath = key, duration = 1 }
      if self.says then action.fromValue = self.angle end
      return action
    end
    for _, says in ipairs { true, false } do
      local ring = Ring { says = says }
      ring.angle = 10
      local app = launchRing(ring)
      app:advance(0.1)
      ring.angle = 20
      app:advance(0.5)
      assert.near(15, ring:presentation().angle, 1)
      assert.are.equal(20, ring.angle)
      CATransaction.setDisableActions(true)
      ring.angle = 40
      CATransaction.setDisableActions(false)
      app:settle()
      assert.are.equal(40, drawn[#drawn])
    end
  end)

  it("of a view's layer is drawn and animated, too", function()
    local Progress = class("Progress", UIView)
    function Progress:layerClass() return Ring end
    local view
    local app = launchWindow(function(window)
      view = Progress { frame = { 20, 20, 100, 100 } }
      window:addSubview(view)
    end)
    app:advance(0.1)
    view.layer.angle = 12
    app:advance(0.1)
    assert.are.equal(12, drawn[#drawn])
    local group = CAAnimationGroup { duration = 1 }
    group.animations = { CABasicAnimation { keyPath = "angle", fromValue = 0, toValue = 10 }, CABasicAnimation { keyPath = "opacity", fromValue = 0 } }
    view.layer:add(group, "both")
    app:advance(0.5)
    assert.near(5, drawn[#drawn], 0.5)
    assert.near(5, view.layer:presentation().angle, 0.5)
    app:settle()
    assert.are.equal(12, drawn[#drawn])
  end)

  it("that the class doesn't name can't be animated, and says what it needs", function()
    local ring = Ring { wide = 3 }
    launchRing(ring)
    assert.raises("a method needsDisplayForKey that is true for it", function()
      ring:add(CABasicAnimation { keyPath = "wide", toValue = 2 }, "x")
    end)
    assert.is_false(Ring.super.needsDisplayForKey(ring, "angle"))
  end)
end)
