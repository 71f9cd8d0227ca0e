-- homepwner: an inventory. Edit deletes and reorders, Add appends.
local ItemStore = require "ItemStore"
local ItemsViewController = require "ItemsViewController"

local app = { name = "homepwner", description = "An inventory that can be added to, deleted from and reordered." }

function app:didFinishLaunching()
  self.store = ItemStore.new()
  for _ = 1, 5 do self.store:createItem() end
  local window = UIWindow { frame = UIScreen.main.bounds }
  window.rootViewController = ItemsViewController { store = self.store }
  window:makeKeyAndVisible()
end

return app
