---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The observation that observe returns. Keep it, and call invalidate to end it.
---@class NSKeyValueObservation
---@field keyPath string The name of the property. Read-only.
---@field isValid boolean Whether the observation still gets changes. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSKeyValueObservation = {}

---Ends the observation.
function NSKeyValueObservation:invalidate() end
