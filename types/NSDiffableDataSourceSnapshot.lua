---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A list of sections and their items, given by identifiers. Each identifier may occur only once.
---@class NSDiffableDataSourceSnapshot
---@field sectionIdentifiers any[] All sections, in order. Read-only.
---@field itemIdentifiers any[] All items, in order. Read-only.
---@field reloadedItemIdentifiers any[] The items that are marked to be shown again. Read-only.
---@field reconfiguredItemIdentifiers any[] The items that are marked to be asked for again. Read-only.
---@field numberOfSections integer The number of sections. Read-only.
---@field numberOfItems integer The number of all items. Read-only.
---@overload fun(): NSDiffableDataSourceSnapshot
NSDiffableDataSourceSnapshot = {}

---Adds sections at the end.
---@param ids any[]
function NSDiffableDataSourceSnapshot:appendSections(ids) end

---Inserts sections before another section.
---@param ids any[]
---@param section any
function NSDiffableDataSourceSnapshot:insertSectionsBefore(ids, section) end

---Inserts sections after another section.
---@param ids any[]
---@param section any
function NSDiffableDataSourceSnapshot:insertSectionsAfter(ids, section) end

---Moves a section before another section.
---@param section any
---@param other any
function NSDiffableDataSourceSnapshot:moveSectionBefore(section, other) end

---Moves a section after another section.
---@param section any
---@param other any
function NSDiffableDataSourceSnapshot:moveSectionAfter(section, other) end

---Removes sections with their items.
---@param ids any[]
function NSDiffableDataSourceSnapshot:deleteSections(ids) end

---Marks sections to be shown again, even if nothing in them has changed.
---@param ids any[]
function NSDiffableDataSourceSnapshot:reloadSections(ids) end

---Adds items at the end of a section; without a section, at the end of the last one.
---@param ids any[]
---@param section? any
function NSDiffableDataSourceSnapshot:appendItems(ids, section) end

---Inserts items before another item.
---@param ids any[]
---@param item any
function NSDiffableDataSourceSnapshot:insertItemsBefore(ids, item) end

---Inserts items after another item.
---@param ids any[]
---@param item any
function NSDiffableDataSourceSnapshot:insertItemsAfter(ids, item) end

---Moves an item before another item, which may be in another section.
---@param item any
---@param other any
function NSDiffableDataSourceSnapshot:moveItemBefore(item, other) end

---Moves an item after another item, which may be in another section.
---@param item any
---@param other any
function NSDiffableDataSourceSnapshot:moveItemAfter(item, other) end

---Inserts items before or after another item: { beforeItem = id }, { afterItem = id }.
---@param ids any[]
---@param place table
function NSDiffableDataSourceSnapshot:insertItems(ids, place) end

---Moves an item: { beforeItem = id }, { afterItem = id }.
---@param item any
---@param place table
function NSDiffableDataSourceSnapshot:moveItem(item, place) end

---Inserts sections: { beforeSection = id }, { afterSection = id }.
---@param ids any[]
---@param place table
function NSDiffableDataSourceSnapshot:insertSections(ids, place) end

---Moves a section: { beforeSection = id }, { afterSection = id }.
---@param section any
---@param place table
function NSDiffableDataSourceSnapshot:moveSection(section, place) end

---Removes items.
---@param ids any[]
function NSDiffableDataSourceSnapshot:deleteItems(ids) end

---Removes all items and sections.
function NSDiffableDataSourceSnapshot:deleteAllItems() end

---Marks items to be shown again.
---@param ids any[]
function NSDiffableDataSourceSnapshot:reloadItems(ids) end

---Marks items to be asked for again; they keep their cells.
---@param ids any[]
function NSDiffableDataSourceSnapshot:reconfigureItems(ids) end

---The items of a section, in order.
---@param section any
---@return any[]
function NSDiffableDataSourceSnapshot:itemIdentifiersInSection(section) end

---The number of items in a section.
---@param section any
---@return integer
function NSDiffableDataSourceSnapshot:numberOfItemsInSection(section) end

---The section that contains an item, or nil.
---@param id any
---@return any
function NSDiffableDataSourceSnapshot:sectionIdentifierContainingItem(id) end

---The place of an item among all items, from 1, or nil.
---@param id any
---@return integer|any
function NSDiffableDataSourceSnapshot:indexOfItem(id) end

---The place of a section, from 1, or nil.
---@param id any
---@return integer|any
function NSDiffableDataSourceSnapshot:indexOfSection(id) end
