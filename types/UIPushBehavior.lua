---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPushBehavior { ... } takes.
---@class UIPushBehavior.Properties: UIDynamicBehavior.Properties
---@field items? (UIView|UICollectionViewLayoutAttributes)[] The items: views, or attributes of a layout.
---@field mode? UIPushBehavior.Mode continuous or instantaneous.
---@field pushDirection? CGPoint|table The direction; of length 1 for 100 points per second squared at a mass of 1.
---@field magnitude? number How strong it is.
---@field angle? number Its angle, clockwise from the right. Radians.
---@field active? boolean Whether it pushes; one that pushes once is not active then.

---A push at views, once or all the time.
---@class UIPushBehavior: UIDynamicBehavior
---@field items (UIView|UICollectionViewLayoutAttributes)[] The items. Read-only.
---@field mode UIPushBehavior.Mode Whether it pushes once. Read-only.
---@field pushDirection CGPoint|table The direction; of length 1 for 100 points per second squared at a mass of 1.
---@field magnitude number How strong it is.
---@field angle number Its angle, clockwise from the right. Radians.
---@field active boolean Whether it pushes; one that pushes once is not active then.
---@field super UIPushBehavior
---@overload fun(properties?: UIPushBehavior.Properties): UIPushBehavior
UIPushBehavior = {}

---Adds an item.
---@param item UIView|UICollectionViewLayoutAttributes
function UIPushBehavior:addItem(item) end

---Takes an item away.
---@param item UIView|UICollectionViewLayoutAttributes
function UIPushBehavior:removeItem(item) end
