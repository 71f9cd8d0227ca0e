---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The items of one section as an outline: the items below a closed one are hidden.
---@class NSDiffableDataSourceSectionSnapshot
---@field items any[] All items, in order. Read-only.
---@field visibleItems any[] The items that are shown, in order. Read-only.
---@field rootItems any[] The items that have no parent. Read-only.
---@overload fun(): NSDiffableDataSourceSectionSnapshot
NSDiffableDataSourceSectionSnapshot = {}

---Adds items at the end, below a parent; without one they are roots.
---@param ids any[]
---@param parent? any
function NSDiffableDataSourceSectionSnapshot:append(ids, parent) end

---Inserts items before another item.
---@param ids any[]
---@param item any
function NSDiffableDataSourceSectionSnapshot:insertBefore(ids, item) end

---Inserts items after another item.
---@param ids any[]
---@param item any
function NSDiffableDataSourceSectionSnapshot:insertAfter(ids, item) end

---Removes items with all below them.
---@param ids any[]
function NSDiffableDataSourceSectionSnapshot:delete(ids) end

---Removes all items.
function NSDiffableDataSourceSectionSnapshot:deleteAll() end

---Puts the items of another section snapshot in the place of an item's children.
---@param parent any
---@param snapshot any
function NSDiffableDataSourceSectionSnapshot:replace(parent, snapshot) end

---Shows what is below items.
---@param ids any[]
function NSDiffableDataSourceSectionSnapshot:expand(ids) end

---Hides what is below items.
---@param ids any[]
function NSDiffableDataSourceSectionSnapshot:collapse(ids) end

---Whether there is such an item.
---@param item any
---@return boolean
function NSDiffableDataSourceSectionSnapshot:contains(item) end

---Whether what is below an item is shown.
---@param item any
---@return boolean
function NSDiffableDataSourceSectionSnapshot:isExpanded(item) end

---Whether all above an item are open.
---@param item any
---@return boolean
function NSDiffableDataSourceSectionSnapshot:isVisible(item) end

---How many items are above an item; 0 for a root.
---@param item any
---@return integer
function NSDiffableDataSourceSectionSnapshot:level(item) end

---The item above an item, or nil for a root.
---@param item any
---@return any
function NSDiffableDataSourceSectionSnapshot:parent(item) end

---The place of an item among all, from 1, or nil.
---@param item any
---@return integer|any
function NSDiffableDataSourceSectionSnapshot:index(item) end

---What is below an item, as a snapshot of its own.
---@param item any
---@param includingParent? boolean
---@return NSDiffableDataSourceSectionSnapshot
function NSDiffableDataSourceSectionSnapshot:snapshot(item, includingParent) end
