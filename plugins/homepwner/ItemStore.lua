-- What is owned, in an order, kept in an archive. Controllers read `items` and leave every change to the store.
local Item = require "Item"

local ItemStore = {}
ItemStore.__index = ItemStore

local ARCHIVE = "items.archive"
local FIRST_ITEMS = 5

-- What was archived when the app was last seen, else a few items to begin with.
function ItemStore.new()
  local store = setmetatable({ items = NSKeyedUnarchiver.unarchiveObject(ARCHIVE) or {} }, ItemStore)
  if #store.items == 0 then
    for _ = 1, FIRST_ITEMS do store:createItem() end
  end
  return store
end

-- Adds a new item at the end, and returns it.
function ItemStore:createItem()
  local item = Item.random()
  table.insert(self.items, item)
  return item
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

function ItemStore:saveChanges() return NSKeyedArchiver.archiveRootObject(self.items, ARCHIVE) end

return ItemStore
