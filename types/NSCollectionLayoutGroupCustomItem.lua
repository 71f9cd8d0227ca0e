---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSCollectionLayoutGroupCustomItem { ... } takes.
---@class NSCollectionLayoutGroupCustomItem.Properties
---@field frame? CGRect|table The rectangle in the group. Points.

---The place of one item of a custom group.
---@class NSCollectionLayoutGroupCustomItem
---@field frame CGRect The rectangle in the group. Points. Read-only.
---@field zIndex integer Items with a larger one are in front. Read-only.
---@field super NSCollectionLayoutGroupCustomItem
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSCollectionLayoutGroupCustomItem.Properties): NSCollectionLayoutGroupCustomItem
NSCollectionLayoutGroupCustomItem = {}
