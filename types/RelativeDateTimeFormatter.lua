---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What RelativeDateTimeFormatter { ... } takes.
---@class RelativeDateTimeFormatter.Properties
---@field unitsStyle? RelativeText.UnitsStyle How long the words are.
---@field dateTimeStyle? RelativeText.DateTimeStyle "named" says "yesterday" in place of "1 day ago".
---@field formattingContext? FormattingContext Where the text will stand; at the "beginningOfSentence" it has a capital letter.
---@field locale? Locale|string Whose words are used; the device's if none is set.

---How far a date is from now, in the largest unit that differs: "3 hours ago".
---@class RelativeDateTimeFormatter
---@field unitsStyle RelativeText.UnitsStyle How long the words are.
---@field dateTimeStyle RelativeText.DateTimeStyle "named" says "yesterday" in place of "1 day ago".
---@field formattingContext FormattingContext Where the text will stand; at the "beginningOfSentence" it has a capital letter.
---@field locale Locale|string Whose words are used; the device's if none is set.
---@field super RelativeDateTimeFormatter
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: RelativeDateTimeFormatter.Properties): RelativeDateTimeFormatter
RelativeDateTimeFormatter = {}

---How far a date is from another one, or from now; or how far so many seconds or units are: { fromTimeInterval = -3600 }, { from = { day = -1 } }.
---@param date Date|number|table
---@param relativeTo? Date|number
---@return string
function RelativeDateTimeFormatter:localizedString(date, relativeTo) end

---How far so many seconds from now are: -3600 is "1 hour ago".
---@param seconds number
---@return string
function RelativeDateTimeFormatter:localizedStringFromTimeInterval(seconds) end

---How far so many units are: { day = -1 }.
---@param parts table<string, integer>
---@return string
function RelativeDateTimeFormatter:localizedStringFromDateComponents(parts) end
