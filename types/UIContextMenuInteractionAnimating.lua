---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What is done while a context menu comes or goes.
---@class UIContextMenuInteractionAnimating
UIContextMenuInteractionAnimating = {}

---Calls a function inside the animation.
---@param animations function
function UIContextMenuInteractionAnimating:addAnimations(animations) end

---Calls a function after the animation.
---@param completion function
function UIContextMenuInteractionAnimating:addCompletion(completion) end
