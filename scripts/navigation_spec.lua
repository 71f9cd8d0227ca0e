-- Navigation controllers and their bars: the cases of docs/rules/cases/controllers.md 2, 3 and 4, by their numbers.
local calls ---@type table

-- A controller that notes the calls it gets.
---@class navigation_spec.Told: UIViewController
---@field name any
---@overload fun(properties?: table): navigation_spec.Told
local Told = class("Told", UIViewController)
function Told:viewDidLoad() calls[#calls + 1] = self.name .. ".load" end
function Told:viewWillAppear() calls[#calls + 1] = self.name .. ".wA" end
function Told:viewDidAppear() calls[#calls + 1] = self.name .. ".dA" end
function Told:viewWillDisappear() calls[#calls + 1] = self.name .. ".wD" end
function Told:viewDidDisappear() calls[#calls + 1] = self.name .. ".dD" end
function Told:willMoveToParent(parent) calls[#calls + 1] = self.name .. (parent and ".wM(N)" or ".wM(nil)") end
function Told:didMoveToParent(parent) calls[#calls + 1] = self.name .. (parent and ".dM(N)" or ".dM(nil)") end

local function make(name, properties)
  properties = properties or {}
  properties.name = name
  properties.title = properties.title or name
  return Told(properties)
end

local delegate = {}
function delegate:navigationControllerWillShow(_, controller) calls[#calls + 1] = "N.wS(" .. controller.name .. ")" end
function delegate:navigationControllerDidShow(_, controller) calls[#calls + 1] = "N.dS(" .. controller.name .. ")" end

local function heard()
  local told = calls
  calls = {}
  return told
end

-- Only the calls about appearance and those of the delegate.
local function appearances()
  local told = {}
  for _, call in ipairs(heard()) do
    if not call:find "[wd]M" and not call:find "load" then told[#told + 1] = call end
  end
  return told
end

local app ---@type App
local function openStack(controllers, device, setup)
  calls = {}
  local nav = UINavigationController {}
  nav.delegate = delegate
  if setup then setup(nav) end
  nav.viewControllers = controllers
  app = launchWindow(nav, { device = device or "iPhone SE", window = { backgroundColor = "white" } })
  app:settle()
  return nav
end

-- A text of a given width, to within a point, made by adding narrow letters.
local function wide(width, font)
  local text = ""
  local label = UILabel { font = font or UIFont.systemFont(17) }
  repeat
    text = text .. (#text % 2 == 0 and "n" or "i")
    label.text = text
    label:sizeToFit()
  until label.bounds.width >= width
  return text, label.bounds.width
end

-- The frame of a view in the coordinates of the navigation bar, which are not
-- those of the screen.
local function inBar(nav, view) return view:convert(view.bounds, nav.navigationBar) end

describe("the stack", function()
  it("V-031 tells the root when it is shown first", function()
    openStack { make "A" }
    assert.are.same({ "A.wM(N)", "A.dM(N)", "A.load", "A.wA", "N.wS(A)", "A.dA", "N.dS(A)" }, heard())
  end)

  it("V-032 and V-033 pushes: the wills at once, the dids after 0.35 s", function()
    local A, B = make "A", make "B"
    local nav = openStack { A }
    heard()
    nav:pushViewController(B, true)
    assert.are.same({ "B.wM(N)", "B.load", "A.wD", "B.wA", "N.wS(B)" }, heard())
    app:advance(0.34)
    assert.are.same({}, heard())
    assert.is_true(A.view.window ~= nil and B.view.window ~= nil)
    app:advance(0.02)
    assert.are.same({ "A.dD", "B.dA", "N.dS(B)", "B.dM(N)" }, heard())
    assert.is_nil(A.view.superview)
  end)

  it("V-035 pops: the stack at once, the rest with the animation", function()
    local A, B = make "A", make "B"
    local nav = openStack { A }
    nav:pushViewController(B, false)
    heard()
    assert.are.equal(B, nav:popViewController(true))
    assert.are.same({ A }, nav.viewControllers)
    assert.are.same({ "B.wM(nil)", "B.wD", "A.wA", "N.wS(A)" }, heard())
    app:advance(0.36)
    assert.are.same({ "B.dD", "A.dA", "N.dS(A)", "B.dM(nil)" }, heard())
  end)

  it("V-036 keeps its root", function()
    local nav = openStack { make "A" }
    heard()
    assert.is_nil(nav:popViewController(true))
    assert.are.same({}, heard())
  end)

  it("V-037 does all at once without animation", function()
    local A, B = make "A", make "B"
    local nav = openStack { A }
    heard()
    nav:pushViewController(B, false)
    assert.are.same(
      { "B.wM(N)", "B.load", "A.wD", "B.wA", "N.wS(B)", "A.dD", "B.dA", "N.dS(B)", "B.dM(N)" }, heard())
    assert.is_nil(A.view.superview)
  end)

  it("V-039 and V-040 pop several", function()
    local A, B, C, D = make "A", make "B", make "C", make "D"
    local nav = openStack { A, B, C, D }
    heard()
    assert.are.same({ B, C, D }, nav:popToRootViewController(false))
    assert.are.same({ "D.wD", "A.wA", "N.wS(A)", "D.dD", "A.dA", "N.dS(A)" }, appearances())
    nav = openStack { A, B, C, D }
    assert.are.same({ C, D }, nav:popToViewController(B, false))
    assert.are.equal(B, nav.topViewController)
  end)

  it("V-041 and V-043 refuse what can't be", function()
    local nav = openStack { make "A" }
    assert.error_matches(function() nav:popToViewController(make "X", true) end, "Tried to pop to a view controller that doesn't exist%.")
    assert.error_matches(function() nav:pushViewController(UINavigationController {}, true) end, "Pushing a navigation controller is not supported")
    assert.error_matches(function() nav:pushViewController(nav.topViewController, true) end, "more than once is not supported")
  end)

  it("V-044 changes what lies below the top without a transition", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = openStack { A, B }
    heard()
    nav:setViewControllers({ A, C, B }, true)
    assert.are.same({}, appearances())
    assert.are.same({ A, C, B }, nav.viewControllers)
    app:advanceFrames(1)
    assert.are.equal("C", app:find { id = "back" }.subviews[1].text)
  end)

  it("V-045 and setViewControllers pops to one that was in the stack", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = openStack { A, B, C }
    nav:setViewControllers({ A, B }, true)
    app:advance(0.175)
    -- C moves to the right.
    assert.is_true(C.view.layer:presentation().frame.x > 100)
    app:settle()
    assert.are.same({ A, B }, nav.viewControllers)
  end)

  it("V-047 finishes a push that runs before the next", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = openStack { A }
    nav:pushViewController(B, true)
    app:advance(0.1)
    heard()
    nav:pushViewController(C, true)
    assert.are.same({ "A.dD", "B.dA", "N.dS(B)", "B.wD", "C.wA", "N.wS(C)" }, appearances())
    app:settle()
    assert.are.same({ A, B, C }, nav.viewControllers)
    assert.is_not_nil(C.view.window)
  end)

  it("V-048 takes no touches while it moves", function()
    local nav = openStack { make "A" }
    local B, count = make "B", 0
    local button = UIButton { title = "Press", frame = { 0, 200, 320, 100 } }
    button:addTarget("touchUpInside", function() count = count + 1 end)
    B.view:addSubview(button)
    nav:pushViewController(B, true)
    app:advance(0.1)
    app:touch(300, 250):lift()
    app:advance(0.05)
    assert.are.equal(0, count)
    app:settle()
    app:tap "Press"
    assert.are.equal(1, count)
  end)

  it("V-049 says who moves", function()
    local A, B = make "A", make "B"
    local nav = openStack { A }
    local seen = {}
    function B.viewWillAppear(self) seen[#seen + 1] = self.isMovingToParent end
    function A.viewWillDisappear(self) seen[#seen + 1] = self.isMovingFromParent end
    nav:pushViewController(B, true)
    assert.are.same({ false, true }, seen)
  end)

  it("V-051, V-052 and V-061 say where a controller is", function()
    local A, B, M = make "A", make "B", make "M"
    local bare = UINavigationController { rootViewController = A }
    assert.are.equal(bare, A.navigationController)
    assert.is_false(A.isViewLoaded)
    A, B = make "A", make "B"
    local nav = openStack { A, B }
    assert.are.equal(nav, B.navigationController)
    assert.are.equal(nav, B.parent)
    nav:popViewController(false)
    assert.is_nil(B.navigationController)
    assert.is_nil(B.parent)
    A:present(M, false)
    assert.are.equal(M, nav.visibleViewController)
    assert.are.equal(A, nav.topViewController)
  end)

  it("V-053 moves the views as measured", function()
    local A, B = make "A", make "B"
    local nav = openStack { A }
    nav:pushViewController(B, true)
    local function shownX(view) return view.layer:presentation().frame.x end
    for _, place in ipairs { { 278.67, -12.40 }, { 160, -48 }, { 41.33, -83.60 } } do
      app:advance(0.0875)
      assert.near(place[1], shownX(B.view), 0.5)
      assert.near(place[2], shownX(A.view), 0.5)
    end
    app:settle()
    assert.are.equal(0, B.view.frame.x)
  end)

  it("V-055 shows another title in the same frame", function()
    local A = make "A"
    openStack { A }
    A.title = "Renamed"
    app:advanceFrames(1)
    assert.is_not_nil(app:find "Renamed")
  end)

  it("V-056 is its bar's delegate", function()
    local nav = openStack { make "A" }
    assert.error_matches(function() nav.navigationBar.delegate = {} end, "Cannot manually set the delegate on a UINavigationBar managed by a controller%.")
  end)

  it("V-057 hides the bar", function()
    local A = make "A"
    local nav = openStack { A }
    nav:setNavigationBarHidden(true, false)
    app:advanceFrames(1)
    assert.are.equal(0, A.view.safeAreaInsets.top)
    assert.is_false(app:exists "A")
    nav:setNavigationBarHidden(false, true)
    app:settle()
    assert.are.equal(44, A.view.safeAreaInsets.top)
  end)

  it("V-060 has a toolbar that is hidden at first", function()
    local A = make "A"
    A.toolbarItems = { UIBarButtonItem { title = "One" }, UIBarButtonItem { title = "Two" } }
    local nav = openStack { A }
    assert.is_true(nav.isToolbarHidden)
    nav.isToolbarHidden = false
    app:advanceFrames(1)
    assert.are.equal(CGRect(0, 524, 320, 44), nav.toolbar.frame)
    assert.is_not_nil(app:find "One")
    assert.is_not_nil(app:find "Two")
    assert.are.equal(44, A.view.safeAreaInsets.bottom)
  end)
end)

describe("the navigation bar", function()
  it("V-063 and V-068 stands above the content, which begins below it", function()
    local A = make "A"
    local nav = openStack { A }
    assert.are.equal(CGRect(0, 0, 320, 44), nav.navigationBar.frame)
    assert.are.equal(CGRect(0, 0, 320, 568), A.view.frame)
    assert.are.equal(44, A.view.safeAreaInsets.top)
    ---@class navigation_spec.List: UITableViewController
    ---@field name any
    ---@overload fun(properties?: table): navigation_spec.List
    local List = class("List", UITableViewController)
    function List:numberOfRowsInSection() return 30 end
    function List:cellForRowAt() return UITableViewCell {} end
    local list = List {}
    list.name = "list"
    nav = openStack { list }
    assert.are.equal(CGPoint(0, -44), list.tableView.contentOffset)
    assert.are.equal(44, list.tableView.adjustedContentInset.top)
    local cell = list.tableView:cellForRow(IndexPath(1, 1))
    assert.are.equal(44, cell:convert(cell.bounds, nil).y)
  end)

  it("V-065 and V-067 stands below the camera of a phone, and at the top of a pad", function()
    local A = make "A"
    local nav = openStack({ A }, "iPhone 16")
    assert.are.equal(CGRect(0, 59, 393, 44), nav.navigationBar.frame)
    assert.are.equal(UIEdgeInsets(103, 0, 34, 0), A.view.safeAreaInsets)
    nav = openStack({ make "A" }, "iPad")
    assert.are.equal(CGRect(0, 0, 768, 44), nav.navigationBar.frame)
  end)

  it("V-069 centres the title", function()
    local nav = openStack { make "Fruits" }
    local label = app:find "Fruits"
    local box = inBar(nav, label.superview)
    assert.are.equal(8, box.y)
    assert.are.equal(27, box.height)
    assert.are.equal(math.floor((320 - box.width) / 2 * 2 + 0.5) / 2, box.x)
    assert.are.equal(3.5, label.frame.y)
    assert.are.equal(21.5, label.frame.height)
  end)

  it("V-071, V-072 and V-080 places the way back, and the title beside it", function()
    local text, width = wide(91)
    local title, titleWidth = wide(163, UIFont.systemFont(17, "semibold"))
    local nav = openStack { make "A" }
    nav.topViewController.title = text
    nav:pushViewController(make("B", { title = title }), false)
    app:advanceFrames(1)
    local back = app:find { id = "back" }
    assert.are.equal(CGRect(8, 6, 19 + width, 30), back.frame)
    assert.are.equal(CGRect(19, 5.5, width, 21.5), back.subviews[1].frame)
    assert.are.equal(text, back.subviews[1].text)
    local box = inBar(nav, app:find(title).superview)
    local centered = math.floor((320 - titleWidth) / 2 * 2 + 0.5) / 2
    assert.are.equal(math.max(centered, 8 + 19 + width + 6), box.x)
  end)

  it("V-073, V-075, V-076 and V-097 places items", function()
    local A = make "A"
    local item = UIBarButtonItem { title = "Edit" }
    A.navigationItem.rightBarButtonItem = item
    local nav = openStack { A }
    local box = inBar(nav, app:find "Edit")
    assert.are.equal(7, box.y)
    assert.are.equal(30, box.height)
    assert.are.equal(312, box.x + box.width)
    -- a longer title grows to the left
    item.title = "Edit all"
    app:advanceFrames(1)
    local longer = inBar(nav, app:find "Edit all")
    assert.are.equal(312, longer.x + longer.width)
    assert.is_true(longer.x < box.x)
    A.navigationItem.rightBarButtonItem = UIBarButtonItem { systemItem = "add" }
    A.navigationItem.leftBarButtonItem = UIBarButtonItem { systemItem = "camera" }
    app:advanceFrames(1)
    assert.are.equal(CGRect(271, 7, 44, 30), inBar(nav, app:find { id = "add" }))
    assert.are.equal(CGRect(5, 7, 44, 30), inBar(nav, app:find { id = "camera" }))
  end)

  it("V-077 and V-079 places views of the app's own, and several items", function()
    local A = make "A"
    A.navigationItem.leftBarButtonItem = UIBarButtonItem { customView = UIView { frame = { 0, 0, 30, 30 }, accessibilityIdentifier = "own" } }
    local nav = openStack { A }
    assert.are.equal(CGRect(16, 7, 30, 30), inBar(nav, app:find { id = "own" }))
    A.navigationItem.leftBarButtonItems = { UIBarButtonItem { title = "P", width = 40 }, UIBarButtonItem { title = "Q", width = 30 } }
    app:advanceFrames(1)
    assert.are.equal(8, inBar(nav, app:find "P").x)
    assert.are.equal(56, inBar(nav, app:find "Q").x)
  end)

  it("V-081, V-083 and V-084 says where the way back leads", function()
    local A, B = make "A", make "B"
    local nav = openStack { A }
    A.title = nil
    nav:pushViewController(B, false)
    app:advanceFrames(1)
    assert.is_true(app:exists "Back")
    local pressed = 0
    A.navigationItem.backBarButtonItem = UIBarButtonItem { title = "Home", action = function() pressed = pressed + 1 end }
    app:advanceFrames(1)
    app:tap "Home"
    app:settle()
    assert.are.same({ A }, nav.viewControllers)
    assert.are.equal(0, pressed)
    A.navigationItem.backBarButtonItem = UIBarButtonItem { title = "" }
    nav:pushViewController(B, false)
    app:advanceFrames(1)
    assert.is_false(app:exists "Back")
    app:tap { id = "back" }
    app:settle()
    assert.are.same({ A }, nav.viewControllers)
  end)

  it("V-085 can hide the way back", function()
    local A, B = make "A", make "B"
    local nav = openStack { A }
    B.navigationItem.hidesBackButton = true
    nav:pushViewController(B, false)
    app:advanceFrames(1)
    assert.is_false(app:exists { id = "back" })
    app:drag { from = { 4, 300 }, to = { 300, 300 }, duration = 0.3 }
    app:settle()
    assert.are.same({ A, B }, nav.viewControllers)
  end)

  it("V-087 and V-088 shortens the words, then the title", function()
    local long = wide(250)
    local A = make("A", { title = long })
    local nav = openStack { A }
    local short = wide(100, UIFont.systemFont(17, "semibold"))
    nav:pushViewController(make("B", { title = short }), false)
    app:advanceFrames(1)
    assert.is_true(app:exists "Back")
    local box = inBar(nav, app:find(short).superview)
    assert.near(160, box.x + box.width / 2, 0.5)
    nav:popViewController(false)
    local longest = wide(300, UIFont.systemFont(17, "semibold"))
    nav:pushViewController(make("B", { title = longest }), false)
    app:advanceFrames(1)
    assert.is_false(app:exists "Back")
    box = inBar(nav, app:find(longest).superview)
    assert.are.equal(27, box.x)
    assert.are.equal(312, box.x + box.width)
  end)

  it("V-089 shows a view in place of the title", function()
    local A = make "A"
    A.navigationItem.titleView = UIView { frame = { 0, 0, 160, 28 }, accessibilityIdentifier = "own" }
    local nav = openStack { A }
    assert.are.equal(CGRect(80, 8, 160, 28), inBar(nav, app:find { id = "own" }))
    assert.is_false(app:exists "A")
  end)

  it("V-091 and V-092 goes back by a tap, at the edge, too", function()
    local A, B = make "A", make "B"
    local nav = openStack { A }
    nav:pushViewController(B, false)
    app:advanceFrames(1)
    heard()
    app:tap "A"
    assert.are.same({ "B.wD", "A.wA", "N.wS(A)" }, appearances())
    app:settle()
    assert.are.same({ A }, nav.viewControllers)
    nav:pushViewController(B, false)
    app:advanceFrames(1)
    app:tap { 2, 40 }
    app:settle()
    assert.are.same({ A }, nav.viewControllers)
  end)

  it("V-093 and V-095 sends its item's action, with the item", function()
    local A = make "A"
    local seen = {}
    local target = { save = function(_, sender) seen[#seen + 1] = sender end }
    local item = UIBarButtonItem { title = "Save", target = target, action = "save" }
    A.navigationItem.rightBarButtonItem = item
    openStack { A }
    app:tap "Save"
    assert.are.same({ item }, seen)
    item.isEnabled = false
    app:advanceFrames(1)
    assert.has_error(function() app:tap "Save" end)
    assert.are.equal(1, #seen)
  end)

  it("V-096 words the system's items", function()
    for item, title in pairs { done = "Done", cancel = "Cancel", edit = "Edit", save = "Save", undo = "Undo", redo = "Redo" } do
      assert.are.equal(title, UIBarButtonItem { systemItem = item }.title)
    end
    assert.is_nil(UIBarButtonItem { systemItem = "add" }.title)
    local A = make "A"
    A.navigationItem.rightBarButtonItem = UIBarButtonItem { systemItem = "done" }
    openStack { A }
    assert.are.equal("semibold", app:find("Done").titleLabel.font.weight)
  end)

  it("V-099 works on its own, with a delegate", function()
    local bar = UINavigationBar {}
    local told, allowed = {}, true
    bar.delegate = {
      shouldPushItem = function() told[#told + 1] = "shouldPush" return true end,
      didPushItem = function() told[#told + 1] = "didPush" end,
      shouldPopItem = function() told[#told + 1] = "shouldPop" return allowed end,
      didPopItem = function() told[#told + 1] = "didPop" end,
    }
    local one, two = UINavigationItem { title = "One" }, UINavigationItem { title = "Two" }
    bar:pushItem(one)
    bar:pushItem(two)
    assert.are.equal(two, bar:popItem())
    assert.are.same({ "shouldPush", "didPush", "shouldPush", "didPush", "shouldPop", "didPop" }, told)
    bar:pushItem(two)
    allowed = false
    assert.is_nil(bar:popItem())
    assert.are.same({ one, two }, bar.items)
  end)

  it("may be emptied while it asks whether an item may go", function()
    local bar = UINavigationBar {}
    bar.delegate = {
      shouldPopItem = function()
        bar.items = {}
        return true
      end,
    }
    bar.items = { UINavigationItem { title = "One" }, UINavigationItem { title = "Two" } }
    bar:popItem()
    assert.are.same({}, bar.items)
  end)
end)

describe("the way back with a finger", function()
  local A, B, nav ---@type UIViewController, UIViewController, UINavigationController
  before_each(function()
    A, B = make "A", make "B"
    nav = openStack { A }
    nav:pushViewController(B, false)
    app:settle()
    heard()
  end)

  local function swipe()
    local finger = app:touch(4, 300)
    finger:move(24, 300, 0.05)
    return finger
  end

  it("V-109 and V-111 begins at the edge, and completes beyond the middle", function()
    local finger = swipe()
    assert.are.same({ "B.wD", "A.wA", "N.wS(A)" }, appearances())
    assert.are.same({ A, B }, nav.viewControllers)
    finger:move(184, 300, 0.3)
    -- Measured from the finger's place at the begin of the swipe, a little more than 19.
    assert.near(162.5, B.view.layer:presentation().frame.x, 2.5)
    assert.near(-47.5, A.view.layer:presentation().frame.x, 1)
    finger:move(230, 300, 0.2)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.are.same({ "B.dD", "A.dA", "N.dS(A)" }, appearances())
    assert.are.same({ A }, nav.viewControllers)
    assert.is_nil(B.parent)
  end)

  it("V-112 turns back before the middle", function()
    local finger = swipe()
    finger:move(60, 300, 0.1)
    finger:hold(0.3)
    heard()
    finger:lift()
    app:settle()
    assert.are.same({ "A.wD", "A.dD", "B.wA", "B.dA" }, heard())
    assert.are.same({ A, B }, nav.viewControllers)
    assert.are.equal(0, B.view.frame.x)
    assert.is_true(app:exists "B")
  end)

  it("V-113 completes when it is fast", function()
    local finger = swipe()
    finger:move(90, 300, 0.11)
    finger:lift()
    app:settle()
    assert.are.same({ A }, nav.viewControllers)
  end)

  it("V-115, V-116 and V-117 doesn't begin elsewhere, at the root, or where it is off", function()
    app:drag { from = { 120, 300 }, to = { 310, 300 }, duration = 0.2 }
    app:settle()
    assert.are.same({}, heard())
    nav.interactivePopGestureRecognizer.isEnabled = false
    app:drag { from = { 4, 300 }, to = { 310, 300 }, duration = 0.2 }
    app:settle()
    assert.are.same({}, heard())
    nav.interactivePopGestureRecognizer.isEnabled = true
    nav:popViewController(false)
    heard()
    app:drag { from = { 4, 300 }, to = { 310, 300 }, duration = 0.2 }
    app:settle()
    assert.are.same({}, heard())
  end)

  it("V-119 wins against what scrolls sideways", function()
    local scroll = UIScrollView { frame = { 0, 44, 320, 524 }, contentSize = { 1000, 524 } }
    B.view:addSubview(scroll)
    app:drag { from = { 4, 300 }, to = { 300, 300 }, duration = 0.3 }
    app:settle()
    assert.are.same({ A }, nav.viewControllers)
    assert.are.equal(0, scroll.contentOffset.x)
  end)

  it("tells its coordinator how it went", function()
    local told = {}
    function A.viewWillAppear(self)
      local coordinator = self.transitionCoordinator
      told[#told + 1] = coordinator.isInteractive
      coordinator:notifyWhenInteractionChanges(function(c) told[#told + 1] = c.isCancelled end)
      coordinator:animate(function() told[#told + 1] = "along" end, function(c) told[#told + 1] = c.isCancelled end)
    end
    local finger = swipe()
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.are.same({ true, "along", true, true }, told)
  end)
end)

describe("a toolbar", function()
  it("V-105, V-107 and V-108 shares its room", function()
    local A = make "A"
    A.toolbarItems = {
      UIBarButtonItem { systemItem = "flexibleSpace" }, UIBarButtonItem { title = "Go", width = 40 },
      UIBarButtonItem { systemItem = "flexibleSpace" },
    }
    local nav = openStack { A }
    nav.isToolbarHidden = false
    app:advanceFrames(1)
    assert.are.equal(140, app:find { text = "Go", class = UIButton }.frame.x)
    A.toolbarItems = {
      UIBarButtonItem { title = "P", width = 40 }, UIBarButtonItem { systemItem = "fixedSpace", width = 40 },
      UIBarButtonItem { title = "Q", width = 40 },
    }
    app:advanceFrames(1)
    local p, q = app:find { text = "P", class = UIButton }.frame, app:find { text = "Q", class = UIButton }.frame
    assert.is_true(q.x - (p.x + p.width) >= 40)
    nav = openStack({ make "A" }, "iPhone 16")
    nav.isToolbarHidden = false
    app:advanceFrames(1)
    assert.are.equal(774, nav.toolbar.frame.y)
    assert.are.equal(852, nav.toolbar.frame.y + nav.toolbar.subviews[1].frame.height)
  end)
end)
