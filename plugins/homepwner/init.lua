-- homepwner: an inventory with pictures, in a navigation controller, kept in an archive.
local ItemStore = require "ItemStore"
local ImageStore = require "ImageStore"
local ItemsViewController = require "ItemsViewController"

local app = { name = "homepwner", description = "An inventory with a bar, details, pictures and an archive." }

function app:didFinishLaunching()
  self.store = ItemStore.shared()
  self.imageStore = ImageStore.new()
  self.window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
  self.window.rootViewController = UINavigationController {
    rootViewController = ItemsViewController { store = self.store, imageStore = self.imageStore },
  }
  self.window:makeKeyAndVisible()
end

function app:didEnterBackground() self.store:saveChanges() end

lint.allow("low-contrast", "buttons have UIKit's own tint on a bar")
lint.allow("small-target", "the fields of the form are as high as UIKit makes them, and nothing else is near")

return app
