-- Members that Swift has under these names and labels: docs/lua-api.md 1.4 and 1.16.
describe("a rectangle", function()
  local rect = CGRect(10, 20, 30, 40)

  it("moves by Swift's name, with labels and without", function()
    assert.are.equal(CGRect(11, 22, 30, 40), rect:offsetBy(1, 2))
    assert.are.equal(CGRect(11, 22, 30, 40), rect:offsetBy { dx = 1, dy = 2 })
    assert.are.equal(CGRect(11, 22, 30, 40), rect:offset { dx = 1, dy = 2 })
    assert.raises("argument 1 'dx' must be a finite number", function() return rect:offsetBy { dx = 1 } end)
  end)

  it("is divided at each edge, and no further than it reaches", function()
    for edge, parts in pairs {
      minXEdge = { CGRect(10, 20, 5, 40), CGRect(15, 20, 25, 40) },
      maxXEdge = { CGRect(35, 20, 5, 40), CGRect(10, 20, 25, 40) },
      minYEdge = { CGRect(10, 20, 30, 5), CGRect(10, 25, 30, 35) },
      maxYEdge = { CGRect(10, 55, 30, 5), CGRect(10, 20, 30, 35) },
    } do
      local slice, rest = rect:divided(5, edge)
      assert.are.equal(parts[1], slice)
      assert.are.equal(parts[2], rest)
    end
    local slice, rest = rect:divided { atDistance = 100, from = "maxXEdge" }
    assert.are.equal(rect, slice)
    assert.are.equal(0, rest.width)
    assert.are.equal(0, (rect:divided(-3, "minYEdge")).height)
    assert.is_true((CGRect.null:divided(3, "minYEdge")).isNull)
    assert.raises("must be minXEdge, minYEdge, maxXEdge or maxYEdge, got the string \"left\"", function() return rect:divided(5, "left") end)
  end)

  it("may be infinite", function()
    assert.is_true(CGRect.infinite.isInfinite)
    assert.is_false(CGRect.infinite.isNull)
    assert.is_false(rect.isInfinite)
    assert.is_false(CGRect.null.isInfinite)
    assert.is_true(CGRect.infinite:contains(rect))
  end)

  it("is equal to one with the same numbers", function()
    assert.is_true(rect:equalTo(CGRect(10, 20, 30, 40)))
    assert.is_false(rect:equalTo(CGRect.null))
    assert.is_true(CGPoint(1, 2):equalTo { 1, 2 })
    assert.is_false(CGSize(1, 2):equalTo(CGSize(1, 3)))
  end)
end)

describe("a transform", function()
  it("takes Swift's labels", function()
    local one = CGAffineTransform.identity
    assert.are.equal(one:rotated(1), one:rotated { by = 1 })
    assert.are.equal(one:scaledBy(2, 3), one:scaledBy { x = 2, y = 3 })
    assert.are.equal(one:translatedBy(2, 3), one:translatedBy { x = 2, y = 3 })
    assert.raises("argument 1 'sx' must be a finite number", function() return one:scaledBy { x = 2 } end)
  end)
end)

describe("Core Graphics' functions of rectangles", function()
  it("lead to the methods", function()
    assert.raises("write rect:inset(dx, dy)", function() return CGRectInset(CGRect.zero, 1, 1) end)
    assert.raises("rect.midX", function() return CGRectGetMidX(CGRect.zero) end)
    assert.raises("rect:contains(point)", function() return CGRectContainsPoint(CGRect.zero, CGPoint.zero) end)
  end)
end)

describe("an image renderer", function()
  it("takes a format", function()
    local format = UIGraphicsImageRendererFormat()
    assert.are.equal(UIScreen.main.scale, format.scale)
    format.scale, format.opaque = 1, true
    local renderer = UIGraphicsImageRenderer { size = { 3, 3 }, format = format }
    format.scale = 3
    assert.are.equal(1, renderer:image(function() end).scale)
    assert.are.equal(3, UIGraphicsImageRenderer { size = { 3, 3 }, format = { scale = 3 } }:image(function() end).scale)
    assert.is_false(UIGraphicsImageRendererFormat.default().opaque)
    assert.raises("there is one colour space", function() format.preferredRange = "standard" end)
    assert.raises("a UIGraphicsImageRendererFormat or a table", function() UIGraphicsImageRenderer { size = { 3, 3 }, format = 1 } end)
  end)

  it("has no bytes of a drawing, and draws it", function()
    local renderer, drawn = UIGraphicsImageRenderer { size = { 3, 3 } }, 0
    local app = launchWindow(UIView {})
    assert.is_nil(renderer:pngData(function(context)
      drawn = drawn + 1
      context:fill { 0, 0, 1, 1 }
    end))
    assert.is_nil(renderer:jpegData(0.8, function() drawn = drawn + 1 end))
    assert.are.equal(2, drawn)
    assert.matches("UIGraphicsImageRenderer:pngData: a picture that is drawn has no bytes", table.concat(app.warnings, "\n"))
  end)
end)

describe("a colour", function()
  it("has components", function()
    assert.are.same({ 1, 0, 0, 1 }, UIColor.red.cgColor.components)
    assert.are.same({ 1, 1, 1, 0.5 }, UIColor { white = 1, alpha = 0.5 }.cgColor.components)
    assert.are.equal(4, UIColor.white.cgColor.numberOfComponents)
  end)
end)

describe("a font's design", function()
  it("is another form of the system font, with a note where its letters aren't known", function()
    local app = launchWindow(UIView {})
    local bold = UIFont.systemFont(20, "bold")
    local rounded = UIFont { descriptor = bold.fontDescriptor:withDesign "rounded", size = 0 }
    assert.are.equal(20, rounded.pointSize)
    assert.are.equal("bold", rounded.weight)
    assert.matches("the rounded design of the system font is not known here", table.concat(app.warnings, "\n"))
    local fixed = UIFont { descriptor = bold.fontDescriptor:withDesign "monospaced", size = 12 }
    assert.is_true(fixed:isEqual(UIFont.monospacedSystemFont(12, "bold")))
    assert.is_nil(UIFont { name = "Helvetica", size = 12 }.fontDescriptor:withDesign "serif")
  end)
end)

describe("the edit menu", function()
  it("is shown and hidden by the names of iOS 13", function()
    local Label = class("Label", UILabel)
    function Label:canBecomeFirstResponder() return true end
    function Label:copy() end
    local label, other = Label { text = "Copy me", frame = { 20, 100, 100, 30 } }, UIView {}
    local app = launchWindow(function(window)
      window:addSubview(label)
      window:addSubview(other)
    end)
    label:becomeFirstResponder()
    local menu = UIMenuController.shared
    menu:showMenu(label, label.bounds)
    assert.is_true(menu.isMenuVisible)
    assert.is_true(app:exists "Copy")
    menu:hideMenu(other)
    assert.is_true(menu.isMenuVisible)
    menu:hideMenu(label)
    assert.is_false(menu.isMenuVisible)
    menu:showMenu(label, label.bounds)
    menu:hideMenu()
    assert.is_false(menu.isMenuVisible)
  end)
end)

describe("a recognizer", function()
  it("loses all actions of a target, or all", function()
    local heard = {}
    local function target(name)
      return { a = function() heard[#heard + 1] = name .. "a" end, b = function() heard[#heard + 1] = name .. "b" end }
    end
    local first, second = target "1", target "2"
    local view, tap = UIView { frame = { 0, 0, 100, 100 } }, UITapGestureRecognizer {}
    tap:addTarget(first, "a")
    tap:addTarget(second, "a")
    tap:addTarget(first, "b")
    tap:addTarget(function() heard[#heard + 1] = "f" end)
    view:addGestureRecognizer(tap)
    local app = launchWindow(view)
    tap:removeTarget(first, nil)
    app:tap(view)
    assert.are.same({ "2a", "f" }, heard)
    tap:removeTarget(nil, nil)
    app:tap(view)
    assert.are.equal(2, #heard)
  end)
end)

describe("an attributed string", function()
  local red = NSAttributedString { string = "abc", attributes = { foregroundColor = "red" } }

  it("is made of another one, by name and in order", function()
    for _, copy in ipairs {
      NSMutableAttributedString { attributedString = red }, NSAttributedString { attributedString = red }, NSMutableAttributedString(red),
    } do
      assert.is_true(copy:isEqual(red))
    end
    assert.are.equal("abc", NSMutableAttributedString("abc").string)
    assert.is_true(NSAttributedString("abc", { foregroundColor = "red" }):isEqual(red))
  end)

  it("says where a text is inserted", function()
    local text = NSMutableAttributedString { string = "abc" }
    text:insert(red, 4)
    assert.are.equal("abcabc", text.string)
    assert.raises("the position 0 is not within the 6 UTF-16 units of the text (the first one is 1", function() text:insert(red, 0) end)
  end)

  it("tells what else shows HTML, and what has a layout manager", function()
    assert.raises("a WKWebView shows HTML", function() NSAttributedString { data = "<b>x</b>", options = {} } end)
    for _, maker in ipairs { function() NSTextStorage {} end, function() NSLayoutManager {} end, function() NSTextContainer {} end } do
      assert.raises("textView:characterRange(point)", maker)
    end
  end)
end)

describe("a bar of one's own", function()
  it("comes from its class", function()
    local Bar, Tools = class("Bar", UINavigationBar), class("Tools", UIToolbar)
    function Bar:layoutSubviews()
      Bar.super.layoutSubviews(self)
      self.laidOut = true
    end
    Bar.laidOut = false
    local nav = UINavigationController { navigationBarClass = Bar, toolbarClass = Tools }
    nav:pushViewController(UIViewController { title = "Inbox" }, false)
    local app = launchWindow(nav)
    assert.is_true(nav.navigationBar:isKind(Bar))
    assert.is_true(nav.navigationBar.laidOut)
    assert.is_true(nav.toolbar:isKind(Tools))
    assert.is_true(app:exists "Inbox")
    nav:pushViewController(UIViewController { title = "Letter" }, true)
    app:settle()
    assert.is_true(app:exists "Letter")
    assert.raises("UINavigationBar or a class derived from it", function() UINavigationController { navigationBarClass = UIView } end)
  end)

  it("takes the place of a navigation controller's bar while it is shown", function()
    local Bar = class("Bar", UINavigationBar)
    local nav = UINavigationController { rootViewController = UIViewController { title = "Inbox" } }
    local app = launchWindow(nav)
    local old, frame = nav.navigationBar, nav.navigationBar.frame
    nav:setValue(Bar {}, "navigationBar")
    app:advance(0.1)
    assert.is_true(nav.navigationBar:isKind(Bar))
    assert.is_nil(old.superview)
    assert.are.equal(frame, nav.navigationBar.frame)
    assert.is_true(app:exists "Inbox")
  end)

  it("takes the place of the tabs", function()
    local Tabs = class("Tabs", UITabBar)
    local tabs = UITabBarController { viewControllers = { UIViewController { title = "One" }, UIViewController { title = "Two" } } }
    local old = tabs.tabBar
    tabs:setValue(Tabs {}, "tabBar")
    local app = launchWindow(tabs)
    assert.is_true(tabs.tabBar:isKind(Tabs))
    assert.are.equal(0, #old.items)
    app:tap "Two"
    assert.are.equal(2, tabs.selectedIndex)
    local frame = tabs.tabBar.frame
    tabs:setValue(Tabs {}, "tabBar")
    app:advance(0.1)
    assert.are.equal(frame, tabs.tabBar.frame)
    assert.are.equal(2, #tabs.tabBar.items)
    app:tap "One"
    assert.are.equal(1, tabs.selectedIndex)
  end)
end)
