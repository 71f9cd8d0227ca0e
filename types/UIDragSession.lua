---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A finger that drags items, for where they come from.
---@class UIDragSession
---@field items UIDragItem[] The items. Read-only.
---@field localContext any A value of your own; any value.
---@field allowsMoveOperation boolean Whether a drop may move the items. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIDragSession = {}

---Where the finger is in a view; nil for the window. Points.
---@param view? UIView
---@return CGPoint
function UIDragSession:location(view) end
