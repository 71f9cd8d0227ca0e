---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What DateComponentsFormatter { ... } takes.
---@class DateComponentsFormatter.Properties
---@field allowedUnits? CalendarUnit[] The units that are written.
---@field unitsStyle? DurationText.UnitsStyle How the units are written.
---@field zeroFormattingBehavior? DurationText.ZeroFormatting Which units of 0 are left out.
---@field maximumUnitCount? integer How many units are written at most; 0 for all.

---A length of time in words or with colons: "1h 2m 5s", "1:02:05".
---@class DateComponentsFormatter
---@field allowedUnits CalendarUnit[] The units that are written.
---@field unitsStyle DurationText.UnitsStyle How the units are written.
---@field zeroFormattingBehavior DurationText.ZeroFormatting Which units of 0 are left out.
---@field maximumUnitCount integer How many units are written at most; 0 for all.
---@field super DateComponentsFormatter
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: DateComponentsFormatter.Properties): DateComponentsFormatter
DateComponentsFormatter = {}

---So many seconds, the parts of a table by their units, or the time from one date to another.
---@param secondsOrParts number|table<string, integer>|Date|number
---@param to? Date|number
---@return string
function DateComponentsFormatter:string(secondsOrParts, to) end

---The parts of a table in words, without a formatter of one's own.
---@param parts table<string, integer>
---@param unitsStyle DurationText.UnitsStyle
---@return string
function DateComponentsFormatter.localizedString(parts, unitsStyle) end

---The time between two dates.
---@param from Date|number
---@param to Date|number
---@return string
function DateComponentsFormatter:stringFromDates(from, to) end
