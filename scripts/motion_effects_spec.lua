-- Motion effects: what a tilt of the device adds to the properties of views.
describe("motion effects", function()
  local app, view ---@type App, UIView

  before_each(function()
    app = launch {
      didFinishLaunching = function()
        local window = UIWindow {}
        window.rootViewController = UIViewController {}
        window:makeKeyAndVisible()
        view = UIView { frame = { 100, 100, 50, 50 }, backgroundColor = "red" }
        view:addSubview(UILabel { frame = { 0, 0, 50, 50 }, text = "boat" })
        window.rootViewController.view:addSubview(view)
      end,
    }
  end)

  local function effect(keyPath, type, least, most)
    return UIInterpolatingMotionEffect { keyPath = keyPath, type = type, minimumRelativeValue = least, maximumRelativeValue = most }
  end

  local function across(keyPath, least, most) return effect(keyPath, "tiltAlongHorizontalAxis", least, most) end

  local function presented() return view.layer:presentation() end

  it("M-179 move what is shown, and leave the view's own centre", function()
    view:addMotionEffect(across("center.x", -20, 20))
    app:tilt { horizontal = 1 }
    assert.are.equal(145, presented().position.x)
    assert.are.equal(125, view.center.x)
    app:tilt { horizontal = -0.5 }
    assert.are.equal(115, presented().position.x)
    app:tilt { horizontal = 0 }
    assert.are.equal(125, presented().position.x)
  end)

  it("of the vertical axis don't notice the horizontal one", function()
    view:addMotionEffect(effect("center.y", "tiltAlongVerticalAxis", -10, 30))
    app:tilt { horizontal = 1 }
    assert.are.equal(125, presented().position.y)
    app:tilt { vertical = 1 }
    assert.are.equal(155, presented().position.y)
    app:tilt { vertical = -1 }
    assert.are.equal(115, presented().position.y)
  end)

  it("move points, sizes and alphas, and parts of the layer", function()
    view.alpha, view.layer.shadowOffset = 0.5, { 0, 0 }
    view:addMotionEffect(across("alpha", -0.2, 0.2))
    view:addMotionEffect(across("layer.shadowOffset", CGSize(-8, -4), CGSize(8, 4)))
    app:tilt { horizontal = 1 }
    assert.near(0.7, presented().opacity, 1e-9)
    assert.are.equal(CGSize(8, 4), presented().shadowOffset)
    assert.are.equal(0.5, view.alpha)
  end)

  it("of one group and of several effects add up", function()
    local group = UIMotionEffectGroup { motionEffects = { across("center.x", -20, 20), effect("center.y", "tiltAlongVerticalAxis", -5, 5) } }
    view:addMotionEffect(group)
    view:addMotionEffect(across("center.x", -1, 1))
    app:tilt { horizontal = 1, vertical = -1 }
    assert.are.equal(CGPoint(146, 120), presented().position)
    view:removeMotionEffect(group)
    assert.are.equal(CGPoint(126, 125), presented().position)
    assert.are.equal(1, #view.motionEffects)
    view.motionEffects = {}
    assert.are.equal(CGPoint(125, 125), presented().position)
  end)

  it("begin with the present tilt, also in a view that comes later, and go on while the view moves", function()
    app:tilt { horizontal = 1 }
    local late = UIView { frame = { 0, 0, 10, 10 } }
    late:addMotionEffect(across("center.x", -20, 20))
    app.window.rootViewController.view:addSubview(late)
    assert.are.equal(25, late.layer:presentation().position.x)
    view:addMotionEffect(across("center.x", -20, 20))
    UIView.animate { duration = 1, options = "curveLinear", animations = function() view.center = { 225, 125 } end }
    app:advance(0.5)
    assert.near(195, presented().position.x, 1)
    app:settle()
    assert.are.equal(245, presented().position.x)
  end)

  it("of a class of one's own answer what is added", function()
    local asked = {}
    ---@class motion_effects_spec.Swing: UIMotionEffect
    ---@overload fun(properties?: table): motion_effects_spec.Swing
    local Swing = class("Swing", UIMotionEffect)
    function Swing:keyPathsAndRelativeValues(offset)
      asked[#asked + 1] = offset.horizontal .. " " .. offset.vertical
      return { ["center.x"] = 2 * offset.horizontal, ["layer.transform.rotation.z"] = offset.vertical }
    end
    view:addMotionEffect(Swing {})
    app:tilt { horizontal = 0.5, vertical = 0.25 }
    assert.are.equal("0.5 0.25", asked[#asked])
    assert.are.equal(126, presented().position.x)
    assert.near(0.25, math.atan(presented().transform[2], presented().transform[1]), 1e-9)
  end)

  it("are seen in frames, and let the app settle", function()
    view:addMotionEffect(across("center.x", -20, 20))
    local before = app:frame()
    app:tilt { horizontal = 1 }
    app:settle()
    assert.are_not.equal(before, app:frame())
    app:tilt()
    assert.are.equal(before, app:frame())
  end)

  it("take a tilt from -1 to 1 along each axis", function()
    assert.error_matches(function() app:tilt { horizontal = 2 } end, "a number from %-1 to 1")
    assert.has_error(function() app:tilt { horizontal = 0 / 0 } end)
    assert.error_matches(function() app:tilt { sideways = 1 } end, "sideways")
  end)

  it("say what can't be moved", function()
    assert.error_matches(function() view:addMotionEffect(across("colour", 0, 1)) end, "has no property 'colour'")
    assert.error_matches(function() view:addMotionEffect(across("center.x", CGPoint(1, 2), CGPoint(3, 4))) end, "position.x")
    assert.error_matches(function() UIInterpolatingMotionEffect { keyPath = "center.x" } end, "type")
    local group = UIMotionEffectGroup {}
    assert.error_matches(function() group.motionEffects = { group } end, "its own motionEffects")
  end)
end)
