-- timetypes: a coloured list that is pulled down to create a row and swiped right to delete or edit one.
local InputOverlay = require "timetypes.InputOverlay"
local PullDownCreator = require "timetypes.PullDownCreator"
local TypeList = require "timetypes.TypeList"
local Types = require "timetypes.Types"

local app = {
  name = "timetypes",
  description = "Sixty-six types of time, with gestures of their own.",
}

function app:didFinishLaunching(application)
  local window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
  local tableView = UITableView { frame = window.bounds }
  window:addSubview(tableView)

  -- UIKit holds delegates weakly, so objects that are needed later are kept here
  self.window = window
  self.types = Types.new()
  self.list = TypeList.new(tableView, self.types)
  self.creator = PullDownCreator.new(tableView)
  self.overlay = InputOverlay.new(window)

  self.list.didScroll = function() self.creator:update() end
  self.list.didLift = function() self.creator:lift() end
  self.list.didAskToEdit = function(cell, item)
    self.overlay:open(item.name, function(name) self.list:rename(item, name) end)
  end
  self.creator.didCreate = function()
    self.overlay:open("", function(name) self.list:insertOnTop(name) end)
  end

  window:makeKeyAndVisible()
end

return app
