---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Lets a finger that rests lift items from a view: view:addInteraction(UIDragInteraction(delegate)).
---@class UIDragInteraction: UIInteraction
---@field delegate UIDragInteractionDelegate|table|any A table with UIDragInteractionDelegate's methods.
---@field isEnabled boolean Whether a finger lifts anything.
---@overload fun(delegate: any): UIDragInteraction
UIDragInteraction = {}
