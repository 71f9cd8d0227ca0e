-- What assistive technology does, what it is told, and the user's settings. The cases' numbers are those of docs/rules/accessibility.md.
local app, window ---@type App, UIWindow

describe("activating", function()
  it("A-085: an element may do it itself, without a touch", function()
    ---@class accessibility_actions_spec.Card: UIButton
    ---@overload fun(properties?: table): accessibility_actions_spec.Card
    local Card = class("Card", UIButton)
    local asked, sent = 0, 0
    function Card:accessibilityActivate()
      asked = asked + 1
      return true
    end
    local card = Card { frame = { 100, 100, 80, 44 } }
    for _, event in ipairs { "touchDown", "touchUpInside" } do card:addTarget(event, function() sent = sent + 1 end) end
    app, window = launchWindow { card }
    local vo = app:voiceOver()
    vo:touch(card)
    vo:activate()
    assert.are.same({ 1, 0 }, { asked, sent })
  end)

  it("A-086: else a finger lands on its activation point", function()
    local button = UIButton { title = "Go", frame = { 100, 100, 80, 44 } }
    local places = {}
    button:addTarget("touchUpInside", function(_, event) places[#places + 1] = true end)
    app, window = launchWindow { button }
    local vo = app:voiceOver()
    vo:touch(button)
    vo:activate()
    assert.are.equal(1, #places)
    assert.is_truthy(app:explain():find("{140, 122}", 1, true), app:explain())
  end)
end)

describe("adjusting", function()
  it("A-087: a slider moves by a tenth, and stays at its end", function()
    local slider, values = UISlider { value = 0.5, frame = { 20, 100, 200, 31 } }, {}
    slider:addTarget("valueChanged", function(control) values[#values + 1] = slider.value end)
    app, window = launchWindow { slider }
    local vo = app:voiceOver()
    vo:touch(slider)
    for _ = 1, 7 do vo:increment() end
    assert.are.equal(1, slider.value)
    assert.are.equal(5, #values)
    assert.near(0.6, values[1], 1e-9)
  end)

  it("A-089: a page control at its end sends nothing", function()
    local pages, sent = UIPageControl { numberOfPages = 3, currentPage = 3, frame = { 20, 100, 200, 37 } }, 0
    pages:addTarget("valueChanged", function() sent = sent + 1 end)
    app, window = launchWindow { pages }
    local vo = app:voiceOver()
    vo:touch(pages)
    vo:increment()
    assert.are.equal(0, sent)
    vo:decrement()
    assert.are.same({ 1, 2 }, { sent, pages.currentPage })
  end)

  it("A-090: a wheel turns by a row", function()
    local picker, chosen = UIPickerView { frame = { 0, 0, 320, 216 } }, {}
    local source = {
      numberOfComponents = function() return 1 end, numberOfRowsInComponent = function() return 5 end,
      titleForRow = function(_, _, row) return "Row " .. row end, didSelectRow = function(_, _, row) chosen[#chosen + 1] = row end,
    }
    picker.dataSource, picker.delegate = source, source
    app, window = launchWindow { picker }
    picker:selectRow(2, 1, false)
    app:voiceOver():increment()
    app:settle()
    assert.are.equal(3, picker:selectedRow(1))
    assert.are.same({ 3 }, chosen)
  end)
end)

describe("escape", function()
  local A, B, navigation ---@type any, any, UINavigationController
  local function stack()
    app, window = launchWindow(function(window)
      A, B = A or UIViewController { title = "A" }, B or UIViewController { title = "B" }
      B.view:addSubview(UILabel { text = "in B", frame = { 0, 100, 100, 20 } })
      A.view:addSubview(UILabel { text = "in A", frame = { 0, 100, 100, 20 } })
      navigation = UINavigationController { rootViewController = A }
      window.rootViewController = navigation
      navigation:pushViewController(B, false)
    end)
  end
  after_each(function() A, B = nil, nil end)

  it("A-091: a navigation controller pops", function()
    stack()
    local vo = app:voiceOver()
    vo:touch "in B"
    assert.is_true(vo:escape())
    app:settle()
    assert.are.equal(A, navigation.topViewController)
    vo:touch "in A"
    assert.is_false(vo:escape())
  end)

  it("A-093: an alert takes its cancel action", function()
    local ran = 0
    stack()
    local alert = UIAlertController { title = "Sure?", preferredStyle = "alert" }
    alert:addAction(UIAlertAction { title = "No", style = "cancel", handler = function() ran = ran + 1 end })
    alert:addAction(UIAlertAction { title = "Yes" })
    B:present(alert, true)
    app:settle()
    assert.is_true(app:voiceOver():escape())
    app:settle()
    assert.are.equal(1, ran)
    assert.is_nil(app:alert())
  end)

  it("A-094: a controller may do it itself", function()
    ---@class accessibility_actions_spec.Own: UIViewController
    ---@overload fun(properties?: table): accessibility_actions_spec.Own
    local Own = class("Own", UIViewController)
    function Own:accessibilityPerformEscape() return true end
    B = Own { title = "B" }
    stack()
    local vo = app:voiceOver()
    vo:touch "in B"
    assert.is_true(vo:escape())
    app:settle()
    assert.are.equal(B, navigation.topViewController)
  end)
end)

describe("scrolling", function()
  local list ---@type UITableView
  local function rows(more)
    local source = {
      numberOfRowsInSection = function() return 50 end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = "Row " .. path.row
        return cell
      end,
    }
    for name, value in pairs(more or {}) do source[name] = value end
    list = UITableView { frame = UIScreen.main.bounds, rowHeight = 44 }
    list.dataSource, list.delegate = source, source
    app, window = launchWindow { list }
  end

  it("A-095: by a page, and tells which rows are shown", function()
    rows()
    assert.is_true(app:voiceOver():scroll "next")
    assert.are.equal(568, list.contentOffset.y)
    local posts = app.accessibilityNotifications
    local last = posts[#posts]
    assert.are.same({ "pageScrolled", "Rows 13 to 26 of 50" }, { last.notification, last.argument })
  end)

  it("A-097: or what the delegate says", function()
    rows { accessibilityScrollStatus = function() return "Chapter 2" end }
    app:voiceOver():scroll "next"
    local posts = app.accessibilityNotifications
    assert.are.same({ "pageScrolled", "Chapter 2" }, { posts[#posts].notification, posts[#posts].argument })
  end)
end)

describe("posts", function()
  it("A-099: the cursor goes to the element that is given", function()
    local button = UIButton { title = "There", frame = { 20, 200, 100, 44 } }
    app, window = launchWindow { UILabel { text = "Here", frame = { 20, 100, 100, 20 } }, button }
    local vo = app:voiceOver()
    UIAccessibility.post("layoutChanged", button)
    assert.are.equal(button, vo.element)
  end)

  it("announcements end one frame later", function()
    app, window = launchWindow { UILabel { text = "Here", frame = { 20, 100, 100, 20 } } }
    local told = {}
    NotificationCenter.default:addObserver(UIAccessibility.announcementDidFinishNotification, function(note) told[#told + 1] = app.time end)
    UIAccessibility.post("announcement", "Saved")
    assert.are.equal(0, #told)
    app:advanceFrames(1)
    assert.are.equal(1, #told)
    assert.announces(app, "Saved")
    assert.announces(app, pattern "^Sav")
    assert.raises('"Lost"', function() assert.announces(app, pattern "Lost", { timeout = 0.1 }) end)
    assert.raises("a text, a pattern", function() assert.announces(app, 5) end)
    assert.raises("Saved", function() assert.announces(app, "Lost", { timeout = 0.1 }) end)
  end)
end)

describe("settings", function()
  it("A-102: dissolving in place of sliding needs less motion as well", function()
    app, window = launchWindow { UILabel { text = "x", frame = { 0, 0, 20, 20 } } }
    app:setAccessibility { prefersCrossFadeTransitions = true }
    assert.is_false(UIAccessibility.prefersCrossFadeTransitions)
    local A, B, calls = UIViewController {}, UIViewController {}, {}
    app, window = launchWindow(function(window)
      window.rootViewController = UINavigationController { rootViewController = A }
    end, { accessibility = { prefersCrossFadeTransitions = true, isReduceMotionEnabled = true } })
    assert.is_true(UIAccessibility.prefersCrossFadeTransitions)
    window.rootViewController:pushViewController(B, true)
    app:advance(0.1)
    assert.are.equal(0, A.view:convert(CGPoint(0, 0), nil).x)
    assert.are.equal(0, B.view:convert(CGPoint(0, 0), nil).x)
    local opacity, view = 1, B.view
    while view do
      local shown = view.layer:presentation()
      opacity, view = opacity * (shown and shown.opacity or view.alpha), view.superview
    end
    assert.is_true(opacity > 0 and opacity < 1, tostring(opacity))
    app:settle()
    assert.are.equal(B, window.rootViewController.topViewController)
  end)

  it("A-103: bold texts are heavier and wider; shapes of buttons are lines", function()
    local function width(options, weight)
      local label ---@type UILabel
      app, window = launchWindow(function(window)
        label = UILabel { text = "Reservations", font = UIFont.systemFont(17, weight) }
        label:sizeToFit()
        window:addSubview(label)
        local plain = UIButton { type = "system", title = "Plain", frame = { 20, 100, 100, 44 } }
        local picture = UIButton { type = "custom", title = "Pictured", frame = { 20, 200, 100, 44 } }
        picture:setBackgroundImage(UIImage { named = "back", size = { 10, 10 } }, "normal")
        window:addSubview(plain)
        window:addSubview(picture)
      end, options)
      return label.bounds.width
    end
    local bold = { accessibility = { isBoldTextEnabled = true, buttonShapesEnabled = true } }
    local wide = width(bold)
    assert.are.equal("bold", window.traitCollection.legibilityWeight)
    local function underlined()
      local list = {}
      for _, view in ipairs(app:snapshot "table".views) do
        for _, piece in ipairs(view.pieces or {}) do if piece.underline then list[#list + 1] = piece.text end end
      end
      return list
    end
    local lines = underlined()
    assert.are.equal(width(nil, "semibold"), wide)
    assert.are.equal("regular", window.traitCollection.legibilityWeight)
    assert.is_true(wide > width())
    assert.are.same({}, underlined())
    assert.are.same({ "Plain" }, lines)
  end)

  it("a setting that changes later has its effects at once", function()
    local label = UILabel { text = "Reservations", font = UIFont.systemFont(17) }
    app, window = launchWindow { label }
    label:sizeToFit()
    local thin = label.bounds.width
    app:setAccessibility { isBoldTextEnabled = true }
    label:sizeToFit()
    assert.is_true(label.bounds.width > thin)
    app:setAccessibility { isDarkerSystemColorsEnabled = true }
    assert.are.equal("high", window.traitCollection.accessibilityContrast)
  end)
end)

describe("what is around", function()
  it("magic tap goes up to the application's delegate", function()
    local told = 0
    app = launch {
      didFinishLaunching = function()
        window = UIWindow { frame = UIScreen.main.bounds }
        window:addSubview(UILabel { text = "x", frame = { 0, 0, 50, 20 } })
        window:makeKeyAndVisible()
      end,
      accessibilityPerformMagicTap = function()
        told = told + 1
        return true
      end,
    }
    assert.is_true(app:voiceOver():magicTap())
    assert.are.equal(1, told)
    app, window = launchWindow { UILabel { text = "x", frame = { 0, 0, 50, 20 } } }
    assert.is_false(app:voiceOver():magicTap())
  end)

  it("darker colours and contrast are one setting", function()
    app, window = launchWindow { UILabel { text = "x", frame = { 0, 0, 50, 20 } } }
    app:setContrast "high"
    assert.is_true(UIAccessibility.isDarkerSystemColorsEnabled)
    app:setAccessibility { isDarkerSystemColorsEnabled = false }
    assert.are.equal("normal", window.traitCollection.accessibilityContrast)
    app:setAccessibility { isDarkerSystemColorsEnabled = true }
    app:setContrast "normal"
    assert.is_false(UIAccessibility.isDarkerSystemColorsEnabled)
  end)

  it("in the largest text sizes a long press shows a bar's item large until the finger lifts", function()
    local taps, navigation = 0, nil
    local function bars(textSize)
      app, window = launchWindow(function(window)
        local home, more = UIViewController { title = "Home" }, UIViewController { title = "More" }
        home.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "Change", action = function() taps = taps + 1 end }
        home.tabBarItem.largeContentSizeImage = UIImage { systemName = "star" }
        navigation = UINavigationController { rootViewController = home }
        window.rootViewController = UITabBarController { viewControllers = { navigation, more } }
      end, { textSize = textSize })
      app:settle()
    end
    local function large() return #app:findAll { class = "UILabel", text = "Change" } end
    bars "XXXL"
    local few = large()
    local function touch(query)
      local frame = app:find(query).accessibilityFrame
      return app:touch(frame.midX, frame.midY)
    end
    local item = { role = "button", name = "Change" }
    local finger = touch(item)
    finger:hold(0.6)
    assert.are.equal(few, large())
    finger:cancel()
    app:setTextSize "AX1"
    app:advanceFrames(1)
    assert.is_true(UILargeContentViewerInteraction.isEnabled)
    finger = touch(item)
    finger:hold(0.6)
    assert.are.equal(few + 1, large())
    finger:lift()
    assert.are.equal(few, large())
    assert.are.equal(1, taps)
    finger = touch { role = "button", name = "More" }
    finger:hold(0.6)
    assert.are.equal(2, #app:findAll { class = "UILabel", text = "More" })
    finger:lift()
  end)

  it("a finger that slides over a bar shows item after item large, and the one under which it lifts acts", function()
    local acted, tabs = {}, nil ---@type string[], UITabBarController
    app = launchWindow(function(window)
      local home, more = UIViewController { title = "Home" }, UIViewController { title = "More" }
      home.navigationItem.leftBarButtonItem = UIBarButtonItem { systemItem = "trash", action = function() acted[#acted + 1] = "trash" end }
      home.navigationItem.rightBarButtonItems = {
        UIBarButtonItem { title = "Change", action = function() acted[#acted + 1] = "change" end },
        UIBarButtonItem { title = "Off", isEnabled = false, action = function() acted[#acted + 1] = "off" end },
      }
      tabs = UITabBarController { viewControllers = { UINavigationController { rootViewController = home }, more } }
      window.rootViewController = tabs
    end, { textSize = "AX3" })
    local function slide(from, to, large)
      local first, second = app:find(from).accessibilityFrame, app:find(to).accessibilityFrame
      local finger = app:touch(first.midX, first.midY)
      finger:hold(0.6)
      finger:move(second.midX, second.midY, 0.3)
      local words, pictures = app:find { class = "UILabel", text = large, above = { role = "tabBar" } }, #app:findAll { class = "UIImageView" }
      assert.is_true(words.accessibilityFrame.midY > 200, "the plate is in the middle")
      finger:lift()
      app:settle()
      return pictures - #app:findAll { class = "UIImageView" }
    end
    assert.are.equal(1, slide({ name = "Change" }, { name = "Delete" }, "Delete"), "the system's picture is shown above its name")
    assert.are.same({ "trash" }, acted)
    slide({ name = "Delete" }, { name = "Off" }, "Off")
    slide({ name = "Off" }, { name = "Change" }, "Change")
    assert.are.same({ "trash", "change" }, acted)
    slide({ name = "Home", traits = "button" }, { name = "More" }, "More")
    assert.are.equal(2, tabs.selectedIndex)
  end)

  it("what an app's own views show large, and who hears that the finger has lifted", function()
    local bar = UIView { frame = { 0, 300, 320, 60 } }
    local item = UIView { frame = { 10, 10, 40, 40 }, showsLargeContentViewer = true, largeContentTitle = "Compose", largeContentImage = UIImage { systemName = "star" } }
    bar:addSubview(item)
    local heard = {}
    bar:addInteraction(UILargeContentViewerInteraction { didEndOn = function(_, _, view, point) heard[#heard + 1] = { view, point.x } end })
    app, window = launchWindow(function(window) window:addSubview(bar) end, { textSize = "AX3" })
    local finger = app:touch(20, 330)
    finger:hold(0.6)
    assert.is_true(app:exists "Compose")
    assert.are.equal("", app:accessibility())
    finger:move(200, 330)
    assert.is_true(app:exists "Compose")
    finger:lift()
    assert.is_false(app:exists "Compose")
    assert.are.same({ { nil, 200 } }, heard)
  end)

  it("with less transparency effects are opaque", function()
    local effect = UIVisualEffectView { effect = UIBlurEffect { style = "dark" }, frame = { 0, 0, 100, 100 } }
    app, window = launchWindow { effect }
    local function color() return tostring(effect.subviews[1].backgroundColor) end
    local before = color()
    app:setAccessibility { isReduceTransparencyEnabled = true }
    assert.are.equal("#1C1C1C", color())
    app:setAccessibility { isReduceTransparencyEnabled = false }
    assert.are.equal(before, color())
    assert.are_not.equal("#1C1C1C", before)
  end)

  it("inverted and gray colours are those of the picture, but for what ignores them", function()
    local spared = UIView { frame = { 0, 100, 50, 50 }, backgroundColor = "#FF0000", accessibilityIgnoresInvertColors = true }
    spared:addSubview(UIView { frame = { 0, 0, 20, 20 }, backgroundColor = "#00FF00" })
    local plain = UIView { frame = { 0, 200, 50, 50 }, backgroundColor = "#0000FF" }
    app, window = launchWindow { plain, spared, UILabel { text = "Text", frame = { 0, 300, 100, 20 }, textColor = "#102030" } }
    local function has(...)
      local picture = app:snapshot "svg"
      for _, color in ipairs { ... } do assert.is_truthy(picture:find(color, 1, true), color .. " is not in " .. picture) end
    end
    app:setAccessibility { isInvertColorsEnabled = true }
    has("#FF0000", "#00FF00", "#FFFF00", "#EFDFCF")
    assert.are.equal("#0000FF", tostring(plain.backgroundColor))
    app:setAccessibility { isInvertColorsEnabled = false, isGrayscaleEnabled = true }
    has("#4C4C4C", "#1D1D1D")
    app:setAccessibility { isGrayscaleEnabled = false }
    has("#FF0000", "#0000FF", "#102030")
  end)

  it("what slides in dissolves where the user wants it so", function()
    local base, sheet = UIViewController {}, UIViewController {}
    app, window = launchWindow(function(window) window.rootViewController = base end,
      { accessibility = { prefersCrossFadeTransitions = true, isReduceMotionEnabled = true } })
    base:present(sheet, true)
    app:advance(0.1)
    assert.are.equal(0, sheet.view:convert(CGPoint(0, 0), nil).y)
    local shown = sheet.view.layer:presentation().opacity
    assert.is_true(shown > 0 and shown < 1, tostring(shown))
    app:settle()
    base:dismiss(true)
    app:settle()
    assert.are.equal(1, sheet.view.alpha)
  end)

  it("scrolling turns the pages of a page view controller", function()
    for _, direction in ipairs { "leftToRight", "rightToLeft" } do
      local pages = {}
      for number = 1, 3 do
        pages[number] = UIViewController { title = "Page " .. number }
        pages[number].view:addSubview(UILabel { text = "Text " .. number, frame = { 0, 100, 100, 20 } })
      end
      local function beside(step)
        return function(_, _, page) for number, one in ipairs(pages) do if one == page then return pages[number + step] end end end
      end
      local controller = UIPageViewController { transitionStyle = "scroll" }
      local source = { viewControllerBefore = beside(-1), viewControllerAfter = beside(1) }
      controller.dataSource = source
      controller:setViewControllers({ pages[1] }, "forward", false)
      app, window = launchWindow(function(window) window.rootViewController = controller end, { direction = direction })
      local vo = app:voiceOver()
      assert.is_false(vo:scroll "previous")
      assert.is_true(vo:scroll "next")
      assert.are.equal(pages[2], controller.viewControllers[1])
      assert.are.equal("Text 2", vo.description)
      assert.is_true(vo:scroll(direction == "leftToRight" and "right" or "left"))
      assert.are.equal(pages[3], controller.viewControllers[1])
      assert.is_false(vo:scroll "next")
      assert.are.equal("Page 3", app.accessibilityNotifications[#app.accessibilityNotifications].spoken)
    end
  end)
end)
