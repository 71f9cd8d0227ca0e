---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSCollectionLayoutItem { ... } takes.
---@class NSCollectionLayoutItem.Properties
---@field layoutSize? NSCollectionLayoutSize The size, which must be given.
---@field contentInsets? number[]|table<string, number> They shrink the cell after it has been placed; ignored where the size is estimated. Points.
---@field edgeSpacing? NSCollectionLayoutEdgeSpacing The room that neighbours leave, or nil.

---One item of a compositional layout: NSCollectionLayoutItem { layoutSize = size }.
---@class NSCollectionLayoutItem
---@field layoutSize NSCollectionLayoutSize The size. Read-only.
---@field contentInsets number[]|table<string, number> They shrink the cell after it has been placed; ignored where the size is estimated. Points.
---@field edgeSpacing NSCollectionLayoutEdgeSpacing|any The room that neighbours leave, or nil.
---@field supplementaryItems NSCollectionLayoutSupplementaryItem[] Views that belong to each item, such as a badge. Read-only.
---@field super NSCollectionLayoutItem
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSCollectionLayoutItem.Properties): NSCollectionLayoutItem
NSCollectionLayoutItem = {}
