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
---@field leading NSCollectionLayoutSpacing|nil Before the item, or nil. Read-only.
---@field top NSCollectionLayoutSpacing|nil Above the item, or nil. Read-only.
---@field trailing NSCollectionLayoutSpacing|nil Behind the item, or nil. Read-only.
---@field bottom NSCollectionLayoutSpacing|nil Below the item, or nil. Read-only.
---@field super NSCollectionLayoutEdgeSpacing
---@field init? fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: NSCollectionLayoutEdgeSpacing.Properties): NSCollectionLayoutEdgeSpacing
NSCollectionLayoutEdgeSpacing = {}
