---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIGravityBehavior { ... } takes.
---@class UIGravityBehavior.Properties: UIDynamicBehavior.Properties
---@field items? (UIView|UICollectionViewLayoutAttributes)[] The items: views, or attributes of a layout.
---@field gravityDirection? CGPoint|table The direction; of length 1 for 1000 points per second squared.
---@field magnitude? number How strong it is; 1 by default.
---@field angle? number Its angle, clockwise from the right. Radians.

---Views fall: UIGravityBehavior { items = { view } }.
---@class UIGravityBehavior: UIDynamicBehavior
---@field items (UIView|UICollectionViewLayoutAttributes)[] The items. Read-only.
---@field gravityDirection CGPoint|table The direction; of length 1 for 1000 points per second squared.
---@field magnitude number How strong it is; 1 by default.
---@field angle number Its angle, clockwise from the right. Radians.
---@field super UIGravityBehavior
---@overload fun(properties?: UIGravityBehavior.Properties): UIGravityBehavior
UIGravityBehavior = {}

---Adds an item.
---@param item UIView|UICollectionViewLayoutAttributes
function UIGravityBehavior:addItem(item) end

---Takes an item away.
---@param item UIView|UICollectionViewLayoutAttributes
function UIGravityBehavior:removeItem(item) end
