-- UISplitViewController with a style: named columns, as of iOS 14. Rules: docs/rules/controllers.md 18.9

local log ---@type string[]

---@class split_columns_spec.Logged: UIViewController
---@overload fun(properties?: table): split_columns_spec.Logged
local Logged = class("Logged", UIViewController)
for callback, short in pairs {
  viewWillAppear = "willAppear", viewDidAppear = "didAppear", viewWillDisappear = "willDisappear", viewDidDisappear = "didDisappear",
} do
  Logged[callback] = function(self) log[#log + 1] = self.title .. " " .. short end
end

local function appearances()
  local lines = log
  log = {}
  return lines
end

local list, middle, detail ---@type split_columns_spec.Logged,split_columns_spec.Logged,split_columns_spec.Logged

local function build(style, properties)
  log = {}
  list, middle, detail = Logged { title = "List" }, Logged { title = "Middle" }, Logged { title = "Detail" }
  properties = properties or {}
  properties.style = style
  local split = UISplitViewController(properties)
  split:setViewController(list, "primary")
  if style == "tripleColumn" then split:setViewController(middle, "supplementary") end
  split:setViewController(detail, "secondary")
  return split
end

local function openSplit(split, options)
  options = options or {}
  options.device = options.device or "iPad"
  local landscape = options.landscape
  options.landscape = nil
  local app = launchWindow(split, options)
  if landscape then
    app:rotateDevice "landscapeLeft"
    app:settle()
  end
  log = {}
  return app
end

local function frame(controller) return controller.navigationController.view.frame end

describe("a split view controller of two columns", function()
  it("has a line between them that is seen in a light and in a dark appearance", function()
    local function line(options)
      options.landscape = true
      local split = build "doubleColumn"
      openSplit(split, options)
      for _, view in ipairs(split.view.subviews) do
        if view.frame.width < 1 then return tostring(view.backgroundColor:resolvedColor(view.traitCollection)) end
      end
    end
    local light, dark = line { system = 17 }, line { system = 17, appearance = "dark" }
    assert.are.equal(tostring(UIColor.opaqueSeparator:resolvedColor(UITraitCollection { userInterfaceStyle = "light" })), light)
    assert.are.equal(tostring(UIColor.opaqueSeparator:resolvedColor(UITraitCollection { userInterfaceStyle = "dark" })), dark)
    assert.are_not.equal(light, dark)
  end)

  it("has them beside each other in landscape, each in a navigation controller", function()
    local split = build "doubleColumn"
    openSplit(split, { landscape = true })
    assert.are.equal("doubleColumn", split.style)
    assert.are.equal("oneBesideSecondary", split.displayMode)
    assert.are.equal("tile", split.splitBehavior)
    assert.are.equal(list, split:viewController "primary")
    assert.are.equal(detail, split:viewController "secondary")
    assert.is_nil(split:viewController "compact")
    assert.are.same({ list.navigationController, detail.navigationController }, split.viewControllers)
    assert.are.equal(CGRect { 0, 0, 320, 768 }, frame(list))
    assert.are.equal(CGRect { 320.5, 0, 703.5, 768 }, frame(detail))
    assert.are.equal(split, list.splitViewController)
    assert.are.equal("compact", list.traitCollection.horizontalSizeClass)
  end)

  it("hides and shows the first one, beside in landscape and over in portrait", function()
    local split = build "doubleColumn"
    local told = {}
    split.delegate = {
      willChangeToDisplayMode = function(_, _, mode) told[#told + 1] = mode end,
      willShowColumn = function(_, _, column) told[#told + 1] = "show " .. column end,
      willHideColumn = function(_, _, column) told[#told + 1] = "hide " .. column end,
    }
    local app = openSplit(split, { landscape = true })
    told = {}
    split:hide "primary"
    assert.are.same({ "List willDisappear" }, appearances())
    app:settle()
    assert.are.same({ "List didDisappear" }, appearances())
    assert.are.equal("secondaryOnly", split.displayMode)
    assert.are.equal(CGRect { 0, 0, 1024, 768 }, frame(detail))
    split:show "primary"
    app:advance(0.1)
    assert.is_true(list.navigationController.view.layer:presentation().frame.x < 0)
    app:settle()
    assert.are.same({ "List willAppear", "List didAppear" }, appearances())
    assert.are.same({ "secondaryOnly", "hide primary", "oneBesideSecondary", "show primary" }, told)
    app:rotateDevice "portrait"
    app:settle()
    assert.are.equal("secondaryOnly", split.displayMode)
    split:show "primary"
    app:settle()
    assert.are.equal("oneOverSecondary", split.displayMode)
    assert.are.equal("overlay", split.splitBehavior)
    assert.are.equal(CGRect { 0, 0, 768, 1024 }, frame(detail))
    assert.are.equal(CGRect { 0, 0, 320, 1024 }, frame(list))
    app:tap { 600, 600 }
    app:settle()
    assert.are.equal("secondaryOnly", split.displayMode)
  end)

  it("has a button in the bar of the foremost column, and a finger from the edge", function()
    local split = build "doubleColumn"
    local app = openSplit(split)
    app:tap { 24, 22 }
    app:settle()
    assert.are.equal("oneOverSecondary", split.displayMode)
    app:tap { 24, 22 }
    app:settle()
    assert.are.equal("secondaryOnly", split.displayMode)
    app:drag { from = { 2, 500 }, to = { 200, 500 }, duration = 0.2 }
    app:settle()
    assert.are.equal("oneOverSecondary", split.displayMode)
    app:swipe({ 600, 500 }, "left")
    app:settle()
    assert.are.equal("secondaryOnly", split.displayMode)
    split.displayModeButtonVisibility = "never"
    app:settle()
    app:advanceFrames(1)
    app:tap { 24, 22 }
    app:settle()
    assert.are.equal("secondaryOnly", split.displayMode)
  end)

  it("does as it is told: mode, behaviour, widths, edge, direction", function()
    local split = build("doubleColumn", { preferredDisplayMode = "oneBesideSecondary" })
    local app = openSplit(split)
    assert.are.equal(CGRect { 320.5, 0, 447.5, 1024 }, frame(detail))
    split.preferredPrimaryColumnWidth = 400
    app:settle()
    assert.are.equal(400, frame(list).width)
    assert.are.equal(400, split.primaryColumnWidth)
    split.primaryEdge = "trailing"
    app:settle()
    assert.are.equal(CGRect { 368, 0, 400, 1024 }, frame(list))
    split.primaryEdge = "leading"
    app:setDirection "rightToLeft"
    app:settle()
    assert.are.equal(CGRect { 368, 0, 400, 1024 }, frame(list))
    app:setDirection "leftToRight"
    split.preferredDisplayMode = "automatic"
    app:settle()
    assert.are.equal("secondaryOnly", split.displayMode)
    split.preferredSplitBehavior = "tile"
    app:settle()
    assert.are.equal("oneBesideSecondary", split.displayMode)
    -- A mode that the behaviour doesn't have counts as automatic.
    split.preferredDisplayMode = "oneOverSecondary"
    app:settle()
    assert.are.equal("oneBesideSecondary", split.displayMode)
    split.preferredDisplayMode = "twoBesideSecondary"
    app:settle()
    assert.are.equal("oneBesideSecondary", split.displayMode)
  end)

  it("gets another controller for a column, or none", function()
    local split = build("doubleColumn", { preferredDisplayMode = "oneBesideSecondary" })
    local app = openSplit(split)
    local other = Logged { title = "Other" }
    split:setViewController(other, "secondary")
    app:settle()
    assert.are.equal(other, split:viewController "secondary")
    assert.are.same({ "Detail willDisappear", "Detail didDisappear", "Other willAppear", "Other didAppear" }, appearances())
    assert.is_nil(detail.splitViewController)
    list:showDetailViewController(detail)
    app:settle()
    assert.are.equal(detail, split:viewController "secondary")
    local own = UINavigationController { rootViewController = other }
    split:setViewController(own, "secondary")
    assert.are.equal(own, split:viewController "secondary")
    assert.are.same({ list.navigationController, own }, split.viewControllers)
    split:setViewController(nil, "primary")
    app:settle()
    assert.are.same({ own }, split.viewControllers)
    assert.are.equal(CGRect { 0, 0, 768, 1024 }, own.view.frame)
  end)

  it("refuses columns that it doesn't have, one controller twice, and columns without a style", function()
    local split = build "doubleColumn"
    assert.has_error(
      function() split:setViewController(middle, "supplementary") end,
      "<UISplitViewController> of the style doubleColumn has no supplementary column")
    assert.has_error(
      function() split:setViewController(list, "secondary") end, "<Logged> already stands in the column primary of <UISplitViewController>")
    assert.has_error(
      function() UISplitViewController {}:show "primary" end,
      "<UISplitViewController> has no columns: give it a style when it is made, doubleColumn or tripleColumn")
    assert.has_error(function() split.viewControllers = { list, middle, detail } end)
    assert.has_error(function() split:show "middle" end)
  end)
end)

describe("a split view controller of three columns", function()
  it("shows one beside the secondary one in landscape, and the first on demand", function()
    local split = build "tripleColumn"
    local app = openSplit(split, { landscape = true })
    assert.are.equal("oneBesideSecondary", split.displayMode)
    assert.are.equal(CGRect { 0, 0, 320, 768 }, frame(middle))
    assert.is_false(list.isViewLoaded)
    split:show "primary"
    app:settle()
    assert.are.equal("twoBesideSecondary", split.displayMode)
    assert.are.equal(CGRect { 0, 0, 320, 768 }, frame(list))
    assert.are.equal(CGRect { 320.5, 0, 320, 768 }, frame(middle))
    assert.are.equal(CGRect { 641, 0, 383, 768 }, frame(detail))
    split:hide "supplementary"
    app:settle()
    assert.are.equal("secondaryOnly", split.displayMode)
    assert.are.equal(CGRect { 0, 0, 1024, 768 }, frame(detail))
  end)

  it("pushes the secondary one aside, or lies over it", function()
    local split = build("tripleColumn", { preferredSplitBehavior = "displace", preferredSupplementaryColumnWidth = 300 })
    local app = openSplit(split, { landscape = true })
    split:show "primary"
    app:settle()
    assert.are.equal("twoDisplaceSecondary", split.displayMode)
    assert.are.equal("displace", split.splitBehavior)
    assert.are.equal(300, split.supplementaryColumnWidth)
    assert.are.equal(CGRect { 621, 0, 723.5, 768 }, frame(detail))
    app:tap { 800, 400 }
    app:settle()
    assert.are.equal("secondaryOnly", split.displayMode)
    split.preferredSplitBehavior = "overlay"
    split:show "supplementary"
    app:settle()
    assert.are.equal("oneOverSecondary", split.displayMode)
    split:show "primary"
    app:settle()
    assert.are.equal("twoOverSecondary", split.displayMode)
    split:show "secondary"
    app:settle()
    assert.are.equal("secondaryOnly", split.displayMode)
  end)
end)

describe("columns where the width is compact", function()
  it("are one stack, of which the delegate says the top", function()
    local split = build "tripleColumn"
    local app = openSplit(split, { device = "iPhone 8" })
    assert.is_true(split.isCollapsed)
    assert.are.same({ list, middle, detail }, list.navigationController.viewControllers)
    app:tap "Middle"
    app:settle()
    assert.are.same({ list, middle }, list.navigationController.viewControllers)
    split:show "secondary"
    app:settle()
    assert.are.same({ list, middle, detail }, list.navigationController.viewControllers)
    split:hide "secondary"
    app:settle()
    assert.are.equal(middle, list.navigationController.topViewController)
    split:show "primary"
    app:settle()
    assert.are.equal(list, list.navigationController.topViewController)
    local asked, collapsed
    split = build "doubleColumn"
    split.delegate = {
      topColumnForCollapsingToProposedTopColumn = function(_, _, column)
        asked = column
        return "primary"
      end,
      splitViewControllerDidCollapse = function() collapsed = true end,
    }
    app = openSplit(split, { device = "iPhone 8" })
    assert.are.equal("secondary", asked)
    assert.is_true(collapsed)
    assert.are.same({ list }, list.navigationController.viewControllers)
    local other = Logged { title = "Other" }
    split:setViewController(other, "secondary")
    assert.are.same({ list }, list.navigationController.viewControllers)
    split:show "secondary"
    app:settle()
    assert.are.same({ list, other }, list.navigationController.viewControllers)
    list:showDetailViewController(detail)
    app:settle()
    assert.are.same({ list, detail }, list.navigationController.viewControllers)
  end)

  it("give way to the compact one, and come back with the room", function()
    local split = build "doubleColumn"
    local tabs = UITabBarController { viewControllers = { Logged { title = "Tab" } } }
    split:setViewController(tabs, "compact")
    local app = openSplit(split, { device = { size = { 414, 736 }, scale = 3 } })
    assert.are.same({ tabs }, split.viewControllers)
    assert.are.equal(CGRect { 0, 0, 414, 736 }, tabs.view.frame)
    local expanded
    split.delegate = {
      displayModeForExpandingToProposedDisplayMode = function(_, _, mode)
        expanded = mode
        return "secondaryOnly"
      end,
    }
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal("oneBesideSecondary", expanded)
    assert.are.equal("secondaryOnly", split.displayMode)
    assert.are.same({ list.navigationController, detail.navigationController }, split.viewControllers)
    assert.is_nil(tabs.parent)
    app:rotateDevice "portrait"
    app:settle()
    assert.are.same({ tabs }, split.viewControllers)
  end)

  it("have back what was pushed onto them, when there is room again", function()
    local split = build "doubleColumn"
    local app = openSplit(split, { device = { size = { 414, 736 }, scale = 3 } })
    local pushed = Logged { title = "Pushed" }
    detail.navigationController:pushViewController(pushed, true)
    app:settle()
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.is_false(split.isCollapsed)
    assert.are.same({ list }, list.navigationController.viewControllers)
    assert.are.same({ detail, pushed }, detail.navigationController.viewControllers)
    app:rotateDevice "portrait"
    app:settle()
    list.navigationController:popToRootViewController(true)
    app:settle()
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({ detail, pushed }, detail.navigationController.viewControllers)
  end)
end)
