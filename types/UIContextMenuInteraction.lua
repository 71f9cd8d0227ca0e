---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A context menu for a view: view:addInteraction(UIContextMenuInteraction(delegate)). The delegate has configurationForMenuAtLocation(interaction, location), and may have willDisplayMenuFor, willEndFor and willPerformPreviewActionForMenuWith(interaction, configuration, animator).
---@class UIContextMenuInteraction: UIInteraction
---@overload fun(delegate: any): UIContextMenuInteraction
UIContextMenuInteraction = {}

---Where the finger is in a view. Points.
---@param view? UIView
---@return CGPoint
function UIContextMenuInteraction:location(view) end

---Closes the menu.
function UIContextMenuInteraction:dismissMenu() end

---Shows another menu in place of the open one: update(menu) gets it and returns a UIMenu.
---@param update fun(menu: UIMenu): any
function UIContextMenuInteraction:updateVisibleMenu(update) end
