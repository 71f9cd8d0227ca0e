-- Shop: a list from the network, page by page, with pictures, a search, and a basket that is kept in a file; in English, German and French.

local Basket = require "shop.Basket"
local ItemsController = require "shop.ItemsController"

local shop = { name = "Shop", description = "Pages from the network, pictures, search as you type, a basket in a file, three languages" }

function shop:didFinishLaunching()
  local window = UIWindow {}
  window.rootViewController = UINavigationController { rootViewController = ItemsController { basket = Basket {} } }
  window:makeKeyAndVisible()
end

return shop
