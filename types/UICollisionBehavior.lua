---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICollisionBehavior { ... } takes.
---@class UICollisionBehavior.Properties: UIDynamicBehavior.Properties
---@field items? (UIView|UICollectionViewLayoutAttributes)[] The items: views, or attributes of a layout.
---@field collisionMode? UICollisionBehavior.Mode Whether items, boundaries or both are hit.
---@field translatesReferenceBoundsIntoBoundary? boolean Whether the edges of the reference view are a boundary.
---@field collisionDelegate? any A table with beganContactFor(behavior, item, other, point) and endedContactFor(behavior, item, other): the other is a view, or the identifier of a boundary, nil for the reference view's edges.

---Views hit each other and boundaries.
---@class UICollisionBehavior: UIDynamicBehavior
---@field items (UIView|UICollectionViewLayoutAttributes)[] The items. Read-only.
---@field collisionMode UICollisionBehavior.Mode Whether items, boundaries or both are hit.
---@field translatesReferenceBoundsIntoBoundary boolean Whether the edges of the reference view are a boundary.
---@field boundaryIdentifiers string[] The identifiers of the boundaries, in the order of adding. Read-only.
---@field collisionDelegate any A table with beganContactFor(behavior, item, other, point) and endedContactFor(behavior, item, other): the other is a view, or the identifier of a boundary, nil for the reference view's edges.
---@field super UICollisionBehavior
---@overload fun(properties?: UICollisionBehavior.Properties): UICollisionBehavior
UICollisionBehavior = {}

---Adds an item.
---@param item UIView|UICollectionViewLayoutAttributes
function UICollisionBehavior:addItem(item) end

---Takes an item away.
---@param item UIView|UICollectionViewLayoutAttributes
function UICollisionBehavior:removeItem(item) end

---Makes the edges of the reference view a boundary, within these insets. Points.
---@param insets UIEdgeInsets|table
function UICollisionBehavior:setTranslatesReferenceBoundsIntoBoundary(insets) end

---Adds a line that views hit, from one point to another, or the lines of a UIBezierPath: addBoundary(identifier, path). Of a curve the box around its points counts. Points.
---@param identifier string
---@param from CGPoint|table|UIBezierPath
---@param to? CGPoint|table
function UICollisionBehavior:addBoundary(identifier, from, to) end

---The boundary of an identifier as a path, or nil.
---@param identifier string
---@return UIBezierPath|any
function UICollisionBehavior:boundary(identifier) end

---Takes a line away.
---@param identifier string
function UICollisionBehavior:removeBoundary(identifier) end

---Takes all lines away.
function UICollisionBehavior:removeAllBoundaries() end
