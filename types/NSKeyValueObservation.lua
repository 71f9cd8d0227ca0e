---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What observe answers.
---@class NSKeyValueObservation
---@field keyPath string The name of the property. Read-only.
---@field isValid boolean Whether it still hears of changes. Read-only.
NSKeyValueObservation = {}

---It hears no more.
function NSKeyValueObservation:invalidate() end
