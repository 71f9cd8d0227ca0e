---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIStepper { ... } takes.
---@class UIStepper.Properties: UIControl.Properties
---@field minimumValue? number 0; less than maximumValue.
---@field maximumValue? number 100; greater than minimumValue.
---@field value? number Between minimumValue and maximumValue. Setting it sends nothing.
---@field stepValue? number 1; greater than 0.
---@field autorepeat? boolean A held finger repeats the step.
---@field wraps? boolean A step beyond one end goes on from the other.
---@field isContinuous? boolean False: a held finger sends valueChanged when it lifts.

---Two buttons, - and +, that change a number; 94 x 32 points.
---@class UIStepper: UIControl
---@field value number Between minimumValue and maximumValue. Setting it sends nothing.
---@field minimumValue number 0; less than maximumValue.
---@field maximumValue number 100; greater than minimumValue.
---@field stepValue number 1; greater than 0.
---@field autorepeat boolean A held finger repeats the step.
---@field wraps boolean A step beyond one end goes on from the other.
---@field isContinuous boolean False: a held finger sends valueChanged when it lifts.
---@field super UIStepper
---@overload fun(properties?: UIStepper.Properties): UIStepper
UIStepper = {}
