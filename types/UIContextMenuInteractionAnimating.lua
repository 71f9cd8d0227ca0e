---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What is done while a context menu comes or goes.
---@class UIContextMenuInteractionAnimating
---@field previewViewController UIViewController|any The controller that previewProvider has made, or nil. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIContextMenuInteractionAnimating = {}

---Calls a function inside the animation.
---@param animations function
function UIContextMenuInteractionAnimating:addAnimations(animations) end

---Calls a function after the animation.
---@param completion function
function UIContextMenuInteractionAnimating:addCompletion(completion) end
