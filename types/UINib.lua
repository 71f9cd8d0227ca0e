---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UINib { ... } takes.
---@class UINib.Properties
---@field nibName? string The file's name without its ending; `name` is the same.
---@field name? string The file's name without its ending.

---A file beside the plugin's code that makes views: UINib { name = "ItemCell" } is ItemCell.lua, which returns function(owner). That function returns the list of the top-level objects.
---@class UINib
---@field name string The file's name without its ending. Read-only.
---@field super UINib
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UINib.Properties): UINib
UINib = {}

---Makes the nib's objects anew, and calls awakeFromNib on each of them and on their subviews. The owner is handed to the nib's function. The result is the list of the top-level objects.
---@param owner? any
---@return any
function UINib:instantiate(owner) end
