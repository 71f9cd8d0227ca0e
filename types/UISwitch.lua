---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISwitch { ... } takes.
---@class UISwitch.Properties: UIControl.Properties
---@field isOn? boolean Whether the switch is on. Setting it sends no event.

---A switch that is on or off; 51 x 31 points.
---@class UISwitch: UIControl
---@field isOn boolean Whether the switch is on. Setting it sends no event.
---@field super UISwitch
---@overload fun(properties?: UISwitch.Properties): UISwitch
UISwitch = {}

---Sets the value, and sends no event.
---@param isOn boolean
---@param animated? boolean
function UISwitch:setOn(isOn, animated) end
