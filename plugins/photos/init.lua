-- Photos: a gallery with a grid, a line to leaf through, and a screen for one photo. The photos are drawn, so there are no files.

local PhotosController = require "photos.PhotosController"

local photos = { name = "Photos", description = "A collection view: a grid with pinned headers, selection, deleting, and a layout of its own" }

function photos:didFinishLaunching()
  local window = UIWindow {}
  window.rootViewController = UINavigationController { rootViewController = PhotosController {} }
  window:makeKeyAndVisible()
end

return photos
