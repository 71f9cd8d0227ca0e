-- What is owned, in an order. Controllers read `items` and leave every change to the store.
local Item = require "Item"

local ItemStore = {}
ItemStore.__index = ItemStore

function ItemStore.new() return setmetatable({ items = {} }, ItemStore) end

-- Adds a new item at the end; returns it and its place.
function ItemStore:createItem()
  local item = Item.random()
  table.insert(self.items, item)
  return item, #self.items
end

-- By identity: of two equal items only the one that is meant goes.
function ItemStore:removeItem(item)
  for place, other in ipairs(self.items) do
    if other == item then
      table.remove(self.items, place)
      return
    end
  end
end

function ItemStore:moveItem(from, to)
  if from ~= to then table.insert(self.items, to, table.remove(self.items, from)) end
end

return ItemStore
