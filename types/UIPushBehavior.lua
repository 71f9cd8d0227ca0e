---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPushBehavior { ... } takes.
---@class UIPushBehavior.Properties: UIDynamicBehavior.Properties
---@field items? UIView[] The views.
---@field mode? UIPushBehavior.Mode continuous or instantaneous.
---@field pushDirection? CGPoint|table The direction; of length 1 for 100 points per second squared at a mass of 1.
---@field magnitude? number How strong it is.
---@field angle? number Its angle, clockwise from the right. Radians.
---@field active? boolean Whether it pushes; one that pushes once is not active then.

---A push at views, once or all the time.
---@class UIPushBehavior: UIDynamicBehavior
---@field items UIView[] The views. Read-only.
---@field mode UIPushBehavior.Mode Whether it pushes once. Read-only.
---@field pushDirection CGPoint|table The direction; of length 1 for 100 points per second squared at a mass of 1.
---@field magnitude number How strong it is.
---@field angle number Its angle, clockwise from the right. Radians.
---@field active boolean Whether it pushes; one that pushes once is not active then.
---@field super UIPushBehavior
---@overload fun(properties?: UIPushBehavior.Properties): UIPushBehavior
UIPushBehavior = {}

---Adds a view.
---@param item UIView
function UIPushBehavior:addItem(item) end

---Takes a view away.
---@param item UIView
function UIPushBehavior:removeItem(item) end
