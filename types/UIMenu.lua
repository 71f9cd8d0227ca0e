---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIMenu { ... } takes.
---@class UIMenu.Properties: UIMenuElement.Properties
---@field title? string The text; "" by default.
---@field image? UIImage|string The image, or nil.
---@field identifier? string A name.
---@field options? UIMenu.Options|UIMenu.Options[] Some of displayInline, destructive, singleSelection, displayAsPalette.
---@field preferredElementSize? UIMenu.ElementSize small: four in a row; medium: three.
---@field children? UIMenuElement[] The elements, in order.

---A list of actions and further menus: UIMenu { title = "Edit", children = { copy, delete } }.
---@class UIMenu: UIMenuElement
---@field identifier string|any Its name, or nil. Read-only.
---@field options UIMenu.Options|UIMenu.Options[] How it is shown. Read-only.
---@field preferredElementSize UIMenu.ElementSize How large its elements are. Read-only.
---@field children UIMenuElement[] The elements, in order. Read-only.
---@field selectedElements UIMenuElement[] The elements that are on, those of inline groups included. Read-only.
---@field super UIMenu
---@overload fun(properties?: UIMenu.Properties): UIMenu
UIMenu = {}

---A menu that is the same but for its elements.
---@param children UIMenuElement[]
---@return UIMenu
function UIMenu:replacingChildren(children) end
