---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What DateIntervalFormatter { ... } takes.
---@class DateIntervalFormatter.Properties
---@field dateStyle? DateStyle How much is written of the dates; "medium" if it isn't set.
---@field timeStyle? DateStyle How much is written of the times; "short" if it isn't set.
---@field dateTemplate? string The parts that are written, in place of the styles: "yMMMd".
---@field timeZone? TimeZone|string Whose clock is meant; the device's if none is set.
---@field locale? Locale|string Whose words are used; the device's if none is set.

---The time from one date to another, with what both have in common once: "Jan 5 – 8, 2026".
---@class DateIntervalFormatter
---@field dateStyle DateStyle How much is written of the dates; "medium" if it isn't set.
---@field timeStyle DateStyle How much is written of the times; "short" if it isn't set.
---@field dateTemplate string|nil The parts that are written, in place of the styles: "yMMMd".
---@field timeZone TimeZone|string Whose clock is meant; the device's if none is set.
---@field locale Locale|string Whose words are used; the device's if none is set.
---@field super DateIntervalFormatter
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: DateIntervalFormatter.Properties): DateIntervalFormatter
DateIntervalFormatter = {}

---The time between two dates.
---@param from Date|number
---@param to Date|number
---@return string
function DateIntervalFormatter:string(from, to) end
