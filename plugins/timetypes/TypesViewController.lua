-- The screen: a list over a background with a picture, pulled down to create a row.
local Background = require "timetypes.Background"
local InputOverlay = require "timetypes.InputOverlay"
local PullDownCreator = require "timetypes.PullDownCreator"
local TypeList = require "timetypes.TypeList"

---@class timetypes.TypesViewController: UIViewController
---@field types timetypes.Types
---@field window UIWindow
---@overload fun(properties?: table): timetypes.TypesViewController
local TypesViewController = class("TypesViewController", UIViewController)

function TypesViewController:viewDidLoad()
  TypesViewController.super.viewDidLoad(self)
  local bounds = self.view.bounds
  self.tableView = UITableView { frame = bounds, autoresizingMask = { "flexibleWidth", "flexibleHeight" } }
  self.tableView.backgroundView = Background { frame = bounds }
  self.view:addSubview(self.tableView)

  -- UIKit holds delegates weakly, so objects that are needed later are kept here.
  self.list = TypeList.new(self.tableView, self.types)
  self.creator = PullDownCreator.new(self.tableView)
  self.overlay = InputOverlay.new(self.window)
  self.list.didScroll = function() self.creator:update() end
  self.list.didLift = function() self.creator:lift() end
  self.creator.didCreate = function()
    self.overlay:open("", function(name) self.list:insertOnTop(name) end)
  end
end

function TypesViewController:viewDidLayoutSubviews() self.creator:update() end

return TypesViewController
