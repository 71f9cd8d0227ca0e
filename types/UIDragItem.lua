---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIDragItem { ... } takes.
---@class UIDragItem.Properties
---@field localObject? any What the item stands for, for whoever drops it; any value.
---@field itemProvider? any Another value that goes along; any value.

---One thing that is dragged: UIDragItem { localObject = anything }.
---@class UIDragItem
---@field localObject any What the item stands for, for whoever drops it; any value.
---@field itemProvider any Another value that goes along; any value.
---@field super UIDragItem
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIDragItem.Properties): UIDragItem
UIDragItem = {}
