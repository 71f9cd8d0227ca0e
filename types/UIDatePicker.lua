---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIDatePicker { ... } takes.
---@class UIDatePicker.Properties: UIControl.Properties
---@field datePickerMode? UIDatePicker.Mode What its wheels show.
---@field minuteInterval? integer Between two minutes; a number that divides 60, up to 30. Others are ignored.
---@field minimumDate? number The earliest that can be chosen, or nil.
---@field maximumDate? number The latest, or nil; both are ignored where it is before minimumDate.
---@field date? number What is chosen. Seconds, as of os.time. Setting it sends nothing.
---@field countDownDuration? number Of a countDownTimer: seconds, from one minute to 23 h 59 min.

---Wheels for a date or a time, in English, in UTC. Dates are seconds as os.time has them; valueChanged tells of the user's changes.
---@class UIDatePicker: UIControl
---@field datePickerMode UIDatePicker.Mode What its wheels show.
---@field date number What is chosen. Seconds, as of os.time. Setting it sends nothing.
---@field minimumDate number|nil The earliest that can be chosen, or nil.
---@field maximumDate number|nil The latest, or nil; both are ignored where it is before minimumDate.
---@field minuteInterval integer Between two minutes; a number that divides 60, up to 30. Others are ignored.
---@field countDownDuration number Of a countDownTimer: seconds, from one minute to 23 h 59 min.
---@field super UIDatePicker
---@overload fun(properties?: UIDatePicker.Properties): UIDatePicker
UIDatePicker = {}

---Chooses a date; nothing is sent.
---@param date number
---@param animated? boolean
function UIDatePicker:setDate(date, animated) end
