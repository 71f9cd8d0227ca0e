---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---An address that another app opens with this app.
---@class UIOpenURLContext
---@field url URL The address. Read-only.
---@field options table How it is opened, as a table: { openInPlace = false }. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIOpenURLContext = {}
