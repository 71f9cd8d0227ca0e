---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollisionBehavior { ... } takes.
---@class UICollisionBehavior.Properties: UIDynamicBehavior.Properties
---@field items? UIView[] The views.
---@field collisionMode? UICollisionBehavior.Mode Whether items, boundaries or both are hit.
---@field translatesReferenceBoundsIntoBoundary? boolean Whether the edges of the reference view are a boundary.
---@field collisionDelegate? any A table with beganContactFor(behavior, item, other, point) and endedContactFor(behavior, item, other): the other is a view, or the identifier of a boundary, nil for the reference view's edges.

---Views hit each other and boundaries.
---@class UICollisionBehavior: UIDynamicBehavior
---@field items UIView[] The views. Read-only.
---@field collisionMode UICollisionBehavior.Mode Whether items, boundaries or both are hit.
---@field translatesReferenceBoundsIntoBoundary boolean Whether the edges of the reference view are a boundary.
---@field collisionDelegate any A table with beganContactFor(behavior, item, other, point) and endedContactFor(behavior, item, other): the other is a view, or the identifier of a boundary, nil for the reference view's edges.
---@field super UICollisionBehavior
---@overload fun(properties?: UICollisionBehavior.Properties): UICollisionBehavior
UICollisionBehavior = {}

---Adds a view.
---@param item UIView
function UICollisionBehavior:addItem(item) end

---Takes a view away.
---@param item UIView
function UICollisionBehavior:removeItem(item) end

---Makes the edges of the reference view a boundary, within these insets. Points.
---@param insets UIEdgeInsets|table
function UICollisionBehavior:setTranslatesReferenceBoundsIntoBoundary(insets) end

---Adds a line that views hit. Points.
---@param identifier string
---@param from CGPoint|table
---@param to CGPoint|table
function UICollisionBehavior:addBoundary(identifier, from, to) end

---Takes a line away.
---@param identifier string
function UICollisionBehavior:removeBoundary(identifier) end

---Takes all lines away.
function UICollisionBehavior:removeAllBoundaries() end
