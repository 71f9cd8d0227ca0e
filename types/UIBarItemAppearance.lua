---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBarItemAppearance { ... } takes.
---@class UIBarItemAppearance.Properties

---How items of a bar look, by their states. What an item says itself counts before.
---@class UIBarItemAppearance
---@field normal UIBarItemStateAppearance In the usual state. Read-only.
---@field highlighted UIBarItemStateAppearance While a finger is on it. Read-only.
---@field selected UIBarItemStateAppearance While it is selected: a tab. Read-only.
---@field disabled UIBarItemStateAppearance While it can't be tapped. Read-only.
---@field focused UIBarItemStateAppearance Kept only: there is no focus. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIBarItemAppearance = {}
