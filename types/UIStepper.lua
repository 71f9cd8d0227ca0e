---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIStepper { ... } takes.
---@class UIStepper.Properties: UIControl.Properties
---@field minimumValue? number The smallest value; 0 by default. It must be less than maximumValue.
---@field maximumValue? number The largest value; 100 by default. It must be greater than minimumValue.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? function|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field value? number The chosen number, from minimumValue to maximumValue. Setting it sends no event.
---@field stepValue? number How much one step changes the value; 1 by default. It must be greater than 0.
---@field autorepeat? boolean Whether the step is repeated while a finger stays on a button.
---@field wraps? boolean Whether a step beyond one end continues at the other end.
---@field isContinuous? boolean True: valueChanged is sent for each repeated step. False: only when the finger lifts.

---Two buttons, - and +, that decrease and increase a number; 94 x 29 points.
---@class UIStepper: UIControl
---@field value number The chosen number, from minimumValue to maximumValue. Setting it sends no event.
---@field minimumValue number The smallest value; 0 by default. It must be less than maximumValue.
---@field maximumValue number The largest value; 100 by default. It must be greater than minimumValue.
---@field stepValue number How much one step changes the value; 1 by default. It must be greater than 0.
---@field autorepeat boolean Whether the step is repeated while a finger stays on a button.
---@field wraps boolean Whether a step beyond one end continues at the other end.
---@field isContinuous boolean True: valueChanged is sent for each repeated step. False: only when the finger lifts.
---@field super UIStepper
---@overload fun(properties?: UIStepper.Properties): UIStepper
UIStepper = {}
