---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Items that are held over a view.
---@class UISpringLoadedInteractionContext
---@field state UISpringLoadedInteractionContext.State possible while they wait, activating as the view flashes, activated when it acts, inactive when they have gone. Read-only.
---@field targetView UIView|any The view that shows it, or nil.
---@field targetItem any Whatever you want to keep until the view acts; any value.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UISpringLoadedInteractionContext = {}

---Where the finger is in a view; nil for the window. Points.
---@param view? UIView
---@return CGPoint
function UISpringLoadedInteractionContext:location(view) end
