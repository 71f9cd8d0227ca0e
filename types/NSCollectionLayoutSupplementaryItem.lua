---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSCollectionLayoutSupplementaryItem { ... } takes.
---@class NSCollectionLayoutSupplementaryItem.Properties: NSCollectionLayoutItem.Properties
---@field containerAnchor? NSCollectionLayoutAnchor Where it stands.
---@field layoutSize? NSCollectionLayoutSize The size, which must be given.
---@field zIndex? integer Elements with a larger one are in front.

---A view that belongs to an item or a group, such as a badge.
---@class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem
---@field elementKind string The kind, by which the data source knows it. Read-only.
---@field containerAnchor NSCollectionLayoutAnchor Where it stands. Read-only.
---@field itemAnchor NSCollectionLayoutAnchor|any What of itself stands there, or nil. Read-only.
---@field zIndex integer Elements with a larger one are in front.
---@field super NSCollectionLayoutSupplementaryItem
---@overload fun(properties?: NSCollectionLayoutSupplementaryItem.Properties): NSCollectionLayoutSupplementaryItem
NSCollectionLayoutSupplementaryItem = {}
