---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Lets items be dropped on a view: view:addInteraction(UIDropInteraction(delegate)).
---@class UIDropInteraction: UIInteraction
---@field delegate UIDropInteractionDelegate|table|any A table with UIDropInteractionDelegate's methods.
---@overload fun(delegate: any): UIDropInteraction
UIDropInteraction = {}
