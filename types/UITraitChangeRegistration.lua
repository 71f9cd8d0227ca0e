---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What registerForTraitChanges answers, for unregisterForTraitChanges.
---@class UITraitChangeRegistration
UITraitChangeRegistration = {}
