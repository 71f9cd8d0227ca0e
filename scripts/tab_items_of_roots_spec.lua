-- The tab item of a navigation controller is its root's: docs/rules/controllers.md 7.
local function shown(app)
  local texts = {}
  for _, button in ipairs(app:findAll { class = "UITabBarButton" }) do
    for _, view in ipairs(button.subviews) do
      if view:isKind(UILabel) and view.text and not view.isHidden then texts[#texts + 1] = view.text end
    end
  end
  table.sort(texts)
  return table.concat(texts, " ")
end

local function openTabs(...)
  local list = { ... }
  local tabs = UITabBarController {}
  tabs.viewControllers = list
  local app = launchWindow(tabs)
  app:settle()
  return app, tabs
end
local function under(root) return UINavigationController { rootViewController = root } end

for _, system in ipairs { 12, 17 } do
  describe("the tab of a navigation controller in system " .. system, function()
    it("shows the item of its root, also a system's", function()
      local a, b = UIViewController { title = "One" }, UIViewController { title = "Two" }
      a.tabBarItem = UITabBarItem { tabBarSystemItem = "search", tag = 4 }
      local first, second = under(a), under(b)
      local app = launchWindow(function(window)
        window.rootViewController = UITabBarController { viewControllers = { first, second } }
      end, { system = system })
      app:settle()
      assert.are.equal("Search Two", shown(app))
      assert.are.equal(a.tabBarItem, first.tabBarItem)
      assert.are.equal(4, first.tabBarItem.tag)
      app:tap "Two"
      app:settle()
      assert.are.equal(2, app.window.rootViewController.selectedIndex)
    end)
  end)
end

describe("a navigation controller's tab item", function()
  it("takes the controller's own title and image in any order", function()
    local nav = under(UIViewController {})
    nav.tabBarItem.image = UIImage { systemName = "house" }
    nav.title = "Home"
    assert.are.equal("Home", nav.tabBarItem.title)
    assert.are.equal("house", nav.tabBarItem.image.name)
    local late = UINavigationController { title = "Late" }
    late.viewControllers = { UIViewController {} }
    assert.are.equal("Home Late", shown((openTabs(nav, late))))
  end)

  it("of its own stays, whatever the root is called", function()
    local root = UIViewController {}
    local nav = under(root)
    nav.tabBarItem = UITabBarItem { title = "Mine" }
    root.title = "Root"
    assert.are.equal("Mine", shown((openTabs(nav))))
    assert.are.equal("Root", root.tabBarItem.title)
  end)

  it("follows the root's title, badge and new item while it is shown", function()
    local root = UIViewController { title = "One" }
    local app = openTabs(under(root), under(UIViewController { title = "Two" }))
    root.title = "Uno"
    app:settle()
    assert.are.equal("Two Uno", shown(app))
    root.tabBarItem.badgeValue = "7"
    app:settle()
    assert.is_true(app:exists "7")
    root.tabBarItem = UITabBarItem { title = "Neu" }
    app:settle()
    assert.are.equal("Neu Two", shown(app))
  end)

  it("isn't that of a controller that is pushed, and is that of a new root", function()
    local nav = under(UIViewController { title = "One" })
    local app = openTabs(nav)
    nav:pushViewController(UIViewController { title = "Pushed" }, false)
    app:settle()
    assert.are.equal("One", shown(app))
    nav:popViewController(false)
    nav:setViewControllers({ UIViewController { title = "Other" } }, false)
    app:settle()
    assert.are.equal("Other", shown(app))
  end)
end)
