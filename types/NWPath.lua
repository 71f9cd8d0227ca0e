---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What connects the device.
---@class NWPath
---@field status string "satisfied", or "unsatisfied" where nothing does. Read-only.
---@field isExpensive boolean Whether it is a phone's network. Read-only.
---@field isConstrained boolean Whether the user saves data; false. Read-only.
---@field availableInterfaces string[] The kinds of network, such as { "wifi" }. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NWPath = {}

---Whether it is this kind of network.
---@param type InterfaceType
---@return boolean
function NWPath:usesInterfaceType(type) end
