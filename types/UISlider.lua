---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISlider { ... } takes.
---@class UISlider.Properties: UIControl.Properties
---@field minimumValue? number At the left end; 0.
---@field maximumValue? number At the right end; 1.
---@field value? number Between minimumValue and maximumValue. Setting it sends nothing.
---@field isContinuous? boolean False: valueChanged at the lift only.

---A knob on a track.
---@class UISlider: UIControl
---@field value number Between minimumValue and maximumValue. Setting it sends nothing.
---@field minimumValue number At the left end; 0.
---@field maximumValue number At the right end; 1.
---@field isContinuous boolean False: valueChanged at the lift only.
---@field super UISlider
---@overload fun(properties?: UISlider.Properties): UISlider
UISlider = {}

---Sets its value.
---@param value number
---@param animated? boolean
function UISlider:setValue(value, animated) end
