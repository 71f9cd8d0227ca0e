---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISwitch { ... } takes.
---@class UISwitch.Properties: UIControl.Properties
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UISwitch|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field isOn? boolean Whether the switch is on. Setting it sends no event.
---@field onTintColor? UIColor.Name|string|UIColor The colour of the switch when it is on, or nil for green.
---@field thumbTintColor? UIColor.Name|string|UIColor The colour of the knob, or nil for white.

---A switch that is on or off; 51 x 31 points.
---@class UISwitch: UIControl
---@field isOn boolean Whether the switch is on. Setting it sends no event.
---@field onTintColor UIColor.Name|string|UIColor|nil The colour of the switch when it is on, or nil for green.
---@field thumbTintColor UIColor.Name|string|UIColor|nil The colour of the knob, or nil for white.
---@field super UISwitch
---@overload fun(properties?: UISwitch.Properties): UISwitch
UISwitch = {}

---Sets the value, and sends no event.
---@param isOn boolean
---@param animated? boolean
function UISwitch:setOn(isOn, animated) end
