---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIListSeparatorConfiguration { ... } takes.
---@class UIListSeparatorConfiguration.Properties
---@field color? UIColor|string The colour; nil for the system's.
---@field bottomSeparatorVisibility? string "visible", "hidden" or "automatic".
---@field bottomSeparatorInsets? number[]|table<string, number> How far from the sides it ends; nil for the system's. Points.

---The line below a row of a list.
---@class UIListSeparatorConfiguration
---@field color UIColor|string|nil The colour; nil for the system's.
---@field bottomSeparatorVisibility string "visible", "hidden" or "automatic".
---@field bottomSeparatorInsets number[]|table<string, number>|nil How far from the sides it ends; nil for the system's. Points.
---@field super UIListSeparatorConfiguration
---@field init? fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: UIListSeparatorConfiguration.Properties): UIListSeparatorConfiguration
UIListSeparatorConfiguration = {}
