---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What a section or a group is laid out in.
---@class NSCollectionLayoutEnvironment
---@field container NSCollectionLayoutContainer The room. Read-only.
---@field traitCollection UITraitCollection The traits of the collection view. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSCollectionLayoutEnvironment = {}
