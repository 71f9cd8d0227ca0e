-- No test passes when a touch hits nothing: every touching call whose target can't be touched raises an error that explains why.

local function openTarget(change)
  local view ---@type UIView
  local app = launchWindow(function(window)
    local box = UIView { frame = { 0, 0, 320, 400 }, accessibilityIdentifier = "box" }
    view = UIView { frame = { 10, 10, 300, 300 }, isMultipleTouchEnabled = true, accessibilityIdentifier = "target" }
    view:addGestureRecognizer(UITapGestureRecognizer { action = function() end })
    box:addSubview(view)
    window:addSubview(box)
    if change then change(view, box, window) end
  end, { device = "iPhone SE" })
  return app, view
end

-- every call that touches a target
local CALLS = {
  tap = function(app, target) app:tap(target) end,
  ["tap with two fingers"] = function(app, target) app:tap(target, { fingers = 2 }) end,
  doubleTap = function(app, target) app:doubleTap(target) end,
  longPress = function(app, target) app:longPress(target) end,
  ["drag on"] = function(app, target) app:drag { on = target, by = { 20, 0 } } end,
  ["drag from"] = function(app, target) app:drag { from = target, to = { 20, 300 } } end,
  swipe = function(app, target) app:swipe(target, "left", { distance = 50 }) end,
  fling = function(app, target) app:fling { from = target, velocity = { 0, 300 } } end,
  pinch = function(app, target) app:pinch(target) end,
  rotate = function(app, target) app:rotate(target, { angle = 1 }) end,
  ["tap in together"] = function(app, target) app:together(function() app:tap(target) end) end,
}
local NAMES = {}
for name in pairs(CALLS) do NAMES[#NAMES + 1] = name end
table.sort(NAMES)

-- the message of each call, and that it contains the explanation
local function each(change, ...)
  for _, name in ipairs(NAMES) do
    local app, view = openTarget(change)
    local message = assert.raises("", CALLS[name], app, view)
    for _, words in ipairs { ... } do assert.contains(words, message) end
    assert.contains(app:explain(), message)
  end
end

describe("a target", function()
  it("that is touched is no error", function()
    for _, name in ipairs(NAMES) do
      local app, view = openTarget()
      CALLS[name](app, view)
    end
  end)

  it("that another view covers", function()
    each(function(view, box)
      box:addSubview(UIView { frame = { 0, 0, 320, 400 }, accessibilityIdentifier = "cover" })
    end, "did not reach <UIView", "it landed on <UIView", 'hits UIView "cover" in UIView "box" in UIWindow')
  end)

  it("in front of which an alert, a card or a menu stands", function()
    local root = UIViewController {}
    root.view:addSubview(UIButton { title = "Save", frame = { 0, 30, 60, 44 } })
    root.view:addSubview(UIButton { title = "More", frame = { 0, 500, 60, 44 }, menu = UIMenu { children = { UIAction { title = "One" } } }, showsMenuAsPrimaryAction = true })
    local app = launchWindow(root, { system = 17 })
    app:tap "More"
    app:settle()
    assert.raises("as a menu is open in front of it", function() app:tap "Save" end)
    app:tap "One"
    app:settle()
    root:present(UIViewController { title = "Card" }, false)
    app:settle()
    assert.raises('as UIViewController "Card" is presented in front of it; dismiss it first', function() app:tap "Save" end)
    root:dismiss(false)
    local alert = UIAlertController { title = "Delete?", preferredStyle = "alert" }
    root:present(alert, false)
    app:settle()
    assert.raises('as the alert "Delete?" is in front of it; dismiss it first', function() app:tap "Save" end)
    for _, title in ipairs { "Delete", "Cancel" } do alert:addAction(UIAlertAction { title = title }) end
    assert.raises('tap "Delete" or "Cancel" first', function() app:drag { on = "Save", by = { 0, 20 } } end)
    assert.raises('none is hittable: UIButton "Save" is not hittable, as the alert', function() app:tap { name = "Save", hittable = true } end)
  end)

  it("that is hidden", function()
    each(function(view) view.isHidden = true end, "is not on the screen: its isHidden is true", 'no finger went down: UIView "target"')
  end)

  it("in something hidden", function()
    each(function(view, box) box.isHidden = true end, 'the surrounding UIView "box"\'s isHidden is true')
  end)

  it("that is transparent", function()
    each(function(view) view.alpha = 0 end, "its alpha is 0")
  end)

  it("that takes no touches", function()
    each(function(view) view.isUserInteractionEnabled = false end,
      'as its isUserInteractionEnabled is false', 'hits UIView "box" in UIWindow')
  end)

  it("in something that takes no touches", function()
    each(function(view, box) box.isUserInteractionEnabled = false end, 'the surrounding UIView "box"\'s isUserInteractionEnabled is false')
  end)

  it("outside of its superview", function()
    each(function(view, box) box.frame = { 0, 0, 5, 5 } end, "it lies outside of its superview's bounds")
  end)

  it("outside of the window", function()
    each(function(view) view.frame = { 500, 10, 300, 300 } end, "is not on the screen: it lies outside of its superview's bounds")
  end)

  it("in no window", function()
    each(function(view) view:removeFromSuperview() end, "it is in no window")
  end)

  it("that an animation is moving", function()
    each(function(view) UIView.animate { duration = 5, animations = function() view.center = { 165, 160 } end } end,
      "an animation without allowUserInteraction is moving it")
  end)

  it("beside a view that has all touches to itself", function()
    local app, view = openTarget(function(view, box)
      box:addSubview(UIView { frame = { 0, 320, 100, 50 }, isExclusiveTouch = true })
    end)
    local finger = app:touch(20, 340)
    local message = assert.raises("isExclusiveTouch lets one view at a time have touches", function() app:tap(view) end)
    assert.contains(app:explain(), message)
    finger:lift()
    app:settle()
    app:tap(view)
  end)

  it("that is a label with a recognizer of its own and the default that takes no touches", function()
    local label = UILabel { frame = { 20, 20, 100, 20 }, text = "Terms" }
    label:addGestureRecognizer(UITapGestureRecognizer { action = function() end })
    local app = openTarget(function(view) view:addSubview(label) end)
    assert.raises("its isUserInteractionEnabled is false", function() app:tap "Terms" end)
    label.isUserInteractionEnabled = true
    app:tap "Terms"
  end)

  it("that is a label stands for what it is in", function()
    local label = UILabel { frame = { 20, 20, 100, 20 }, text = "Terms" }
    local app = openTarget(function(view) view:addSubview(label) end)
    app:tap "Terms"
  end)

  it("of which only one of two fingers would be reached", function()
    local app = openTarget(function(view) view.frame = { 100, 100, 40, 40 } end)
    assert.raises("did not reach", function() app:pinch { id = "target" } end)
  end)
end)

describe("a point where nothing takes touches", function()
  local POINTS = {
    tap = function(app) app:tap { 500, 300 } end,
    drag = function(app) app:drag { from = { 500, 300 }, to = { 100, 100 } } end,
    touch = function(app) app:touch(500, 300) end,
    touches = function(app) app:touches { { 0, 1, "began", 500, 300 }, { 0.1, 1, "ended", 500, 300 } } end,
    together = function(app) app:together(function() app:touch(500, 300):lift() end) end,
  }
  for name, call in pairs(POINTS) do
    it("is an error for " .. name, function()
      local app = openTarget()
      local message = assert.raises("a finger at {500, 300} touched nothing: no view takes touches there", call, app)
      assert.contains(app:explain(), message)
    end)
  end

  it("may be where a drag ends", function()
    local app = openTarget()
    app:drag { from = { 100, 100 }, to = { 500, 300 } }
  end)
end)
