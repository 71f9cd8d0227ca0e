-- Movements and measures of today's system. Cases: docs/rules/cases/systems.md
local function navigating(count, options)
  options = options or {}
  options.system = 17
  local navigation ---@type UINavigationController
  local app = launch({
    statusBar = options.device == nil,
    didFinishLaunching = function(self)
      self.window = UIWindow {}
      local controllers = {}
      for i = 1, count do controllers[i] = UIViewController { title = string.char(64 + i) } end
      navigation = UINavigationController { viewControllers = controllers }
      self.window.rootViewController = navigation
      self.window:makeKeyAndVisible()
    end,
  }, options)
  return app, navigation
end
local function shownX(view) return view.layer:presentation().frame.x end

describe("the system's spring", function()
  it("moves a push (M-073, M-074)", function()
    local app, navigation = navigating(1, { device = "iPhone 8" })
    local a, b = navigation.topViewController, UIViewController { title = "B" }
    local ended ---@type any
    local shown = { navigationControllerDidShow = function() ended = app.time end }
    navigation.delegate = shown
    navigation:pushViewController(b, true)
    assert.are.equal(0.5, navigation.transitionCoordinator.transitionDuration)
    local start = app.time
    for _, row in ipairs { { 0.05, 287.9, -26.1 }, { 0.1, 170.7, -61.3 }, { 0.2, 45.3, -98.9 } } do
      app:advance(start + row[1] - app.time)
      assert.near(row[2], shownX(b.view), 1)
      assert.near(row[3], shownX(a.view), 1)
    end
    app:advance(0.4)
    assert.near(0.5, ended - start, 0.02)
  end)

  it("moves a pop (M-075)", function()
    local app, navigation = navigating(2, { device = "iPhone 8" })
    local b = navigation.topViewController
    navigation:popViewController(true)
    app:advance(0.1)
    assert.near(204.3, shownX(b.view), 1)
  end)

  it("moves the keyboard, whose notifications say something else (M-077, M-078)", function()
    local field = UITextField { frame = { 20, 100, 200, 34 } }
    local app, navigation = navigating(1, { device = "iPhone 8" })
    navigation.topViewController.view:addSubview(field)
    local said, did ---@type any, any
    NotificationCenter.default:addObserver("UIKeyboardWillShowNotification", function(n) said = n.userInfo end)
    NotificationCenter.default:addObserver("UIKeyboardDidShowNotification", function() did = app.time end)
    field:becomeFirstResponder()
    local start = app.time
    assert.near(0.25, said.UIKeyboardAnimationDurationUserInfoKey, 1e-9)
    assert.are.equal(7, said.UIKeyboardAnimationCurveUserInfoKey)
    assert.are.equal(CGRect(0, 451, 375, 216), said.UIKeyboardFrameEndUserInfoKey)
    app:advance(0.2)
    app:advance(0.4)
    assert.near(0.5, did - start, 0.02)
  end)

  it("leaves a zone of 20 points to the pop with a finger (M-079)", function()
    local app, navigation = navigating(2, { device = "iPhone 16" })
    local finger = app:touch(24, 400)
    finger:move(80, 400, 0.1)
    assert.is_nil(navigation.transitionCoordinator)
    finger:lift()
    app:settle()
    finger = app:touch(18, 400)
    finger:move(60, 400, 0.1)
    assert.is_true(navigation.transitionCoordinator ~= nil)
    finger:lift()
  end)

  it("takes what a finger leaves (M-081, M-082)", function()
    local app, navigation = navigating(2, { device = "iPhone 16" })
    local ended ---@type any
    local shown = { navigationControllerDidShow = function() ended = app.time end }
    navigation.delegate = shown
    local finger = app:touch(10, 300)
    finger:move(10 + 10 + 0.62 * 393, 300, 0.3)
    finger:hold(0.3)
    finger:lift()
    local lifted = app.time
    app:advance(0.5)
    assert.are.equal(1, #navigation.viewControllers)
    assert.near(0.35, ended - lifted, 0.03)
  end)

  it("takes back what a finger has not led far enough (M-082)", function()
    local app, navigation = navigating(2, { device = "iPhone 16" })
    local b = navigation.topViewController
    local finger = app:touch(10, 300)
    finger:move(100, 300, 0.2)
    finger:hold(0.3)
    local x, lifted = shownX(b.view), app.time
    finger:lift()
    local w = math.sqrt(1000 / 3)
    for _, t in ipairs { 0.05, 0.1 } do
      app:advance(lifted + t - app.time)
      assert.near(x * (1 + w * t) * math.exp(-w * t), shownX(b.view), 1.5)
    end
    app:settle()
    assert.are.equal(2, #navigation.viewControllers)
  end)
end)

describe("controls of today", function()
  it("a date picker without a frame stands at the origin", function()
    launchWindow(nil, { system = 17 })
    local picker = UIDatePicker {}
    assert.are.equal(CGPoint(0, 0), picker.frame.origin)
    assert.are.equal(picker.intrinsicContentSize, picker.frame.size)
  end)

  it("have today's sizes (M-066, M-069, M-070)", function()
    navigating(1)
    assert.are.equal(CGSize(92, 26), UIPageControl { numberOfPages = 4 }:sizeThatFits(CGSize(0, 0)))
    assert.are.equal(74, UIPageControl { numberOfPages = 3 }:sizeThatFits(CGSize(0, 0)).width)
    assert.are.equal(146, UIPageControl { numberOfPages = 7 }:sizeThatFits(CGSize(0, 0)).width)
    for style, side in pairs { medium = 20, large = 37, white = 20, whiteLarge = 37 } do
      assert.are.equal(CGSize(side, side), UIActivityIndicatorView { style = style }.intrinsicContentSize)
    end
    assert.are.equal("medium", UIActivityIndicatorView {}.style)
    local bar = UISearchBar { frame = { 0, 0, 375, 56 } }
    assert.are.equal(56, bar:sizeThatFits(CGSize(375, 0)).height)
    bar:layoutIfNeeded()
    assert.are.equal(CGRect(8, 10, 359, 36), bar.searchTextField.frame)
    assert.are.equal(10, bar.searchTextField.layer.cornerRadius)
    assert.are.equal(CGSize(94, 32), UIStepper {}.bounds.size)
    assert.are.equal(34, UITextField { borderStyle = "roundedRect" }.intrinsicContentSize.height)
    assert.are.equal(32, UISegmentedControl { items = { "A" } }.intrinsicContentSize.height)
  end)

  -- Frames in files of Interface Builder: sliders begin 2 points before the margin, switches end 2 points behind it.
  it("have frames that are larger than what constraints see of them", function()
    for _, options in ipairs { { system = 17 }, { system = 17, direction = "rightToLeft" }, { system = 12 } } do
      local slider, switch, segments, below = UISlider {}, UISwitch {}, UISegmentedControl { items = { "A" } }, UIView {}
      launchWindow(function(window)
        local stack = UIStackView { frame = { 16, 40, 288, 0 }, axis = "vertical", arrangedSubviews = { segments, slider, below } }
        window:addSubview(stack)
        below.heightAnchor:constraint { equalToConstant = 10 }.isActive = true
        stack.frame = CGRect(16, 40, 288, stack:systemLayoutSizeFitting(CGSize(0, 0)).height)
        switch.translatesAutoresizingMaskIntoConstraints = false
        window:addSubview(switch)
        NSLayoutConstraint.activate {
          switch.trailingAnchor:constraint { equalTo = window.trailingAnchor, constant = -16 },
          switch.topAnchor:constraint { equalTo = window.topAnchor, constant = 200 },
        }
      end, options)
      local isToday, isMirrored = options.system == 17, options.direction == "rightToLeft"
      assert.are.equal(CGRect(0, 0, 288, isToday and 32 or 29), segments.frame)
      assert.are.equal(isToday and CGRect(-2, 31, 292, 31) or CGRect(0, 29, 288, 31), slider.frame)
      assert.are.equal(isToday and 61 or 60, below.frame.minY)
      assert.are.equal(CGRect(isMirrored and 14 or isToday and 255 or 253, 200, 51, 31), switch.frame)
    end
  end)

  it("are as high as their sizes say where they have a configuration (M-071)", function()
    navigating(1, { device = "iPhone 16" })
    for size, height in pairs { mini = 28, small = 28, medium = 34.33, large = 50.33 } do
      for _, kind in ipairs { "plain", "gray", "tinted", "filled" } do
        local configuration = UIButton.Configuration[kind]()
        configuration.title, configuration.buttonSize = "Hello", size
        assert.near(height, UIButton { configuration = configuration }.intrinsicContentSize.height, 0.01)
      end
    end
  end)

  it("take a page of a page control at a time (M-067)", function()
    local app, navigation = navigating(1)
    local events = 0
    local pages = UIPageControl { numberOfPages = 4, frame = { 20, 200, 92, 26 } }
    pages:addTarget("valueChanged", function() events = events + 1 end)
    navigation.topViewController.view:addSubview(pages)
    app:advanceFrames(1)
    app:tap { 100, 213 }
    assert.are.equal(2, pages.currentPage)
    assert.are.equal(1, events)
    pages.currentPage = 1
    app:tap { 30, 213 }
    assert.are.equal(1, pages.currentPage)
    assert.are.equal(1, events)
  end)
end)

describe("segments with a thumb", function()
  local function thumb(app)
    for _, view in ipairs(app:snapshot("table").views) do
      if view.thumb then return view.thumb[1] or view.thumb end
    end
  end
  local function segments(options)
    local app, navigation = navigating(1)
    local control = UISegmentedControl { items = { "A", "B", "C" }, frame = { 8, 200, 304, 32 }, selectedSegmentIndex = 1 }
    local heard = 0
    control:addTarget("valueChanged", function() heard = heard + 1 end)
    navigation.topViewController.view:addSubview(control)
    app:advanceFrames(1)
    return app, control, function() return heard end
  end

  it("have it at the selected one (M-061)", function()
    local app = segments()
    local is = thumb(app)
    assert.are.same({ 2, 2, 100, 28 }, { is.x, is.y, is.width, is.height })
  end)

  it("let it slide (M-062)", function()
    local app, control, heard = segments()
    app:tap { 160, 216 }
    assert.are.equal(2, control.selectedSegmentIndex)
    assert.are.equal(1, heard())
    app:settle()
    assert.are.equal(102, thumb(app).x)
    app, control = segments()
    local finger = app:touch(160, 216)
    local start = app.time
    finger:lift()
    for _, row in ipairs { { 0.05, 32.9 }, { 0.1, 67.6 }, { 0.2, 95.8 } } do
      app:advance(start + row[1] - app.time)
      assert.near(row[2], thumb(app).x, 1)
    end
  end)

  it("select where a finger lifts (M-063)", function()
    for _, from in ipairs { 60, 160 } do
      local app, control, heard = segments()
      local finger = app:touch(from, 216)
      finger:move(262, 216, 0.2)
      finger:lift()
      app:settle()
      assert.are.equal(3, control.selectedSegmentIndex)
      assert.are.equal(1, heard())
      assert.are.equal(202, thumb(app).x)
    end
  end)

  it("have attributes, a colour and widths of one's own (M-065)", function()
    local app, control = segments()
    control:setTitleTextAttributes({ foregroundColor = "red" }, "selected")
    control.selectedSegmentTintColor = "yellow"
    control:setWidth(120, 1)
    assert.are.equal(120, control:widthForSegment(1))
    assert.are.equal(120, thumb(app).width)
    assert.raises("finite", function() control:setWidth(0 / 0, 1) end)
    assert.raises("at least 0", function() control:setWidth(-1, 1) end)
    local svg = app:snapshot "svg"
    assert.contains("#FF0000", svg:upper())
    assert.contains("#FFFF00", svg:upper())
  end)
end)
