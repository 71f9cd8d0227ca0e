-- layouts: twenty-four compositional layouts, from a plain grid to an outline. The first screen lists them.
local Gallery = require "layouts.Gallery"

local app = {
  name = "layouts",
  description = "Twenty-four compositional layouts: grids, sections, sections that scroll across, lists.",
  system = 17,
}

function app:didFinishLaunching()
  self.window = UIWindow {}
  self.window.rootViewController = UINavigationController { viewControllers = { Gallery {} } }
  self.window:makeKeyAndVisible()
end

return app
