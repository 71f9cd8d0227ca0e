---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Functions with which a script tells Lunette about itself.
---@class lunette
lunette = {}

---Names fields of your own that may be spelt almost like a property, so that they cause no warning: lunette.allowFields("titel", ...).
---@param ... any
function lunette.allowFields(...) end
