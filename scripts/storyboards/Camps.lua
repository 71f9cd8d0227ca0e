-- Camps.storyboard, digest edcd20b88741b04b: made by lunette import.
-- luacheck: no max line length
local M = { controllers = {}, nibs = {}, relationships = {} }
M.initial = "tabBarController"
M.identifiers = {}
M.segues = {
  ["tabBarController"] = {},
  ["navigationController"] = {},
  ["baseCampController"] = {
    ["more"] = { kind = "popoverPresentation", to = "summitController", identifier = "more" },
    ["climb"] = { kind = "show", to = "summitController", identifier = "climb" },
    ["look"] = { kind = "presentation", to = "summitController", style = "fullScreen", identifier = "look" },
  },
  ["summitController"] = {
    ["home"] = { kind = "unwind", action = "comeHome", identifier = "home" },
    ["higher"] = { kind = "presentation", to = "summitController", style = "fullScreen", identifier = "higher" },
  },
  ["secondCampController"] = {
    ["look"] = { kind = "presentation", to = "summitController", style = "fullScreen", identifier = "look" },
  },
}

function M.controllers.tabBarController()
  local controller = UITabBarController {}
  return controller
end

function M.relationships.tabBarController(storyboard, controller)
  controller.viewControllers = {
    storyboard:scene("navigationController"),
    storyboard:scene("secondCampController"),
  }
end

function M.controllers.navigationController()
  local controller = UINavigationController {}
  local tabBarItem = UITabBarItem { title = "Home" }
  controller.tabBarItem = tabBarItem
  return controller
end

function M.relationships.navigationController(storyboard, controller)
  controller.viewControllers = { storyboard:scene("baseCampController") }
end

function M.controllers.baseCampController()
  local controller = UIStoryboard.make("BaseCampController", UIViewController)
  controller.navigationItem.title = "Base camp"
  local barItem = UIBarButtonItem { title = "More" }
  controller.navigationItem.rightBarButtonItem = barItem
  UIStoryboard.trigger(barItem, controller, "more", barItem)
  return controller
end

function M.controllers.summitController()
  local controller = UIStoryboard.make("SummitController", UIViewController, { title = "Summit" })
  return controller
end

function M.controllers.secondCampController()
  local controller = UIStoryboard.make("SecondCampController", UIViewController)
  local tabBarItem = UITabBarItem { title = "Second" }
  controller.tabBarItem = tabBarItem
  return controller
end

M.nibs["baseCampController"] = function(owner)
  local view = UIView { frame = { 0, 0, 375, 667 } }
  owner.view = view
  return { view }
end

M.nibs["summitController"] = function(owner)
  local view = UIView { frame = { 0, 0, 375, 667 } }
  owner.view = view
  return { view }
end

M.nibs["secondCampController"] = function(owner)
  local view = UIView { frame = { 0, 0, 375, 667 } }
  owner.view = view
  return { view }
end

return M
