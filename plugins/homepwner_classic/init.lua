-- homepwner_classic: an inventory in its older form. Edit deletes and reorders, Add appends.
local ItemStore = require "homepwner_classic.ItemStore"
local ItemsViewController = require "homepwner_classic.ItemsViewController"

local app = { name = "homepwner_classic", description = "An inventory that can be added to, deleted from and reordered." }

function app:didFinishLaunching()
  self.store = ItemStore.new()
  for _ = 1, 5 do self.store:createItem() end
  local window = UIWindow { frame = UIScreen.main.bounds }
  window.rootViewController = ItemsViewController { store = self.store }
  window:makeKeyAndVisible()
end

lint.allow("low-contrast", "buttons have UIKit's own tint on a bar")

return app
