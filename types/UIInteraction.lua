---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What a view does besides its recognizers: view:addInteraction(interaction).
---@class UIInteraction
---@field view UIView|any The view that it was added to, or nil. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIInteraction = {}
