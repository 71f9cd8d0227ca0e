-- What must stay as it is where long lists, stacks and texts are changed little by little: the fast way and the plain one lead to the same.

describe("a stack of controllers", function()
  local function controllers(count)
    local list = {}
    for i = 1, count do list[i] = UIViewController { title = "c" .. i } end
    return list
  end

  it("knows its members through pushes, pops and replacements", function()
    local all = controllers(6)
    local navigation = UINavigationController { rootViewController = all[1] }
    for i = 2, 5 do navigation:pushViewController(all[i], false) end
    assert.same({ all[1], all[2], all[3], all[4], all[5] }, navigation.viewControllers)
    assert.has_error(function() navigation:pushViewController(all[3], false) end)
    assert.is_true(navigation:popViewController(false) == all[5])
    assert.is_nil(all[5].parent)
    navigation:pushViewController(all[5], false)
    assert.same({ all[3], all[4], all[5] }, navigation:popToViewController(all[2], false))
    for i = 3, 5 do assert.is_nil(all[i].parent) end
    navigation:pushViewController(all[3], false)
    navigation:setViewControllers({ all[6], all[3], all[1] }, false)
    assert.is_nil(all[2].parent)
    assert.is_true(all[6].parent == navigation)
    assert.has_error(function() navigation:popToViewController(all[2], false) end)
    assert.same({ all[3], all[1] }, navigation:popToRootViewController(false))
    assert.is_nil(navigation:popViewController(false))
    all[6]:removeFromParent()
    assert.equals(0, #navigation.viewControllers)
  end)

  it("goes on without one that a callback of a push takes elsewhere", function()
    local other = UIViewController {}
    ---@class growth_spec.Stray: UIViewController
    ---@overload fun(properties?: table): growth_spec.Stray
    local Stray = class("Stray", UIViewController)
    function Stray:didMoveToParent(parent)
      if parent and parent ~= other then other:addChild(self) end
    end
    local root, stray, last = UIViewController {}, Stray {}, UIViewController {}
    local navigation = UINavigationController { rootViewController = root }
    navigation:pushViewController(stray, false)
    navigation:pushViewController(last, false)
    assert.same({ root, last }, navigation.viewControllers)
    assert.is_true(stray.parent == other)
  end)
end)

describe("tabs", function()
  it("know their places, behind More too", function()
    local list = {}
    for i = 1, 12 do list[i] = UIViewController { title = "t" .. i } end
    local tabs ---@type UITabBarController
    local app = launch { didFinishLaunching = function()
      tabs = UITabBarController { viewControllers = list }
      window = UIWindow { rootViewController = tabs }
      window:makeKeyAndVisible()
    end }
    for i = 1, 12 do
      tabs.selectedIndex = i
      app:advanceFrames(1)
      assert.equals(i, tabs.selectedIndex)
      assert.is_true(tabs.selectedViewController == list[i])
      assert.equals(i > 4 and "More" or "t" .. i, tabs.tabBar.selectedItem.title)
    end
    tabs.selectedIndex = 3
    list[3]:removeFromParent()
    assert.equals(11, #tabs.viewControllers)
    assert.is_true(tabs.selectedViewController == list[4])
    tabs.viewControllers = { list[3], list[12], list[1] }
    assert.is_nil(list[2].parent)
    assert.is_true(list[12].parent == tabs)
    tabs.selectedViewController = list[12]
    assert.equals(2, tabs.selectedIndex)
    assert.has_error(function() tabs.selectedViewController = list[2] end)
  end)
end)

describe("a stack view", function()
  it("keeps the order of what is arranged while views come, go and move", function()
    local stack, other = UIStackView {}, UIView {}
    local views = {}
    for i = 1, 8 do
      views[i] = UIView {}
      stack:addArrangedSubview(views[i])
    end
    stack:insertArrangedSubview(views[8], 1)
    stack:insertArrangedSubview(views[1], 8)
    assert.same({ views[8], views[2], views[3], views[4], views[5], views[6], views[7], views[1] }, stack.arrangedSubviews)
    stack:setCustomSpacing(7, views[3])
    stack:removeArrangedSubview(views[3])
    stack:removeArrangedSubview(views[3])
    assert.is_nil(stack:customSpacing(views[3]))
    stack:setCustomSpacing(7, views[3])
    assert.is_nil(stack:customSpacing(views[3]))
    assert.is_true(views[3].superview == stack)
    views[8]:removeFromSuperview()
    views[3]:removeFromSuperview()
    other:addSubview(views[1])
    assert.same({ views[2], views[4], views[5], views[6], views[7] }, stack.arrangedSubviews)
    stack:addArrangedSubview(views[3])
    assert.is_true(stack.arrangedSubviews[6] == views[3])
  end)
end)

describe("windows", function()
  it("are listed while somebody holds them", function()
    local app = launch { didFinishLaunching = function() window = UIWindow {} window:makeKeyAndVisible() end }
    local windows = {}
    for i = 1, 50 do
      windows[i] = UIWindow {}
      UIWindow {}
    end
    collectgarbage()
    assert.equals(51, #UIApplication.shared.windows)
    for i = 1, 50 do windows[i].isHidden = false end
    windows[1].isHidden = true
    windows[3]:makeKeyAndVisible()
    local list = UIApplication.shared.windows
    assert.is_true(list[1] == windows[1] and list[2] == window and list[51] == windows[3] or list[51] == windows[50])
    windows = nil
    app:advanceFrames(1)
  end)
end)

describe("the box of a path", function()
  it("follows each element", function()
    local path = UIBezierPath {}
    assert.is_true(path.isEmpty)
    path:move { 10, 20 }
    assert.equals(CGRect(10, 20, 0, 0), path.bounds)
    path:addLine { -5, 30 }
    assert.equals(CGRect(-5, 20, 15, 10), path.bounds)
    path:addCurve({ 0, 0 }, { 100, -7 }, { 3, 90 })
    assert.equals(CGRect(-5, -7, 105, 97), path.bounds)
    path:close()
    path:addQuadCurve({ 200, 0 }, { 0, 300 })
    assert.equals(CGRect(-5, -7, 205, 307), path.bounds)
    local copy = path:copy()
    copy:apply(CGAffineTransform { scaleX = 2, y = 1 })
    assert.equals(CGRect(-10, -7, 410, 307), copy.bounds)
    copy:append(UIBezierPath { rect = { -50, 0, 10, 10 } })
    assert.equals(CGRect(-50, -7, 450, 307), copy.bounds)
    assert.equals(CGRect(-5, -7, 205, 307), path.bounds)
    path:removeAllPoints()
    path:move { 1, 1 }
    assert.equals(CGRect(1, 1, 0, 0), path.bounds)
  end)
end)

describe("a text view", function()
  local window ---@type UIWindow
  local function measured(view)
    local text = view.text
    local places = {}
    for i = 0, view:offset(view.beginningOfDocument, view.endOfDocument), 3 do
      local rect = view:caretRect(view:position(view.beginningOfDocument, i))
      places[#places + 1] = ("%g %g %g"):format(rect.x, rect.y, rect.height)
    end
    return ("%g %g | %s"):format(view.contentSize.width, view.contentSize.height, table.concat(places, ", "))
  end

  -- The same text set at once must stand in the same places.
  local function check(view)
    local plain = UITextView { frame = view.frame, font = view.font, textAlignment = view.textAlignment, text = view.text }
    window:addSubview(plain)
    assert.equals(measured(plain), measured(view))
    plain:removeFromSuperview()
  end

  before_each(function()
    launch { didFinishLaunching = function() window = UIWindow {} window:makeKeyAndVisible() end }
  end)

  local pieces = { "a", "Te", " ", "  ", "\n", "word ", "$(12.5)", "\t", "-", "AV", "\r\n", "1,000 ", "(x) ", "long-long-words ", "\n\n", "\"q\" ", ".", "!" }

  it("shows a text that was typed as one that was set", function()
    for seed = 1, 12 do
      math.randomseed(seed)
      local view = UITextView { frame = { 0, 0, 60 + 20 * seed, 200 } }
      window:addSubview(view)
      view:becomeFirstResponder()
      for _ = 1, 60 do
        view:insertText(pieces[math.random(#pieces)])
        if math.random(3) == 1 then view:deleteBackward() end
        if math.random(4) == 1 then check(view) end
      end
      check(view)
    end
  end)

  it("shows a text that was edited anywhere as one that was set", function()
    for seed = 1, 12 do
      math.randomseed(seed)
      local view = UITextView { frame = { 0, 0, 60 + 20 * seed, 200 }, text = ("some words to begin with, "):rep(6) }
      window:addSubview(view)
      view:becomeFirstResponder()
      for step = 1, 40 do
        local length = #view.text
        local place = math.random(0, length)
        view.selectedRange = { place + 1, math.min(length, place + math.random(0, 3)) }
        if math.random(4) == 1 then view:deleteBackward() else view:insertText(pieces[math.random(#pieces)]) end
        if step % 7 == 0 then view.undoManager:undo() end
        if step % 3 == 0 then check(view) end
      end
      check(view)
    end
  end)

  it("measures all again where an edit isn't plain", function()
    local view = UITextView { frame = { 0, 0, 120, 200 }, text = "plain text" }
    window:addSubview(view)
    view:becomeFirstResponder()
    view:insertText "é and more"
    check(view)
    view:insertText " x"
    check(view)
    view.text = ""
    check(view)
    view:insertText "a"
    check(view)
    view.frame = { 0, 0, 50, 200 }
    view:insertText " few words"
    check(view)
    view.font = UIFont.systemFont(24)
    view:insertText " larger"
    check(view)
    view.textAlignment = "center"
    view:insertText " and in the middle"
    check(view)
  end)
end)

describe("a table whose sections come one by one", function()
  local counts, asked, app, table ---@type table, integer, App, UITableView

  before_each(function()
    counts, asked = {}, 0
    app = launch {
      numberOfSections = function() return #counts end,
      numberOfRowsInSection = function(_, _, section)
        asked = asked + 1
        return counts[section]
      end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
    table = app.table
  end)

  local function insert(many)
    UIView.performWithoutAnimation(function()
      for _ = 1, many do
        counts[#counts + 1] = 1
        table:insertSections({ #counts }, "none")
      end
    end)
  end

  it("asks about all of them while these are few", function()
    insert(40)
    assert.equals(40 * 41 / 2, asked)
    counts[1] = 2
    assert.error_matches(function() insert(1) end, "invalid number of rows in section 1")
  end)

  -- 447 sections are asked for 100,000 numbers while they come.
  it("asks about those that change where a frame has asked very much, and about all in the next layout", function()
    insert(460)
    assert.is_true(asked > 100000 and asked < 101000)
    -- What can't be is refused in the same words.
    assert.error_matches(function() table:insertSections({ 1 }, "none") end, "invalid number of sections")
    assert.error_matches(function() table:deleteSections({ 2000 }, "none") end, "attempt to delete section 2000")
    counts[5] = 3
    assert.error_matches(function() table:insertRows({ IndexPath(5, 1) }, "none") end, "invalid number of rows in section 5")
    counts[5] = 2
    table:insertRows({ IndexPath(5, 1) }, "none")
    counts[5], counts[300] = 1, 2
    table:moveSection(5, 300)
    -- What changed without a word is found later.
    counts[7], asked = 2, 0
    insert(1)
    assert.equals(1, asked)
    assert.error_matches(function() app:advanceFrames(1) end, "invalid number of rows in section 7")
    assert.equals(2, table:numberOfRows(7))
    asked = 0
    insert(1)
    assert.equals(462, asked)
    app:advanceFrames(1)
    assert.equals(462, asked)
  end)
end)
