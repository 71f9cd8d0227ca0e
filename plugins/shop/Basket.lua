-- What the user wants to buy, kept in the app's documents: every change is written at once.
---@class shop.Basket
---@overload fun(properties?: table): shop.Basket
local Basket = class("Basket")

-- Posted after each change, with the basket as its object.
Basket.didChange = "BasketDidChange"

local shape = { items = { { id = "integer", name = "string", price = "number", count = "integer" } } }

local function place() return FileManager.default:urls("documentDirectory")[1]:appendingPathComponent "basket.json" end

-- Reads the file. A basket that was never kept, or whose file is damaged, is empty.
function Basket:init()
  local data = Data { contentsOf = place() }
  local kept = data and JSONDecoder {}:decode(shape, data)
  self.items = kept and kept.items or {}
end

-- Where the device has no room the basket stays as it is on the screen, and the file as it was.
local function changed(basket)
  Data.write(JSONEncoder {}:encode { items = JSONSerialization.array(basket.items) }, place(), { "atomic" })
  NotificationCenter.default:post(Basket.didChange, basket)
end

function Basket:add(item)
  for _, kept in ipairs(self.items) do
    if kept.id == item.id then
      kept.count = kept.count + 1
      return changed(self)
    end
  end
  self.items[#self.items + 1] = { id = item.id, name = item.name, price = item.price, count = 1 }
  changed(self)
end

function Basket:remove(index)
  table.remove(self.items, index)
  changed(self)
end

-- How many things are in it.
function Basket:count()
  local count = 0
  for _, item in ipairs(self.items) do count = count + item.count end
  return count
end

function Basket:total()
  local total = 0 ---@type number
  for _, item in ipairs(self.items) do total = total + item.price * item.count end
  return total
end

return Basket
