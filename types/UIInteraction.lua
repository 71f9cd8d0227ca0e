---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What a view does besides its recognizers: view:addInteraction(interaction).
---@class UIInteraction
---@field view UIView|nil The view that it was added to, or nil. Read-only.
UIInteraction = {}
