-- Arguments under the labels of UIKit's own initializers, and its small values: docs/lua-api.md 1.15.
describe("UIKit's label", function()
  it("stands for the name in constructors", function()
    assert.are.equal("add", UIBarButtonItem { barButtonSystemItem = "add" }.systemItem)
    assert.are.equal("search", UITabBarItem { tabBarSystemItem = "search", tag = 2 }.systemItem)
    assert.are.equal("gray", UIActivityIndicatorView { activityIndicatorStyle = "gray" }.style)
    local large = UIImage.SymbolConfiguration { pointSize = 34 }
    assert.are.equal(CGSize(40, 40), UIImage { systemName = "star", withConfiguration = large }.size)
    assert.raises("barButtonSystemItem", function() return UIBarButtonItem { barButtonSystemItem = "plus" } end)
  end)

  it("stands for the name in animations", function()
    local app = launchWindow()
    local view = UIView { frame = { 0, 0, 10, 10 } }
    app.window:addSubview(view)
    UIView.animate { withDuration = 1, delay = 0, options = "curveLinear", animations = function() view.alpha = 0 end }
    app:advance(0.5)
    assert.near(0.5, view.layer:presentation().opacity, 0.02)
    app:settle()
    UIView.animateKeyframes { withDuration = 2, animations = function() UIView.addKeyframe(0, 1, function() view.alpha = 1 end) end }
    local began = app.time
    app:settle()
    assert.near(2, app.time - began, 0.05)
    UIViewPropertyAnimator.runningPropertyAnimator { withDuration = 0.5, animations = function() view.alpha = 0 end }
    began = app.time
    app:settle()
    assert.near(0.5, app.time - began, 0.05)
  end)

  it("stands for the name in timers and display links", function()
    local app = launchWindow()
    local heard = {}
    local target = { tick = function(_, timer) heard[#heard + 1] = timer.userInfo end, frame = function() heard[#heard + 1] = "frame" end }
    local one = Timer.scheduledTimer { timeInterval = 0.1, target = target, selector = "tick", userInfo = 3, repeats = false }
    local two = Timer.scheduledTimer { withTimeInterval = 0.2, repeats = false, block = function() heard[#heard + 1] = "block" end }
    app:settle()
    assert.are.same({ 3, "block" }, heard)
    assert.is_false(one.isValid or two.isValid)
    local link = CADisplayLink { target = target, selector = "frame" }
    link:add()
    app:advanceFrames(1)
    link:invalidate()
    assert.are.equal("frame", heard[#heard])
    assert.raises("action", function() return Timer.scheduledTimer { timeInterval = 1 } end)
  end)

  it("makes rectangles of an origin and a size", function()
    assert.are.equal(CGRect(1, 2, 3, 4), CGRect { origin = { 1, 2 }, size = { 3, 4 } })
    assert.are.equal(CGRect(0, 0, 3, 4), CGRect { origin = CGPoint.zero, size = CGSize { width = 3, height = 4 } })
    local view = UIView {}
    view.frame = { origin = { 5, 6 }, size = view.bounds.size }
    assert.are.equal(CGRect(5, 6, 0, 0), view.frame)
    for _, wrong in ipairs { { origin = { 1, 2 } }, { size = { 1, 2 } }, { origin = 1, size = { 1, 2 } }, { origin = { 0 / 0, 1 }, size = { 1, 2 } } } do
      assert.has_error(function() return CGRect(wrong) end)
    end
  end)

  it("stands beside a first argument without one", function()
    local root, second = UIViewController {}, UIViewController {}
    local navigation = UINavigationController { rootViewController = root }
    local app = launchWindow(navigation)
    navigation:pushViewController { second, animated = false }
    assert.are.equal(second, navigation.topViewController)
    navigation:setViewControllers { { root }, animated = false }
    assert.are.equal(root, navigation.topViewController)
    root:present { UIViewController {}, animated = false, completion = nil }
    root:dismiss { animated = false }
    local button, view, list = UIButton {}, UIView {}, UITableView {}
    button:setTitle { "Save", ["for"] = "normal" }
    button:setTitleColor { "red", ["for"] = "highlighted" }
    assert.are.equal("Save", button:title "normal")
    root.view:insertSubview { view, at = 1 }
    assert.are.equal(view, root.view.subviews[1])
    view:setContentHuggingPriority { "required", ["for"] = "horizontal" }
    assert.are.equal(1000, view:contentHuggingPriority "horizontal")
    list:register { UITableViewCell, forCellReuseIdentifier = "c" }
    list:setContentOffset { CGPoint(0, 5), animated = false }
    assert.are.equal(5, list.contentOffset.y)
    UserDefaults.standard:set { { 1, 2 }, forKey = "list" }
    assert.are.same({ 1, 2 }, UserDefaults.standard:array { forKey = "list" })
    local request = URLRequest { url = URL { string = "https://a.test" } }
    request:setValue { "x", forHTTPHeaderField = "A" }
    assert.are.equal("x", request:value { forHTTPHeaderField = "A" })
    assert.are.equal("not found", HTTPURLResponse.localizedString { forStatusCode = 404 })
    local alphas, heard = {}, 0
    view:observe { "alpha", options = { "new" }, changeHandler = function(_, change) alphas[#alphas + 1] = change.new end }
    view.alpha = 0.5
    assert.are.same({ 0.5 }, alphas)
    local target = { done = function() heard = heard + 1 end }
    NotificationCenter.default:addObserver { target, selector = "done", name = "done", object = nil }
    NotificationCenter.default:post "done"
    assert.are.equal(1, heard)
    local task = UIApplication.shared:beginBackgroundTask { withName = "save", expirationHandler = function() end }
    UIApplication.shared:endBackgroundTask(task)
    assert.is_true(Data.write { "x", to = FileManager.default.temporaryDirectory:appendingPathComponent "y" })
    app:settle()
    assert.error_matches(function() navigation:pushViewController { second, animate = false } end, "hand the arguments over in order")
  end)

  it("lets one name stand where a list of names is wanted", function()
    assert(Data.write("x", FileManager.default.temporaryDirectory:appendingPathComponent "x", "atomic"))
    assert.are.equal('{"a":1}', JSONSerialization.data({ a = 1 }, "sortedKeys"))
    assert.raises("atomc", function() Data.write("x", FileManager.default.temporaryDirectory:appendingPathComponent "x", "atomc") end)
  end)

  it("gives bars their spaces", function()
    local space = UIBarButtonItem.fixedSpace(12)
    assert.are.equal("fixedSpace", space.systemItem)
    assert.are.equal(12, space.width)
    assert.are.equal("flexibleSpace", UIBarButtonItem.flexibleSpace().systemItem)
  end)

  it("names pictures in bar items", function()
    assert.are.equal("icon", UIBarButtonItem { image = "icon" }.image.name)
    assert.are.equal("on", UITabBarItem { title = "A", image = "off", selectedImage = "on" }.selectedImage.name)
    assert.has_error(function() return UIBarButtonItem { image = 3 } end)
  end)

  it("is there for the screen's space and names of notifications", function()
    local app = launchWindow()
    assert.are.equal(UIScreen.main.bounds, app.window.windowScene.coordinateSpace.bounds)
    assert.are.equal(UIScreen.main.bounds, UIScreen.main.coordinateSpace.bounds)
    assert.are.equal("didLogin", Notification.Name("didLogin"))
    assert.are.equal(Date(), Date {})
  end)
end)

describe("a small value", function()
  it("is a list, a table or a number", function()
    assert.are.same({ 3 }, IndexSet { integer = 3 })
    assert.are.same({ 3 }, IndexSet(3))
    assert.are.same({ 2, 3, 4 }, IndexSet { integersIn = { 2, 4 } })
    assert.are.same({ 1, 5 }, IndexSet { 1, 5 })
    assert.are.same({}, IndexSet {})
    assert.are.same({ top = 1, leading = 2, bottom = 3, trailing = 4 }, NSDirectionalEdgeInsets { top = 1, leading = 2, bottom = 3, trailing = 4 })
    assert.are.same(NSDirectionalEdgeInsets(1, 2, 3, 4), NSDirectionalEdgeInsets { 1, 2, 3, 4 })
    assert.are.same({ 0, -2 }, UIOffset { horizontal = 0, vertical = -2 })
    assert.are.equal(999, UILayoutPriority(999))
    assert.are.equal(250, UILayoutPriority { rawValue = 250 })
    assert.are.equal("defaultHigh", UILayoutPriority.defaultHigh)
    assert.are.same({ year = 2026 }, DateComponents { year = 2026 })
    for _, wrong in ipairs {
      function() return IndexSet { integer = 1.5 } end, function() return IndexSet "x" end, function() return IndexSet { integersIn = { 1, 1e9 } } end,
      function() return IndexSet { integersIn = 3 } end, function() return NSDirectionalEdgeInsets { top = 1 } end, function() return UIOffset(1) end,
      function() return UILayoutPriority {} end, function() return DateComponents(3) end, function() return IndexSet { integer = 0 / 0 } end,
    } do
      assert.has_error(wrong)
    end
  end)

  it("works where UIKit takes it", function()
    local rows = 2
    local source = {
      numberOfSections = function() return 2 end, numberOfRowsInSection = function() return rows end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
    local list = UITableView { frame = { 0, 0, 320, 300 }, dataSource = source }
    launchWindow():wait(0)
    list:layoutIfNeeded()
    rows = 3
    list:reloadSections(IndexSet { integersIn = { 1, 2 } }, "none")
    assert.are.equal(3, list:numberOfRows(2))
    local item = UITabBarItem { title = "A" }
    item.titlePositionAdjustment = UIOffset { horizontal = 1, vertical = -2 }
    assert.are.equal(CGPoint(1, -2), item.titlePositionAdjustment)
    local view = UIView {}
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(1, 2, 3, 4)
    assert.are.equal(2, view.directionalLayoutMargins.leading)
    view:setContentHuggingPriority(UILayoutPriority(260), "horizontal")
    assert.are.equal(260, view:contentHuggingPriority "horizontal")
  end)
end)

describe("NSCache", function()
  it("lets the oldest go, also where others were removed or set anew", function()
    local cache = NSCache { countLimit = 3 }
    for _, key in ipairs { "a", "b", "c" } do cache:setObject(key:upper(), key) end
    cache:removeObject "b"
    cache:setObject("A2", "a")
    cache:setObject("D", "d")
    cache:setObject("E", "e")
    assert.is_nil(cache:object "c")
    assert.are.same({ "A2", "D", "E" }, { cache:object "a", cache:object "d", cache:object "e" })
    for number = 1, 20000 do cache:setObject(number, number) end
    assert.are.same({ 19998, 19999, 20000 }, { cache:object(19998), cache:object(19999), cache:object(20000) })
  end)

  it("keeps objects by keys, equal addresses as one", function()
    local cache = NSCache {}
    cache:setObject("one", "a")
    assert.are.equal("one", cache:object "a")
    assert.is_nil(cache:object "b")
    cache:setObject("picture", URL { string = "https://a.b/c.png" })
    assert.are.equal("picture", cache:object(URL { string = "https://a.b/c.png" }))
    cache:setObject(1, IndexPath(1, 2))
    assert.are.equal(1, cache:object(IndexPath(1, 2)))
    cache:removeObject "a"
    assert.is_nil(cache:object "a")
    cache:removeAllObjects()
    assert.is_nil(cache:object(IndexPath(1, 2)))
  end)

  it("lets the oldest go beyond its limits", function()
    local cache = NSCache { countLimit = 2 }
    for i = 1, 3 do cache:setObject(i, "k" .. i) end
    assert.is_nil(cache:object "k1")
    assert.are.equal(3, cache:object "k3")
    local heavy = NSCache {}
    heavy.totalCostLimit = 10
    heavy:setObject("a", 1, 6)
    heavy:setObject("b", 2, 6)
    assert.is_nil(heavy:object(1))
    assert.are.equal("b", heavy:object(2))
  end)

  it("says what it has not", function()
    assert.raises("NSCache has no property 'limit'", function() NSCache {}.limit = 3 end)
    assert.raises("countLimit", function() return NSCache { countLimit = "x" } end)
    assert.raises("an object and a key", function() NSCache {}:setObject(nil, "a") end)
    assert.raises("a number as cost, got b", function() NSCache {}:setObject(1, "a", "b") end)
    assert.raises("a number as cost", function() NSCache {}:setObject(1, "a", 0 / 0) end)
    assert.has_error(function() return NSCache {}.foo end)
  end)
end)
