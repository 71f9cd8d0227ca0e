---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Sections and items by their identifiers, which are unique.
---@class NSDiffableDataSourceSnapshot
---@field sectionIdentifiers any[] All sections, in order. Read-only.
---@field itemIdentifiers any[] All items, in order. Read-only.
---@field numberOfSections integer How many sections there are. Read-only.
---@field numberOfItems integer How many items there are. Read-only.
---@overload fun(): NSDiffableDataSourceSnapshot
NSDiffableDataSourceSnapshot = {}

---Adds sections at the end.
---@param ids any[]
function NSDiffableDataSourceSnapshot:appendSections(ids) end

---Adds sections before another one.
---@param ids any[]
---@param section any
function NSDiffableDataSourceSnapshot:insertSectionsBefore(ids, section) end

---Adds sections after another one.
---@param ids any[]
---@param section any
function NSDiffableDataSourceSnapshot:insertSectionsAfter(ids, section) end

---Puts a section before another one.
---@param section any
---@param other any
function NSDiffableDataSourceSnapshot:moveSectionBefore(section, other) end

---Puts a section after another one.
---@param section any
---@param other any
function NSDiffableDataSourceSnapshot:moveSectionAfter(section, other) end

---Takes sections and their items away.
---@param ids any[]
function NSDiffableDataSourceSnapshot:deleteSections(ids) end

---Marks sections to be shown anew.
---@param ids any[]
function NSDiffableDataSourceSnapshot:reloadSections(ids) end

---Adds items at the end of a section, the last one if none is named.
---@param ids any[]
---@param section? any
function NSDiffableDataSourceSnapshot:appendItems(ids, section) end

---Adds items before another one.
---@param ids any[]
---@param item any
function NSDiffableDataSourceSnapshot:insertItemsBefore(ids, item) end

---Adds items after another one.
---@param ids any[]
---@param item any
function NSDiffableDataSourceSnapshot:insertItemsAfter(ids, item) end

---Puts an item before another one, perhaps of another section.
---@param item any
---@param other any
function NSDiffableDataSourceSnapshot:moveItemBefore(item, other) end

---Puts an item after another one, perhaps of another section.
---@param item any
---@param other any
function NSDiffableDataSourceSnapshot:moveItemAfter(item, other) end

---Takes items away.
---@param ids any[]
function NSDiffableDataSourceSnapshot:deleteItems(ids) end

---Takes everything away.
function NSDiffableDataSourceSnapshot:deleteAllItems() end

---Marks items to be shown anew.
---@param ids any[]
function NSDiffableDataSourceSnapshot:reloadItems(ids) end

---The items of a section.
---@param section any
---@return any[]
function NSDiffableDataSourceSnapshot:itemIdentifiersInSection(section) end

---How many items a section has.
---@param section any
---@return integer
function NSDiffableDataSourceSnapshot:numberOfItemsInSection(section) end

---The section of an item, or nil.
---@param id any
---@return any
function NSDiffableDataSourceSnapshot:sectionIdentifierContainingItem(id) end

---An item's place among all, from 1, or nil.
---@param id any
---@return integer|nil
function NSDiffableDataSourceSnapshot:indexOfItem(id) end

---A section's place, from 1, or nil.
---@param id any
---@return integer|nil
function NSDiffableDataSourceSnapshot:indexOfSection(id) end
