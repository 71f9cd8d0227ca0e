-- What unwind segues go back to, in scripts/storyboards/Camps.storyboard: a controller in tabs, from screens that are pushed and presented.

local log ---@type string[]
local tabs ---@type UITabBarController

---@class storyboard_unwinding_spec.BaseCampController: UIViewController
---@overload fun(properties?: table): storyboard_unwinding_spec.BaseCampController
local BaseCampController = class("BaseCampController", UIViewController)
function BaseCampController:comeHome(segue) log[#log + 1] = "home from " .. segue.source.title end

---@class storyboard_unwinding_spec.SummitController: UIViewController
---@overload fun(properties?: table): storyboard_unwinding_spec.SummitController
local SummitController = class("SummitController", UIViewController)
function SummitController:prepareForSegue(segue) log[#log + 1] = "prepare " .. segue.identifier end
class("SecondCampController", UIViewController)

local function openCamps(device)
  log = {}
  local plugin = {}
  function plugin:didFinishLaunching()
    self.window = UIWindow { backgroundColor = "white" }
    self.window.rootViewController = UIStoryboard { name = "storyboards.Camps" }:instantiateInitialViewController()
    self.window:makeKeyAndVisible()
  end
  local app = launch(plugin, { device = device or "iPhone 8", system = 17 })
  tabs = plugin.window.rootViewController
  return app, tabs.viewControllers[1].viewControllers[1]
end

describe("An unwind segue", function()
  it("goes back from what was pushed", function()
    local app, home = openCamps()
    home:performSegue "climb"
    app:settle()
    home.navigationController.topViewController:performSegue "home"
    app:settle()
    assert.are.same({ "prepare home", "home from Summit" }, log)
    assert.are.same({ home }, home.navigationController.viewControllers)
  end)

  it("goes back from what is presented over the containers", function()
    local app, home = openCamps()
    home:performSegue "look"
    app:settle()
    tabs.presentedViewController:performSegue "home"
    app:settle()
    assert.are.same({ "prepare home", "home from Summit" }, log)
    assert.is_nil(tabs.presentedViewController)
    assert.are.equal(home, home.navigationController.topViewController)
  end)

  it("goes back from presentation over presentation, out of a stack, and to another tab", function()
    local app, home = openCamps()
    home:performSegue "climb"
    app:settle()
    tabs.selectedIndex = 2
    tabs.viewControllers[2]:performSegue "look"
    app:settle()
    local first = tabs.presentedViewController
    first:performSegue "higher"
    app:settle()
    log = {}
    first.presentedViewController:performSegue "home"
    app:settle()
    assert.are.same({ "prepare home", "home from Summit" }, log)
    assert.is_nil(tabs.presentedViewController)
    assert.are.equal(1, tabs.selectedIndex)
    assert.are.same({ home }, home.navigationController.viewControllers)
  end)

  it("comes from a popover of the item that the file names", function()
    local app, home = openCamps "iPad"
    app:tap "More"
    app:settle()
    local popover = home.presentedViewController
    assert.are.equal(home.navigationItem.rightBarButtonItem, popover.popoverPresentationController.barButtonItem)
    popover:performSegue "home"
    app:settle()
    assert.is_nil(home.presentedViewController)
  end)
end)
