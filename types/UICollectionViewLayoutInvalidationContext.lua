---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewLayoutInvalidationContext { ... } takes.
---@class UICollectionViewLayoutInvalidationContext.Properties
---@field contentOffsetAdjustment? CGPoint|table Is added to the content offset. Points.
---@field contentSizeAdjustment? CGSize|table Kept only; it has no effect: the layout is asked for its content size again.

---Says which part of a layout has to be computed again.
---@class UICollectionViewLayoutInvalidationContext
---@field invalidateEverything boolean Whether all of it has to be. Read-only.
---@field invalidateDataSourceCounts boolean Whether the data source is asked again for its numbers. Read-only.
---@field invalidatedItemIndexPaths IndexPath[] The items, as far as they are known. Read-only.
---@field contentOffsetAdjustment CGPoint|table Is added to the content offset. Points.
---@field invalidatedSupplementaryIndexPaths table<string, IndexPath[]> The supplementary views, as far as they are known: lists by kind. Read-only.
---@field invalidatedDecorationIndexPaths table<string, IndexPath[]> The decoration views, as far as they are known: lists by kind. Read-only.
---@field contentSizeAdjustment CGSize|table Kept only; it has no effect: the layout is asked for its content size again.
---@field super UICollectionViewLayoutInvalidationContext
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UICollectionViewLayoutInvalidationContext.Properties): UICollectionViewLayoutInvalidationContext
UICollectionViewLayoutInvalidationContext = {}

---Adds items that have to be computed again.
---@param indexPaths IndexPath[]
function UICollectionViewLayoutInvalidationContext:invalidateItems(indexPaths) end

---Adds supplementary views that have to be computed again.
---@param kind string
---@param indexPaths IndexPath[]
function UICollectionViewLayoutInvalidationContext:invalidateSupplementaryElements(kind, indexPaths) end

---Adds decoration views that have to be computed again.
---@param kind string
---@param indexPaths IndexPath[]
function UICollectionViewLayoutInvalidationContext:invalidateDecorationElements(kind, indexPaths) end
