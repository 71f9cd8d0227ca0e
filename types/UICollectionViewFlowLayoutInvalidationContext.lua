---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollectionViewFlowLayoutInvalidationContext { ... } takes.
---@class UICollectionViewFlowLayoutInvalidationContext.Properties: UICollectionViewLayoutInvalidationContext.Properties
---@field invalidateFlowLayoutDelegateMetrics? boolean Whether the delegate is asked again for sizes and distances; true by default.
---@field invalidateFlowLayoutAttributes? boolean Whether the places are computed again; true by default.

---The same for a flow layout.
---@class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
---@field invalidateFlowLayoutDelegateMetrics boolean Whether the delegate is asked again for sizes and distances; true by default.
---@field invalidateFlowLayoutAttributes boolean Whether the places are computed again; true by default.
---@field super UICollectionViewFlowLayoutInvalidationContext
---@overload fun(properties?: UICollectionViewFlowLayoutInvalidationContext.Properties): UICollectionViewFlowLayoutInvalidationContext
UICollectionViewFlowLayoutInvalidationContext = {}
