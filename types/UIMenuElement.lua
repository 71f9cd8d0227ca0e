---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIMenuElement { ... } takes.
---@class UIMenuElement.Properties
---@field title? string The text; "" by default.
---@field subtitle? string A second text below it in a menu, or nil.
---@field image? UIImage|string The image, or nil.

---What a menu is made of.
---@class UIMenuElement
---@field title string The text; "" by default.
---@field subtitle string|nil A second text below it in a menu, or nil.
---@field image UIImage|string|any The image, or nil.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIMenuElement = {}
