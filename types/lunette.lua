---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What a script tells Lunette about itself.
---@class lunette
lunette = {}

---Fields of its own that may be named almost like a property, without a warning: lunette.allowFields("titel", ...).
---@param ... any
function lunette.allowFields(...) end
