---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A context menu for a view: view:addInteraction(UIContextMenuInteraction(delegate)). The delegate has configurationForMenuAtLocation(interaction, location), and may have willDisplayMenuFor, willEndFor and willPerformPreviewActionForMenuWith(interaction, configuration, animator).
---@class UIContextMenuInteraction
---@field view UIView|any The view that it was added to, or nil. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(delegate: any): UIContextMenuInteraction
UIContextMenuInteraction = {}

---Where the finger is in a view. Points.
---@param view? UIView
---@return CGPoint
function UIContextMenuInteraction:location(view) end
