-- flyweight: the list of timetypes on a table view that is written in Lua; a dozen cells show any number of rows.
local Background = require "timetypes.Background"
local DZTableView = require "flyweight.TableView"
local InputOverlay = require "timetypes.InputOverlay"
local PullDownCreator = require "timetypes.PullDownCreator"
local TypeList = require "flyweight.TypeList"
local Types = require "timetypes.Types"

local app = {
  name = "flyweight",
  description = "timetypes on a table view of its own, built on UIScrollView.",
}

function app:didFinishLaunching(application)
  local window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
  self.window = window
  local mask = { "flexibleWidth", "flexibleHeight" }
  window:addSubview(Background { frame = window.bounds, autoresizingMask = mask })
  self.tableView = DZTableView { frame = window.bounds, autoresizingMask = mask }
  window:addSubview(self.tableView)

  self.types = Types.new()
  self.list = TypeList.new(self.tableView, self.types)
  self.creator = PullDownCreator.new(self.tableView)
  self.overlay = InputOverlay.new(window)

  self.list.didScroll = function() self.creator:update() end
  self.list.didLift = function() self.creator:lift() end
  self.creator.didCreate = function()
    self.overlay:open("", function(name) self.list:insertOnTop(name) end)
  end

  window:makeKeyAndVisible()
end

return app
