---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSCollectionLayoutEdgeSpacing { ... } takes.
---@class NSCollectionLayoutEdgeSpacing.Properties
---@field leading? NSCollectionLayoutSpacing Before the item.
---@field top? NSCollectionLayoutSpacing Above the item.
---@field trailing? NSCollectionLayoutSpacing Behind the item.
---@field bottom? NSCollectionLayoutSpacing Below the item.

---The room around an item that its neighbours leave; each side may be left out.
---@class NSCollectionLayoutEdgeSpacing
---@field leading NSCollectionLayoutSpacing|any Before the item, or nil. Read-only.
---@field top NSCollectionLayoutSpacing|any Above the item, or nil. Read-only.
---@field trailing NSCollectionLayoutSpacing|any Behind the item, or nil. Read-only.
---@field bottom NSCollectionLayoutSpacing|any Below the item, or nil. Read-only.
---@field super NSCollectionLayoutEdgeSpacing
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSCollectionLayoutEdgeSpacing.Properties): NSCollectionLayoutEdgeSpacing
NSCollectionLayoutEdgeSpacing = {}
