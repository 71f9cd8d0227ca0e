---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSCollectionLayoutBoundarySupplementaryItem { ... } takes.
---@class NSCollectionLayoutBoundarySupplementaryItem.Properties: NSCollectionLayoutSupplementaryItem.Properties
---@field alignment? NSRectAlignment The edge: "top" for a header, "bottom" for a footer.
---@field extendsBoundary? boolean Whether the section makes room for it; true by default.
---@field pinToVisibleBounds? boolean Whether it stays visible as long as its section is.

---A header, a footer or another view at the edge of a section or of the whole layout.
---@class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
---@field alignment NSRectAlignment The edge at which it stands. Read-only.
---@field offset CGPoint How far beside its place. Points. Read-only.
---@field extendsBoundary boolean Whether the section makes room for it; true by default.
---@field pinToVisibleBounds boolean Whether it stays visible as long as its section is.
---@field super NSCollectionLayoutBoundarySupplementaryItem
---@overload fun(properties?: NSCollectionLayoutBoundarySupplementaryItem.Properties): NSCollectionLayoutBoundarySupplementaryItem
NSCollectionLayoutBoundarySupplementaryItem = {}
