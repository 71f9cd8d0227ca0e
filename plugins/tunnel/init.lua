-- Controllers in a controller: a tunnel through the earth. Two maps observe each other; moving one shows the opposite place in the other.

local RootController = require "RootController"

local tunnel = { name = "Tunnel", description = "Two maps in one controller, each the other's opposite" }

function tunnel:didFinishLaunching()
  local window = UIWindow {}
  window.rootViewController = RootController {}
  window:makeKeyAndVisible()
end

lint.allow("low-contrast", "the button has UIKit's own tint")

return tunnel
