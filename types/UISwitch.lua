---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISwitch { ... } takes.
---@class UISwitch.Properties: UIControl.Properties
---@field isOn? boolean Its value. Setting it sends nothing.

---On or off; 51 x 31 points.
---@class UISwitch: UIControl
---@field isOn boolean Its value. Setting it sends nothing.
---@field super UISwitch
---@overload fun(properties?: UISwitch.Properties): UISwitch
UISwitch = {}

---Sets its value.
---@param isOn boolean
---@param animated? boolean
function UISwitch:setOn(isOn, animated) end
