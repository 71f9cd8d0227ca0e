-- Buttons: sizes, states, pictures, insets and tint, as in iOS 7 to 12.

local function fitted(properties)
  local button = UIButton(properties)
  button:sizeToFit()
  return button
end

describe("a button's size", function()
  it("is its title's and 12 points more in height: 15 pt for a system button, 18 for a custom one", function()
    local system, custom = fitted { title = "Button" }, fitted { title = "Button", type = "custom" }
    assert.are.equal("system", system.buttonType)
    assert.are.equal(CGSize { 46, 30 }, system.bounds.size)
    assert.are.equal(15, system.titleLabel.font.pointSize)
    assert.are.equal(18, custom.titleLabel.font.pointSize)
    assert.are.equal(custom.titleLabel:sizeThatFits({ 0, 0 }).height + 12, custom.bounds.height)
  end)

  it("is 30 x 34 with nothing in it, and no narrower with a short title", function()
    assert.are.equal(CGSize { 30, 34 }, fitted({}).bounds.size)
    assert.are.equal(30, fitted({ title = "i" }).bounds.width)
  end)

  it("is that of a picture, of picture and title side by side, or of a larger background", function()
    local button = UIButton {}
    button:setImage(UIImage { named = "star", size = { 22, 22 } })
    assert.are.equal(CGSize { 22, 22 }, button:sizeThatFits { 0, 0 })
    button:setTitle "Star"
    local title = button.titleLabel:sizeThatFits({ 0, 0 })
    assert.are.equal(CGSize { 22 + title.width, 30 }, button:sizeThatFits { 0, 0 })
    button:setBackgroundImage(UIImage { named = "plate", size = { 100, 20 } })
    assert.are.equal(CGSize { 100, 30 }, button:sizeThatFits { 0, 0 })
  end)

  it("has content insets in place of the room around a title; the other insets change nothing", function()
    local button = UIButton { title = "Button", titleEdgeInsets = { 9, 9, 9, 9 }, imageEdgeInsets = { 9, 9, 9, 9 } }
    assert.are.equal(CGSize { 46, 30 }, button:sizeThatFits { 0, 0 })
    button.contentEdgeInsets = { 1, 2, 3, 4 }
    assert.are.equal(CGSize { 46 + 6, 18 + 4 }, button:sizeThatFits { 0, 0 })
  end)
end)

describe("a button's parts", function()
  local function title(properties)
    local button = UIButton { title = "Button", frame = { 0, 0, 100, 40 } }
    for name, value in pairs(properties) do button[name] = value end
    button:layoutIfNeeded()
    return button.titleLabel.frame
  end

  it("hug the title and centre it, or stand where the content's alignment says", function()
    assert.are.equal(CGRect { 27, 11, 46, 18 }, title {})
    assert.are.equal(CGRect { 0, 0, 46, 18 }, title { contentHorizontalAlignment = "left", contentVerticalAlignment = "top" })
    assert.are.equal(CGRect { 54, 22, 46, 18 }, title { contentHorizontalAlignment = "right", contentVerticalAlignment = "bottom" })
    assert.are.equal(CGRect { 0, 0, 100, 40 }, title { contentHorizontalAlignment = "fill", contentVerticalAlignment = "fill" })
  end)

  it("are moved by their insets", function()
    assert.are.equal(CGRect { 37, 11, 46, 18 }, title { titleEdgeInsets = { 0, 20, 0, 0 } })
    assert.are.equal(CGRect { 5, 11, 46, 18 }, title { contentEdgeInsets = { 0, 5, 0, 0 }, contentHorizontalAlignment = "left" })
  end)

  it("stand side by side, the picture first", function()
    local button = UIButton { title = "Button", frame = { 0, 0, 100, 40 } }
    button:setImage(UIImage { named = "star", size = { 20, 20 } })
    button:layoutIfNeeded()
    assert.are.equal(CGRect { 17, 10, 20, 20 }, button.imageView.frame)
    assert.are.equal(CGRect { 37, 11, 46, 18 }, button.titleLabel.frame)
    assert.are.equal(button.titleLabel.frame, button:titleRect(button:contentRect(button.bounds)))
    assert.are.equal(button.imageView.frame, button:imageRect(button:contentRect(button.bounds)))
  end)

  it("give a title that has no room an ellipsis in its middle", function()
    local button = UIButton { title = "A long title", frame = { 0, 0, 50, 30 } }
    assert.are.equal("byTruncatingMiddle", button.titleLabel.lineBreakMode)
    button:layoutIfNeeded()
    assert.are.equal(50, button.titleLabel.frame.width)
  end)
end)

describe("a button's state", function()
  it("is a set, that is looked up whole, and then the normal one", function()
    local button = UIButton { title = "normal" }
    button:setTitle("highlighted", "highlighted")
    assert.are.equal("normal", button.state)
    button.isHighlighted = true
    assert.are.equal("highlighted", button.state)
    assert.are.equal("highlighted", button.currentTitle)
    button.isSelected = true
    assert.are.same({ "highlighted", "selected" }, button.state)
    assert.are.equal("normal", button.currentTitle)
    button:setTitle("both", { "selected", "highlighted" })
    assert.are.equal("both", button.currentTitle)
    assert.are.equal("both", button:title { "highlighted", "selected" })
    assert.are.equal("normal", button:title "disabled")
    button:setTitle(nil, { "highlighted", "selected" })
    assert.are.equal("normal", button.currentTitle)
    button.isEnabled = false
    assert.are.same({ "highlighted", "disabled", "selected" }, button.state)
  end)

  it("has pictures, backgrounds, colours and shadows of its own", function()
    local button = UIButton { title = "Go" }
    button:setImage(UIImage { named = "off", size = { 10, 10 } })
    button:setImage(UIImage { named = "on", size = { 10, 10 } }, "selected")
    button:setBackgroundImage(UIImage { named = "plate", size = { 10, 10 } }, "selected")
    button:setTitleColor("purple", "selected")
    button:setTitleShadowColor("gray", "selected")
    assert.are.equal("off", button.currentImage.name)
    assert.is_nil(button.currentBackgroundImage)
    assert.is_nil(button.currentTitleShadowColor)
    button.isSelected = true
    assert.are.equal("on", button.currentImage.name)
    assert.are.equal("on", button.imageView.image.name)
    assert.are.equal("plate", button.currentBackgroundImage.name)
    assert.are.equal("plate", button:backgroundImage("selected").name)
    assert.are.equal("purple", button.currentTitleColor)
    assert.are.equal("gray", button.currentTitleShadowColor)
    assert.are.equal("off", button:image("normal").name)
  end)

  it("shows in a system button: grey while disabled, faint under a finger, on a plate while selected", function()
    local button = UIButton { title = "Go", frame = { 10, 10, 100, 44 } }
    local app = launchWindow(button)
    button.isEnabled = false
    assert.are.equal("#66666659", button.titleLabel.textColor)
    assert.contains("( Go )", app:frame())
    button.isEnabled = true
    local finger = app:touch(50, 30)
    app:advance(0.05)
    assert.near(0.2, button.titleLabel.alpha, 0.001)
    finger:lift()
    assert.are.equal(1, button.titleLabel.alpha)
    button.isSelected = true
    assert.are.equal("white", button.titleLabel.textColor)
    button:setTitleColor("red", "selected")
    assert.are.equal("red", button.titleLabel.textColor)
  end)

  it("leaves a custom button's title alone, which is white", function()
    local button = UIButton { title = "Go", type = "custom" }
    assert.are.equal("white", button.currentTitleColor)
    button.isEnabled, button.isHighlighted = false, true
    assert.are.equal("white", button.titleLabel.textColor)
    assert.are.equal(1, button.titleLabel.alpha)
  end)

  it("is refused in words where there is no such one", function()
    assert.error_matches(function() UIButton {}:setTitle("x", "pressed") end, '"pressed"')
    assert.error_matches(function() UIButton { type = "round" } end, '"system"')
  end)
end)

describe("the tint", function()
  it("comes down from the nearest view that has one, and whoever takes it over is told", function()
    local told = {}
    ---@class buttons_spec.Tinted: UIView
    ---@overload fun(properties?: table): buttons_spec.Tinted
    local Tinted = class("Tinted", UIView)
    function Tinted:tintColorDidChange() told[#told + 1] = self.tag end
    local outer, inner, own = Tinted { tag = 1 }, Tinted { tag = 2 }, Tinted { tag = 3, tintColor = "green" }
    local button = UIButton { title = "Go" }
    outer:addSubview(inner)
    outer:addSubview(own)
    inner:addSubview(button)
    assert.are.equal("#007AFF", button.currentTitleColor)
    told = {}
    outer.tintColor = "red"
    assert.are.same({ 1, 2 }, told)
    assert.are.equal("red", button.titleLabel.textColor)
    assert.are.equal("green", own.tintColor)
    inner.tintColor = "purple"
    assert.are.equal("purple", button.currentTitleColor)
    inner.tintColor = nil
    assert.are.equal("red", button.currentTitleColor)
    inner:removeFromSuperview()
    assert.are.equal("#007AFF", inner.tintColor)
    told = {}
    outer:addSubview(inner)
    assert.are.same({ 2 }, told)
  end)
end)

describe("a control that follows a finger", function()
  it("takes it for inside up to 70 points beyond its bounds", function()
    local log = {}
    local button = UIButton { frame = { 100, 200, 100, 44 } }
    for _, event in ipairs { "touchUpInside", "touchUpOutside", "touchDragExit", "touchDragEnter" } do
      button:addTarget(event, function() log[#log + 1] = event end)
    end
    local app = launchWindow(button)
    local finger = app:touch(150, 220)
    finger:move(150, 280, 0.2)
    finger:lift()
    assert.are.same({ "touchUpInside" }, log)
    log = {}
    finger = app:touch(150, 220)
    finger:move(150, 313, 0.2)
    assert.are.same({}, log)
    finger:move(150, 315, 0.1)
    assert.are.same({ "touchDragExit" }, log)
    finger:move(150, 300, 0.1)
    finger:move(280, 300, 0.1)
    finger:lift()
    assert.are.same({ "touchDragExit", "touchDragEnter", "touchDragExit", "touchUpOutside" }, log)
  end)

  it("is found by a touch only within its bounds", function()
    local button = UIButton { frame = { 100, 200, 100, 44 } }
    local app = launchWindow(button)
    assert.are_not.equal(button, app:hitTest(150, 250))
  end)

  it("as a slider keeps a finger on its knob from a pan around it, and no other", function()
    local pans = 0
    local slider = UISlider { frame = { 20, 100, 280, 31 } }
    local around = UIView { frame = { 0, 0, 320, 300 } }
    around:addSubview(slider)
    around:addGestureRecognizer(UIPanGestureRecognizer { action = function() pans = pans + 1 end })
    local app = launchWindow(around)
    app:drag { from = { 30, 115 }, to = { 160, 115 } }
    assert.are.equal(0, pans)
    assert.is_true(slider.value > 0.4)
    app:drag { from = { 250, 115 }, to = { 60, 115 } }
    assert.is_true(pans > 0)
  end)
end)

describe("an action for nobody in particular", function()
  it("reaches methods of UIKit's own: the keyboard goes", function()
    local field = UITextField { frame = { 10, 10, 100, 30 } }
    local app, window = launchWindow(field)
    app:tap(field)
    assert.is_true(field.isFirstResponder)
    assert.is_true(UIApplication.shared:sendAction("resignFirstResponder", nil, nil, nil))
    assert.is_false(field.isFirstResponder)
    local button = UIButton { frame = { 10, 60, 100, 44 } }
    button:addTarget("touchUpInside", nil, "resignFirstResponder")
    window:addSubview(button)
    app:tap(field)
    app:tap(button)
    assert.is_false(field.isFirstResponder)
  end)
end)

describe("windows", function()
  it("are all listed, hidden ones too, and tell of their coming and going", function()
    local log = {}
    local app, window = launchWindow()
    local center = NotificationCenter.default
    for _, name in ipairs { "didBecomeVisibleNotification", "didBecomeHiddenNotification", "didBecomeKeyNotification", "didResignKeyNotification" } do
      center:addObserver(UIWindow[name], function(notification) log[#log + 1] = notification.name end)
    end
    local second = UIWindow {}
    assert.are.same({ second, window }, UIApplication.shared.windows)
    second:makeKeyAndVisible()
    assert.are.same({ window, second }, UIApplication.shared.windows)
    assert.are.same(
      { "UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeVisibleNotification" }, log)
    log = {}
    second.isHidden = true
    assert.are.same({ second, window }, UIApplication.shared.windows)
    assert.are.same(
      { "UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeHiddenNotification" }, log)
    assert.are.equal(window, app.window)
  end)
end)

describe("a selected row", function()
  it("fades when it is deselected with animation", function()
    local app = launch {
      numberOfRowsInSection = function() return 3 end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
    local path = IndexPath(1, 2)
    local table, background = app.table, nil
    table:selectRow(path, false, "none")
    background = table:cellForRow(path).selectedBackgroundView
    local cell = background.superview
    table:deselectRow(path, true)
    assert.is_false(cell.isSelected)
    app:advance(0.15)
    assert.are.equal(cell, background.superview)
    assert.near(0.5, background.layer:presentation().opacity, 0.05)
    app:settle()
    assert.is_nil(background.superview)
    table:selectRow(path, false, "none")
    assert.are.equal(1, background.alpha)
    table:deselectRow(path, false)
    assert.is_nil(background.superview)
    -- a background that is selected again while it fades out stays
    table:selectRow(path, false, "none")
    table:deselectRow(path, true)
    app:advance(0.1)
    table:selectRow(path, true, "none")
    app:settle()
    assert.are.equal(cell, background.superview)
    assert.are.equal(1, background.alpha)
  end)
end)
