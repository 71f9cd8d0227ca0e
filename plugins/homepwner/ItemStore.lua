-- The list of items, which is kept in an archive. Controllers read `items`; only the store changes the list.
local Item = require "Item"

---@class homepwner.ItemStore
---@overload fun(properties?: table): homepwner.ItemStore
local ItemStore = class "ItemStore"

local ARCHIVE = "items.archive"
local FIRST_ITEMS = 5

local shared, isMakingShared

-- The store of the app: the archived items; a few new items if there is no archive.
function ItemStore.shared()
  if not shared then
    isMakingShared = true
    shared = ItemStore {}
    isMakingShared = false
  end
  return shared
end

-- Two stores would write the same archive.
function ItemStore:init()
  if not isMakingShared then error("an app has one store: use ItemStore.shared()", 2) end
  self.items = NSKeyedUnarchiver.unarchiveObject(ARCHIVE) or {}
  if #self.items == 0 then
    for _ = 1, FIRST_ITEMS do self:createItem() end
  end
end

-- Adds a new item at the end, and returns it.
function ItemStore:createItem()
  local item = Item.random()
  table.insert(self.items, item)
  return item
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

function ItemStore:saveChanges() return NSKeyedArchiver.archiveRootObject(self.items, ARCHIVE) end

return ItemStore
