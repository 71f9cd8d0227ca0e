-- Tab bar controllers: the cases of docs/rules/cases/controllers.md 7, by their numbers.
local calls, app, refused ---@type table, App, any
---@class tab_bar_spec.Told: UIViewController
---@field name any
---@overload fun(properties?: table): tab_bar_spec.Told
local Told = class("TabTold", UIViewController)
function Told:viewDidLoad() calls[#calls + 1] = self.name .. ".load" end
function Told:viewWillAppear() calls[#calls + 1] = self.name .. ".wA" end
function Told:viewDidAppear() calls[#calls + 1] = self.name .. ".dA" end
function Told:viewWillDisappear() calls[#calls + 1] = self.name .. ".wD" end
function Told:viewDidDisappear() calls[#calls + 1] = self.name .. ".dD" end

local function heard()
  local told = calls
  calls = {}
  return told
end

local function make(name) return Told { name = name, title = name } end
local function several(count)
  local all = {}
  for index = 1, count do all[index] = make("T" .. index - 1) end
  return all
end

local function openTabs(controllers, device)
  calls = {}
  refused = nil
  local tabs = UITabBarController {}
  tabs.viewControllers = controllers
  tabs.delegate = {
    shouldSelectViewController = function(_, _, controller)
      calls[#calls + 1] = "should"
      return controller ~= refused
    end,
    didSelectViewController = function() calls[#calls + 1] = "did" end,
  }
  app = launchWindow(tabs, { device = device or "iPhone SE", window = { backgroundColor = "white" } })
  app:settle()
  return tabs
end

-- The frames of the tabs, from the left.
local function frames(tabs)
  local all = {}
  for index = 2, #tabs.tabBar.subviews do all[#all + 1] = tabs.tabBar.subviews[index].frame end
  return all
end

describe("a tab bar", function()
  it("V-175, V-176 and V-177 shares its width", function()
    local tabs = openTabs(several(3))
    assert.are.equal(CGRect(0, 519, 320, 49), tabs.tabBar.frame)
    assert.are.same({ CGRect(2, 1, 103, 48), CGRect(109, 1, 102, 48), CGRect(215, 1, 103, 48) }, frames(tabs))
    tabs = openTabs(several(4))
    assert.are.same({ CGRect(2, 1, 76, 48), CGRect(82, 1, 76, 48), CGRect(162, 1, 76, 48), CGRect(242, 1, 76, 48) }, frames(tabs))
    assert.are.equal(CGRect(2, 1, 90, 48), frames(openTabs(several(4), "iPhone 8"))[1])
    local xs = {}
    for _, frame in ipairs(frames(openTabs(several(5)))) do
      xs[#xs + 1] = frame.x
      assert.are.equal(60, frame.width)
    end
    assert.are.same({ 2, 66, 130, 194, 258 }, xs)
  end)

  it("V-179 reaches down to the screen's end", function()
    local all = several(2)
    local tabs = openTabs(all, "iPhone 16")
    assert.are.equal(CGRect(0, 769, 393, 83), tabs.tabBar.frame)
    assert.are.equal(83, all[1].view.safeAreaInsets.bottom)
  end)

  it("V-180, V-181, V-183 and V-184 loads what is seen, and switches", function()
    local all = several(3)
    local tabs = openTabs(all)
    assert.are.same({ "T0.load", "T0.wA", "T0.dA" }, heard())
    assert.is_false(all[2].isViewLoaded)
    app:tap "T1"
    assert.are.same({ "should", "T1.load", "T1.wA", "T0.wD", "T0.dD", "T1.dA", "did" }, heard())
    assert.are.equal(2, tabs.selectedIndex)
    -- a change from code doesn't ask the delegate
    tabs.selectedIndex = 1
    assert.are.same({ "T0.wA", "T1.wD", "T1.dD", "T0.dA" }, heard())
    refused = all[3]
    app:tap "T2"
    assert.are.same({ "should" }, heard())
    assert.are.equal(1, tabs.selectedIndex)
  end)

  it("V-185 goes back to the root with a second tap", function()
    local A, B = make "A", make "B"
    local nav = UINavigationController { rootViewController = A, title = "First" }
    nav.tabBarItem = UITabBarItem { title = "First" }
    openTabs { nav, make "T1" }
    nav:pushViewController(B, false)
    app:advanceFrames(1)
    heard()
    app:tap "First"
    assert.are.same({ "should", "B.wD", "A.wA", "did" }, heard())
    app:settle()
    assert.are.same({ A }, nav.viewControllers)
  end)

  it("V-187 has a tab More for those that don't fit", function()
    local all = several(7)
    local tabs = openTabs(all)
    assert.are.equal(5, #frames(tabs))
    app:tap "More"
    app:settle()
    assert.is_true(app:exists "T6")
    app:tap "T6"
    app:settle()
    assert.is_not_nil(all[7].view.window)
    tabs.selectedIndex = 1
    app:settle()
    assert.is_not_nil(all[1].view.window)
    tabs.selectedIndex = 6
    app:settle()
    assert.is_not_nil(all[6].view.window)
  end)

  it("V-188 shows a badge", function()
    local all = several(2)
    openTabs(all)
    all[2].tabBarItem.badgeValue = "3"
    app:advanceFrames(1)
    assert.is_true(app:exists "3")
    all[2].tabBarItem.badgeValue = nil
    app:advanceFrames(1)
    assert.is_false(app:exists "3")
  end)

  it("V-189 tells its delegate of every tap where it stands alone", function()
    openTabs(several(2))
    local one, two = UITabBarItem { title = "One" }, UITabBarItem { title = "Two" }
    local bar = UITabBar { frame = { 0, 100, 320, 49 }, items = { one, two } }
    local told = {}
    bar.delegate = { tabBarDidSelectItem = function(_, _, item) told[#told + 1] = item end }
    app.window:addSubview(bar)
    app:advanceFrames(1)
    app:tap "Two"
    app:tap "Two"
    assert.are.same({ two, two }, told)
    assert.are.equal(two, bar.selectedItem)
  end)

  it("V-059 goes while a controller wants no bar below it", function()
    local A, B, C = make "A", make "B", make "C"
    B.hidesBottomBarWhenPushed = true
    local nav = UINavigationController { rootViewController = A }
    local tabs = openTabs { nav, make "T1" }
    nav:pushViewController(B, true)
    app:settle()
    assert.is_false(app:exists "T1")
    assert.are.equal(0, B.view.safeAreaInsets.bottom)
    nav:pushViewController(C, false)
    assert.is_false(app:exists "T1")
    nav:popToRootViewController(true)
    app:settle()
    assert.is_true(app:exists "T1")
    assert.are.equal(49, A.view.safeAreaInsets.bottom)
  end)
end)
