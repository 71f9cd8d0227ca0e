---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIEditMenuConfiguration { ... } takes.
---@class UIEditMenuConfiguration.Properties
---@field identifier? string A name.
---@field sourcePoint? CGPoint|table The place that it stands at, in the interaction's view. Points.

---What an edit menu is shown for: UIEditMenuConfiguration { sourcePoint = { 20, 30 } }.
---@class UIEditMenuConfiguration
---@field identifier string|any Its name, or nil. Read-only.
---@field sourcePoint CGPoint The place that it stands at. Points. Read-only.
---@field super UIEditMenuConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIEditMenuConfiguration.Properties): UIEditMenuConfiguration
UIEditMenuConfiguration = {}
