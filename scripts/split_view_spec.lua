-- A list, and beside it the chosen row's screen: UISplitViewController as of iOS 8 to 12.

local log ---@type table

---@class split_view_spec.Logged: UIViewController
---@overload fun(properties?: table): split_view_spec.Logged
local Logged = class("Logged", UIViewController)
for callback, short in pairs {
  viewWillAppear = "willAppear", viewDidAppear = "didAppear", viewWillDisappear = "willDisappear", viewDidDisappear = "didDisappear",
} do
  Logged[callback] = function(self) log[#log + 1] = self.title .. " " .. short end
end

local function heard()
  local lines = log
  log = {}
  return lines
end

-- primary and secondary in navigation controllers of their own, as most apps have them
local function build(properties)
  log = {}
  local list, detail = Logged { title = "List" }, Logged { title = "Detail" }
  properties = properties or {}
  local split = UISplitViewController(properties)
  local left, right = UINavigationController { rootViewController = list }, UINavigationController { rootViewController = detail }
  split.viewControllers = { left, right }
  return split, left, right, list, detail
end

local PLUS = { size = { 414, 736 }, scale = 3 }

describe("a split view controller on a pad", function()
  it("shows both beside each other in landscape: 320 points, a hairline, and the rest", function()
    local split, left, right = build()
    local app = launchWindow(split, { device = "iPad" })
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal("allVisible", split.displayMode)
    assert.are.equal(CGRect { 0, 0, 320, 768 }, left.view.frame)
    assert.are.equal(CGRect { 320.5, 0, 703.5, 768 }, right.view.frame)
    assert.are.equal(320, split.primaryColumnWidth)
    assert.is_false(split.isCollapsed)
    assert.are.equal(split, left.viewControllers[1].splitViewController)
    assert.is_true(app:exists "List")
    assert.is_true(app:exists "Detail")
  end)

  it("shows the secondary one alone in portrait, and the list is not loaded for nothing", function()
    local split, left, right = build()
    launchWindow(split, { device = "iPad" })
    assert.are.equal("primaryHidden", split.displayMode)
    assert.are.equal(CGRect { 0, 0, 768, 1024 }, right.view.frame)
    assert.is_false(left.isViewLoaded)
    assert.are.same({ "Detail willAppear", "Detail didAppear" }, heard())
  end)

  it("turns: the list appears in landscape and disappears in portrait", function()
    local split = build()
    local app = launchWindow(split, { device = "iPad" })
    heard()
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({ "List willAppear", "List didAppear" }, heard())
    app:rotateDevice "portrait"
    app:settle()
    assert.are.same({ "List willDisappear", "List didDisappear" }, heard())
  end)

  it("tells each child the size of its own column before the screen turns", function()
    local sizes = {}
    ---@class split_view_spec.Told: UIViewController
    ---@overload fun(properties?: table): split_view_spec.Told
    local Told = class("Told", UIViewController)
    function Told:viewWillTransition(size) sizes[self.title] = size end
    local left, right = Told { title = "left" }, Told { title = "right" }
    local split = UISplitViewController { viewControllers = { left, right } }
    local app = launchWindow(split, { device = "iPad" })
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(CGSize { 703.5, 768 }, sizes.right)
    app:rotateDevice "portrait"
    assert.are.equal(CGSize { 768, 1024 }, sizes.right)
    assert.are.equal(CGSize { 320, 1024 }, sizes.left)
  end)

  it("brings the hidden list by a finger from the edge, over the detail, and a touch beside it sends it away", function()
    local split, left, right = build()
    local modes = {}
    split.delegate = { willChangeToDisplayMode = function(_, _, mode) modes[#modes + 1] = mode end }
    local app = launchWindow(split, { device = "iPad" })
    heard()
    app:drag { from = { 2, 500 }, to = { 200, 500 }, duration = 0.2 }
    assert.are.same({ "List willAppear" }, heard())
    app:settle()
    assert.are.same({ "List didAppear" }, heard())
    assert.are.equal("primaryOverlay", split.displayMode)
    assert.are.equal(CGRect { 0, 0, 320, 1024 }, left.view.frame)
    assert.are.equal(CGRect { 0, 0, 768, 1024 }, right.view.frame)
    app:tap { 600, 500 }
    assert.are.same({ "List willDisappear" }, heard())
    app:settle()
    assert.are.same({ "List didDisappear" }, heard())
    assert.is_nil(left.view.superview)
    assert.are.same({ "primaryOverlay", "primaryHidden" }, modes)
    split.presentsWithGesture = false
    app:drag { from = { 2, 500 }, to = { 200, 500 }, duration = 0.2 }
    app:settle()
    assert.are.equal("primaryHidden", split.displayMode)
  end)

  it("has a button for the detail's bar, which leads to where the delegate says", function()
    local split, _, right, _, detail = build()
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    local app = launchWindow(split, { device = "iPad" })
    app:tap "List"
    app:settle()
    assert.are.equal("primaryOverlay", split.displayMode)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal("allVisible", split.displayMode)
    app:tap { 347, 22 }
    app:settle()
    assert.are.equal("primaryHidden", split.displayMode)
    assert.are.equal(CGRect { 0, 0, 1024, 768 }, right.view.frame)
    split.delegate = { targetDisplayModeForAction = function() return "primaryOverlay" end }
    app:tap "List"
    app:settle()
    assert.are.equal("primaryOverlay", split.displayMode)
  end)

  it("does as it is told: display mode, width, edge", function()
    local split, left, right = build { preferredDisplayMode = "allVisible" }
    local app = launchWindow(split, { device = "iPad" })
    assert.are.equal(CGRect { 320.5, 0, 447.5, 1024 }, right.view.frame)
    split.maximumPrimaryColumnWidth = 400
    split.preferredPrimaryColumnWidthFraction = 0.5
    assert.are.equal(384, left.view.frame.width)
    split.preferredPrimaryColumnWidthFraction = 0.9
    assert.are.equal(400, left.view.frame.width)
    split.minimumPrimaryColumnWidth = 200
    split.preferredPrimaryColumnWidthFraction = 0.1
    assert.are.equal(200, left.view.frame.width)
    split.primaryEdge = "trailing"
    assert.are.equal(CGRect { 568, 0, 200, 1024 }, left.view.frame)
    assert.are.equal(CGRect { 0, 0, 567.5, 1024 }, right.view.frame)
    split.preferredDisplayMode = "primaryHidden"
    app:settle()
    assert.is_nil(left.view.superview)
  end)

  it("has the list at the right where the interface goes from right to left, and a finger brings it from there", function()
    local split ---@type UISplitViewController
    local left, right
    local app = launchWindow(function(window)
      split, left, right = build { preferredDisplayMode = "allVisible" }
      window.rootViewController = split
    end, { device = "iPad", direction = "rightToLeft" })
    assert.are.equal(CGRect(448, 0, 320, 1024), left.view.frame)
    assert.are.equal(CGRect(0, 0, 447.5, 1024), right.view.frame)
    split.primaryEdge = "trailing"
    app:settle()
    assert.are.equal(CGRect(0, 0, 320, 1024), left.view.frame)
    split.primaryEdge, split.preferredDisplayMode = "leading", "primaryHidden"
    app:settle()
    app:drag { from = { 1, 400 }, to = { 260, 400 } }
    app:settle()
    assert.are.equal("primaryHidden", split.displayMode)
    app:drag { from = { 767, 400 }, to = { 500, 400 } }
    app:settle()
    assert.are.equal("primaryOverlay", split.displayMode)
    assert.are.equal(CGRect(448, 0, 320, 1024), left.view.frame)
    app:swipe({ 200, 300 }, "right")
    app:settle()
    assert.are.equal("primaryHidden", split.displayMode)
    app:setDirection "leftToRight"
    split.preferredDisplayMode = "allVisible"
    app:settle()
    assert.are.equal(CGRect(0, 0, 320, 1024), left.view.frame)
  end)

  it("replaces the detail, and the delegate may do it instead", function()
    local split, left, right, list = build { preferredDisplayMode = "allVisible" }
    local app = launchWindow(split, { device = "iPad" })
    local other = Logged { title = "Other" }
    heard()
    list:showDetailViewController(other)
    app:settle()
    assert.are.same({ left, other }, split.viewControllers)
    assert.is_nil(right.parent)
    assert.are.equal(CGRect { 320.5, 0, 447.5, 1024 }, other.view.frame)
    assert.are.same({ "Detail willDisappear", "Detail didDisappear", "Other willAppear", "Other didAppear" }, heard())
    local shown ---@type any
    split.delegate = { showDetailViewController = function(_, _, controller) shown = controller return true end }
    split:showDetailViewController(right)
    assert.are.equal(right, shown)
    assert.are.same({ left, other }, split.viewControllers)
  end)

  it("gives the list the traits of a phone's width", function()
    local split, left, right = build { preferredDisplayMode = "allVisible" }
    launchWindow(split, { device = "iPad" })
    assert.are.equal("compact", left.traitCollection.horizontalSizeClass)
    assert.are.equal("regular", right.traitCollection.horizontalSizeClass)
  end)

  it("refuses three controllers, one twice, and itself in itself", function()
    local split = build()
    assert.has_error(
      function() split.viewControllers = { UIViewController {}, UIViewController {}, UIViewController {} } end,
      "A split view controller has a primary and a secondary view controller: viewControllers takes two at most, not 3.")
    local one = UIViewController {}
    assert.has_error(function() split.viewControllers = { one, one } end, "A controller can stand in a split view controller only once (<UIViewController>)")
    assert.has_error(
      function() split.viewControllers = { UISplitViewController {} } end,
      "Split View Controllers cannot be nested: <UISplitViewController> in <UISplitViewController>")
    assert.are.equal(2, #split.viewControllers)
  end)
end)

describe("a split view controller on a phone", function()
  it("is one stack: the detail lies on the list", function()
    local split, left, _, list, detail = build()
    local app = launchWindow(split, { device = "iPhone 8" })
    assert.is_true(split.isCollapsed)
    assert.are.same({ left }, split.viewControllers)
    assert.are.same({ list, detail }, left.viewControllers)
    assert.are.equal(CGRect { 0, 0, 375, 667 }, left.view.frame)
    app:tap "List"
    app:settle()
    assert.are.same({ list }, left.viewControllers)
  end)

  it("leaves the detail out where the delegate says that it has seen to it", function()
    local split, left, right, list = build()
    local asked ---@type any,any
    split.delegate = { collapseSecondary = function(_, _, secondary, primary) asked = { secondary, primary } return true end }
    launchWindow(split, { device = "iPhone 8" })
    assert.are.same({ right, left }, asked)
    assert.are.same({ list }, left.viewControllers)
    assert.are.same({ "List willAppear", "List didAppear" }, heard())
  end)

  it("pushes what is to be shown as detail", function()
    local split, left, _, list = build()
    split.delegate = { collapseSecondary = function() return true end }
    local app = launchWindow(split, { device = "iPhone 8" })
    local other = Logged { title = "Other" }
    list:showDetailViewController(UINavigationController { rootViewController = other })
    app:settle()
    assert.are.same({ list, other }, left.viewControllers)
    list:showDetailViewController(Logged { title = "Third" })
    app:settle()
    assert.are.equal("Third", left.topViewController.title)
  end)

  it("of the large kind has two columns on its side, and what lies on the stack goes to the second one", function()
    local split, left, right, list, detail = build()
    local app = launchWindow(split, { device = PLUS })
    assert.are.same({ list, detail }, left.viewControllers)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.is_false(split.isCollapsed)
    assert.are.same({ left, right }, split.viewControllers)
    assert.are.same({ list }, left.viewControllers)
    assert.are.same({ detail }, right.viewControllers)
    assert.are.equal(295, left.view.frame.width)
    assert.near(736 - 295 - 1 / 3, right.view.frame.width, 0.01)
    app:rotateDevice "portrait"
    app:settle()
    assert.are.same({ left }, split.viewControllers)
    assert.are.same({ list, detail }, left.viewControllers)
  end)

  it("of the large kind separates what the delegate answers, else what was pushed last, else what was put aside", function()
    local split, left, right, list = build()
    split.delegate = { collapseSecondary = function() return true end }
    local app = launchWindow(split, { device = PLUS })
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({ left, right }, split.viewControllers)
    app:rotateDevice "portrait"
    app:settle()
    local other, mine = Logged { title = "Other" }, Logged { title = "Mine" }
    list:showDetailViewController(other)
    app:settle()
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({ left, other }, split.viewControllers)
    app:rotateDevice "portrait"
    app:settle()
    split.delegate = { separateSecondary = function() return mine end }
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({ left, mine }, split.viewControllers)
  end)

  it("presents a detail where there is no split view controller around", function()
    local alone, other = UIViewController {}, UIViewController {}
    local app = launchWindow(alone, { device = "iPhone 8" })
    alone:showDetailViewController(other)
    app:settle()
    assert.are.equal(other, alone.presentedViewController)
  end)
end)

describe("the orientations of containers", function()
  it("are the delegate's where it says", function()
    local delegate = {}
    for _, container in ipairs {
      UINavigationController { rootViewController = UIViewController {} },
      UITabBarController { viewControllers = { UIViewController {} } },
      UISplitViewController { viewControllers = { UIViewController {} } },
    } do
      delegate[#delegate + 1] = function() return "portrait" end
      container.delegate = {
        navigationControllerSupportedInterfaceOrientations = delegate[#delegate],
        tabBarControllerSupportedInterfaceOrientations = delegate[#delegate],
        splitViewControllerSupportedInterfaceOrientations = delegate[#delegate],
      }
      local app = launchWindow(container, { device = "iPhone 8" })
      app:rotateDevice "landscapeLeft"
      assert.are.equal("portrait", UIApplication.shared.statusBarOrientation)
      container.delegate = nil
      app:rotateDevice "portrait"
      app:rotateDevice "landscapeLeft"
      assert.are.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
      app:close()
    end
  end)
end)
