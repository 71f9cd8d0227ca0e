---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIListSeparatorConfiguration { ... } takes.
---@class UIListSeparatorConfiguration.Properties
---@field listAppearance? UICollectionLayoutListConfiguration.Appearance The look of the list; the lines are the same in all.
---@field color? UIColor.Name|string|UIColor The colour; nil for the system's.
---@field bottomSeparatorVisibility? UIListSeparatorConfiguration.Visibility Whether there is a line below the row; automatic is one except below the last row of a group.
---@field bottomSeparatorInsets? number[]|table<string, number> How far from the sides it ends; nil for the system's. Points.
---@field topSeparatorVisibility? UIListSeparatorConfiguration.Visibility Whether there is a line above the row; automatic is none.
---@field topSeparatorInsets? number[]|table<string, number> How far from the sides that one ends; nil for the system's. Points.

---The lines of a row of a list.
---@class UIListSeparatorConfiguration
---@field color UIColor.Name|string|UIColor|nil The colour; nil for the system's.
---@field bottomSeparatorVisibility UIListSeparatorConfiguration.Visibility Whether there is a line below the row; automatic is one except below the last row of a group.
---@field bottomSeparatorInsets number[]|table<string, number>|nil How far from the sides it ends; nil for the system's. Points.
---@field topSeparatorVisibility UIListSeparatorConfiguration.Visibility Whether there is a line above the row; automatic is none.
---@field topSeparatorInsets number[]|table<string, number>|nil How far from the sides that one ends; nil for the system's. Points.
---@field super UIListSeparatorConfiguration
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIListSeparatorConfiguration.Properties): UIListSeparatorConfiguration
UIListSeparatorConfiguration = {}
