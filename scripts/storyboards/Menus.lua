-- Menus.storyboard, digest ab4ab01363b04c99: made by lunette import.
-- luacheck: no max line length
local NAME = ...

local M = { controllers = {}, nibs = {}, relationships = {} }
M.initial = "navigationController"
M.tintColor = "#CC331A"
M.identifiers = {}
M.segues = {
  ["navigationController"] = {},
  ["menuListController"] = {
    ["detail"] = { kind = "show", to = "viewController", identifier = "detail" },
    ["info"] = { kind = "show", to = "viewController", identifier = "info" },
  },
  ["viewController"] = {},
}

function M.controllers.navigationController()
  local controller = UINavigationController {}
  return controller
end

function M.relationships.navigationController(storyboard, controller)
  controller.viewControllers = { storyboard:scene("menuListController") }
end

function M.controllers.menuListController()
  local controller = UIStoryboard.make("MenuListController", UITableViewController)
  return controller
end

function M.controllers.viewController()
  local controller = UIViewController {}
  return controller
end

M.nibs["menuListController"] = function(owner)
  local tableView = UITableView {
    rowHeight = 44,
    frame = { 0, 0, 375, 667 },
    autoresizingMask = { "flexibleWidth", "flexibleHeight" },
  }
  local button = UIButton {
    type = "system",
    changesSelectionAsPrimaryAction = true,
    showsMenuAsPrimaryAction = true,
    frame = { 0, 0, 375, 50 },
  }
  button:setTitle("Sort", "normal")
  tableView.tableHeaderView = button
  tableView:registerNib(UINib { name = NAME .. "#row" }, "row")
  button.menu = UIMenu { title = "Sort by", options = { "singleSelection" }, children = { UIAction { title = "Name", handler = function(action) owner:sortByName(action) end }, UIAction { title = "Age", state = "on", handler = function() end }, UIMenu { title = "More", options = { "displayInline" }, children = { UICommand { title = "Clear", attributes = { "destructive" }, action = "clear" } } } } }
  owner.view = tableView
  return { tableView }
end

M.nibs["row"] = function()
  local tableViewCell = UITableViewCell { accessoryType = "detailButton", reuseIdentifier = "row" }
  tableViewCell.textLabel.text = "Row"
  UIStoryboard.trigger(tableViewCell, nil, "detail")
  UIStoryboard.accessory(tableViewCell, nil, "info")
  return { tableViewCell }
end

M.nibs["viewController"] = function(owner)
  local view = UIView { frame = { 0, 0, 375, 667 }, autoresizingMask = { "flexibleWidth", "flexibleHeight" } }
  owner.view = view
  return { view }
end

return M
