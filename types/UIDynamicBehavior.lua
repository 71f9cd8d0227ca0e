---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIDynamicBehavior { ... } takes.
---@class UIDynamicBehavior.Properties
---@field action? function Called in each frame, or nil.

---What moves views in a UIDynamicAnimator; with child behaviours.
---@class UIDynamicBehavior
---@field dynamicAnimator UIDynamicAnimator|any The animator that it was added to, or nil. Read-only.
---@field childBehaviors UIDynamicBehavior[] The behaviours that it is made of. Read-only.
---@field action function|nil Called in each frame, or nil.
---@field super UIDynamicBehavior
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIDynamicBehavior.Properties): UIDynamicBehavior
UIDynamicBehavior = {}

---Adds a behaviour to this one.
---@param behavior UIDynamicBehavior
function UIDynamicBehavior:addChildBehavior(behavior) end

---Takes a behaviour from this one.
---@param behavior UIDynamicBehavior
function UIDynamicBehavior:removeChildBehavior(behavior) end
