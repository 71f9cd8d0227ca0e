---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The distance between neighbours in a compositional layout.
---@class NSCollectionLayoutSpacing
---@field spacing number The points. Read-only.
---@field isFixed boolean Whether it is no more. Read-only.
---@field isFlexible boolean Whether it takes what is left over. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSCollectionLayoutSpacing = {}

---So many points.
---@param points number
---@return NSCollectionLayoutSpacing
function NSCollectionLayoutSpacing.fixed(points) end

---At least so many points; what is left over is shared by all distances that are flexible.
---@param points number
---@return NSCollectionLayoutSpacing
function NSCollectionLayoutSpacing.flexible(points) end
