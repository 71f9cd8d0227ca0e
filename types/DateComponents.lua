---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What DateComponents { ... } takes.
---@class DateComponents.Properties
---@field era? integer The part of this name, a whole number.
---@field year? integer The part of this name, a whole number.
---@field yearForWeekOfYear? integer The part of this name, a whole number.
---@field quarter? integer The part of this name, a whole number.
---@field month? integer The part of this name, a whole number.
---@field weekOfYear? integer The part of this name, a whole number.
---@field weekOfMonth? integer The part of this name, a whole number.
---@field day? integer The part of this name, a whole number.
---@field dayOfYear? integer The part of this name, a whole number.
---@field weekday? integer The part of this name, a whole number.
---@field weekdayOrdinal? integer The part of this name, a whole number.
---@field hour? integer The part of this name, a whole number.
---@field minute? integer The part of this name, a whole number.
---@field second? integer The part of this name, a whole number.
---@field nanosecond? integer The part of this name, a whole number.
---@field calendar? Calendar The calendar of which the parts are, for date and isValidDate.
---@field timeZone? TimeZone|string The time zone in which they are; that of the calendar if it is left out.

---Parts of a date, as a table: DateComponents { year = 2026, month = 3 } is { year = 2026, month = 3 } with names that were looked at.
---@class DateComponents
---@field super DateComponents
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: DateComponents.Properties): DateComponents
DateComponents = {}
