---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A view behind a section, of a class that is registered with the layout: NSCollectionLayoutDecorationItem.background("card").
---@class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem
---@field elementKind string The kind, by which the layout knows its class. Read-only.
---@field zIndex integer The order among decorations; all of them are behind the items.
NSCollectionLayoutDecorationItem = {}

---A view as large as the section, less the item's contentInsets.
---@param elementKind string
---@return NSCollectionLayoutDecorationItem
function NSCollectionLayoutDecorationItem.background(elementKind) end
