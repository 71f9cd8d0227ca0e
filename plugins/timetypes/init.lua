-- timetypes: a coloured list that is pulled down to create a row and swiped right to delete or edit one.
local Types = require "timetypes.Types"
local TypesViewController = require "timetypes.TypesViewController"

local app = {
  name = "timetypes",
  description = "Sixty-six types of time, with gestures of their own.",
}

function app:didFinishLaunching(application)
  self.window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
  self.types = Types.new()
  self.controller = TypesViewController { types = self.types, window = self.window }
  self.window.rootViewController = self.controller
  self.window:makeKeyAndVisible()
end

return app
