---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Items side by side, one below another, or where a function puts them: NSCollectionLayoutGroup.horizontal { layoutSize = size, subitems = { item } }.
---@class NSCollectionLayoutGroup: NSCollectionLayoutItem
---@field subitems NSCollectionLayoutItem[] The items. Read-only.
---@field interItemSpacing NSCollectionLayoutSpacing|any The distance between items, or nil for none.
---@field supplementaryItems NSCollectionLayoutSupplementaryItem[] Views that belong to the group.
NSCollectionLayoutGroup = {}

---@class NSCollectionLayoutGroup.horizontal.Options
---@field layoutSize NSCollectionLayoutSize The size.
---@field subitems? NSCollectionLayoutItem[] The items, which are placed in turn until the next doesn't fit.
---@field repeatingSubitem? NSCollectionLayoutItem In place of subitems: one item, count times.
---@field subitem? NSCollectionLayoutItem The same under its older name.
---@field count? integer How many of them share the room.
---@field interItemSpacing? NSCollectionLayoutSpacing The distance between items.
---@field contentInsets? number[]|table<string, number> The room that is left free inside. Points.
---@field edgeSpacing? NSCollectionLayoutEdgeSpacing The room that neighbours leave.
---@field supplementaryItems? NSCollectionLayoutSupplementaryItem[] Views that belong to the group.

---Items side by side: as many as fit in turn, or so many that share the room.
---@param options NSCollectionLayoutGroup.horizontal.Options
---@return NSCollectionLayoutGroup
function NSCollectionLayoutGroup.horizontal(options) end

---@class NSCollectionLayoutGroup.vertical.Options
---@field layoutSize NSCollectionLayoutSize The size.
---@field subitems? NSCollectionLayoutItem[] The items, which are placed in turn until the next doesn't fit.
---@field repeatingSubitem? NSCollectionLayoutItem In place of subitems: one item, count times.
---@field subitem? NSCollectionLayoutItem The same under its older name.
---@field count? integer How many of them share the room.
---@field interItemSpacing? NSCollectionLayoutSpacing The distance between items.
---@field contentInsets? number[]|table<string, number> The room that is left free inside. Points.
---@field edgeSpacing? NSCollectionLayoutEdgeSpacing The room that neighbours leave.
---@field supplementaryItems? NSCollectionLayoutSupplementaryItem[] Views that belong to the group.

---Items one below another: as many as fit in turn, or so many that share the room.
---@param options NSCollectionLayoutGroup.vertical.Options
---@return NSCollectionLayoutGroup
function NSCollectionLayoutGroup.vertical(options) end

---@class NSCollectionLayoutGroup.custom.Options
---@field layoutSize NSCollectionLayoutSize The size.
---@field itemProvider function A function of the environment that returns a list of NSCollectionLayoutGroupCustomItem.
---@field contentInsets? number[]|table<string, number> The room that is left free inside. Points.
---@field edgeSpacing? NSCollectionLayoutEdgeSpacing The room that neighbours leave.
---@field supplementaryItems? NSCollectionLayoutSupplementaryItem[] Views that belong to the group.

---Items where a function puts them: itemProvider(environment) returns a list of NSCollectionLayoutGroupCustomItem for a group as large as environment.container.contentSize.
---@param options NSCollectionLayoutGroup.custom.Options
---@return NSCollectionLayoutGroup
function NSCollectionLayoutGroup.custom(options) end
