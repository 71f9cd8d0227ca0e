-- The list of items. Controllers read `items`; only the store changes the list.
local Item = require "homepwner_classic.Item"

---@class homepwner_classic.ItemStore
---@field items homepwner_classic.Item[]
local ItemStore = {}
ItemStore.__index = ItemStore

function ItemStore.new() return setmetatable({ items = {} }, ItemStore) end

-- Adds a new item at the end; returns the item and its place.
function ItemStore:createItem()
  local item = Item.random()
  table.insert(self.items, item)
  return item, #self.items
end

-- Removes this very item, not another one that is equal to it.
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
