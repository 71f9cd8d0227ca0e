---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISlider { ... } takes.
---@class UISlider.Properties: UIControl.Properties
---@field minimumValue? number The value at the left end; 0 by default.
---@field maximumValue? number The value at the right end; 1 by default.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? function|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field value? number The chosen number, from minimumValue to maximumValue. Setting it sends no event.
---@field isContinuous? boolean True: valueChanged is sent while the finger moves. False: only when it lifts.
---@field minimumTrackTintColor? UIColor.Name|string|UIColor The colour of the track at the left of the knob, or nil for tintColor.
---@field maximumTrackTintColor? UIColor.Name|string|UIColor The colour of the track at the right of the knob, or nil for gray.
---@field thumbTintColor? UIColor.Name|string|UIColor The colour of the knob, or nil for white.

---A knob on a track, which the user moves to choose a number.
---@class UISlider: UIControl
---@field value number The chosen number, from minimumValue to maximumValue. Setting it sends no event.
---@field minimumValue number The value at the left end; 0 by default.
---@field maximumValue number The value at the right end; 1 by default.
---@field isContinuous boolean True: valueChanged is sent while the finger moves. False: only when it lifts.
---@field minimumTrackTintColor UIColor.Name|string|UIColor|nil The colour of the track at the left of the knob, or nil for tintColor.
---@field maximumTrackTintColor UIColor.Name|string|UIColor|nil The colour of the track at the right of the knob, or nil for gray.
---@field thumbTintColor UIColor.Name|string|UIColor|nil The colour of the knob, or nil for white.
---@field super UISlider
---@overload fun(properties?: UISlider.Properties): UISlider
UISlider = {}

---Sets the value, and sends no event.
---@param value number
---@param animated? boolean
function UISlider:setValue(value, animated) end
