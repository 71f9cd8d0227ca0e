---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSCollectionLayoutAnchor { ... } takes.
---@class NSCollectionLayoutAnchor.Properties
---@field edges? NSDirectionalRectEdge|NSDirectionalRectEdge[] The edges, such as { "top", "trailing" }; none is the middle.
---@field fractionalOffset? CGPoint|table How far beside, in sizes of the supplementary item.
---@field absoluteOffset? CGPoint|table How far beside. Points.

---Where a supplementary item stands at its item.
---@class NSCollectionLayoutAnchor
---@field edges NSDirectionalRectEdge|NSDirectionalRectEdge[] The edges at which it stands. Read-only.
---@field offset CGPoint How far beside them. Read-only.
---@field isFractionalOffset boolean Whether the offset is in sizes of the supplementary item. Read-only.
---@field super NSCollectionLayoutAnchor
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSCollectionLayoutAnchor.Properties): NSCollectionLayoutAnchor
NSCollectionLayoutAnchor = {}
