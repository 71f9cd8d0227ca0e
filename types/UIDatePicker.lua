---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIDatePicker { ... } takes.
---@class UIDatePicker.Properties: UIControl.Properties
---@field datePickerMode? UIDatePicker.Mode What the wheels show.
---@field preferredDatePickerStyle? UIDatePicker.Style wheels, compact (texts on pills, and wheels in a popover), inline (a calendar, wheels for a time alone), or automatic: compact in system 17, wheels in 12.
---@field minuteInterval? integer The minutes between two rows of the minutes' wheel, from 1 to 30. A number that does not divide 60 is ignored.
---@field minimumDate? number The earliest date that can be chosen, or nil.
---@field maximumDate? number The latest date that can be chosen, or nil. If it is before minimumDate, both are ignored.
---@field primaryAction? UIAction A UIAction that runs when the user uses the control.
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(sender: UIDatePicker|any, event: UIEvent): any)|string Called as action(sender, event) at `events`.
---@field events? UIControl.Event|UIControl.Event[] The events for `action`; what the control is for if it is left out.
---@field date? number The chosen date, in seconds as os.time returns them; a Date may be set, too. Setting it sends no event.
---@field countDownDuration? number The duration that a countDownTimer shows, from one minute to 23 h 59 min. Seconds.
---@field locale? Locale|string Whose words, order of wheels and clock are used; the device's if none is set.
---@field timeZone? TimeZone|string In which its dates are shown; the device's if none is set.

---Wheels for a date or a time, in the device's words and time zone or its own. Dates are seconds as os.time returns them. valueChanged is sent when the user has chosen another date.
---@class UIDatePicker: UIControl
---@field datePickerMode UIDatePicker.Mode What the wheels show.
---@field preferredDatePickerStyle UIDatePicker.Style wheels, compact (texts on pills, and wheels in a popover), inline (a calendar, wheels for a time alone), or automatic: compact in system 17, wheels in 12.
---@field datePickerStyle UIDatePicker.Style How it is shown; a countDownTimer is always on wheels. Read-only.
---@field date number The chosen date, in seconds as os.time returns them; a Date may be set, too. Setting it sends no event.
---@field minimumDate number|nil The earliest date that can be chosen, or nil.
---@field maximumDate number|nil The latest date that can be chosen, or nil. If it is before minimumDate, both are ignored.
---@field minuteInterval integer The minutes between two rows of the minutes' wheel, from 1 to 30. A number that does not divide 60 is ignored.
---@field countDownDuration number The duration that a countDownTimer shows, from one minute to 23 h 59 min. Seconds.
---@field locale Locale|string|any Whose words, order of wheels and clock are used; the device's if none is set.
---@field timeZone TimeZone|string|any In which its dates are shown; the device's if none is set.
---@field super UIDatePicker
---@overload fun(properties?: UIDatePicker.Properties): UIDatePicker
UIDatePicker = {}

---Chooses a date, and sends no event.
---@param date number
---@param animated? boolean
function UIDatePicker:setDate(date, animated) end
