---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A finger that drags items, for what they are dragged over.
---@class UIDropSession
---@field items UIDragItem[] The items. Read-only.
---@field localDragSession UIDragSession The same finger, for where the items come from. Read-only.
---@field allowsMoveOperation boolean Whether a drop may move the items. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIDropSession = {}

---Where the finger is in a view; nil for the window. Points.
---@param view? UIView
---@return CGPoint
function UIDropSession:location(view) end
