---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What a button of such a configuration does.
---@class UIContentUnavailableConfigurationButtonProperties
---@field isEnabled boolean Whether it can be tapped.
---@field primaryAction UIAction|any A UIAction that runs when it is tapped, or nil.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIContentUnavailableConfigurationButtonProperties = {}
