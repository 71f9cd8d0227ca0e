---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Runs an app's animations beside a move of the focus.
---@class UIFocusAnimationCoordinator
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIFocusAnimationCoordinator = {}

---Runs animations with the move, and completion after them.
---@param animations? function
---@param completion? function
function UIFocusAnimationCoordinator:addCoordinatedAnimations(animations, completion) end
