-- An album: a list with a search, and the photos one by one, which two fingers zoom.

local ListController = require "ListController"

local album = { name = "Album", description = "A list with a search, pages, and photos that zoom under constraints" }

function album:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  window.rootViewController = UINavigationController { rootViewController = ListController {} }
  window:makeKeyAndVisible()
end

lint.allow("low-contrast", "details, and what resets, have UIKit's own colours on white")

return album
