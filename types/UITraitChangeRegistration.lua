---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What registerForTraitChanges answers, for unregisterForTraitChanges.
---@class UITraitChangeRegistration
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UITraitChangeRegistration = {}
