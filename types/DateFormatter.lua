---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What DateFormatter { ... } takes.
---@class DateFormatter.Properties
---@field dateStyle? DateStyle How much is written of the date. It replaces a dateFormat.
---@field timeStyle? DateStyle How much is written of the time. It replaces a dateFormat.
---@field dateFormat? string The pattern: "yyyy-MM-dd HH:mm", by Unicode's letters.
---@field timeZone? TimeZone|string Whose clock is meant; the device's if none is set.
---@field locale? Locale|string Whose words are used; the device's if none is set.
---@field isLenient? boolean Whether the 30th of February is read as the 2nd of March; false if it isn't set.

---Writes dates in a locale's words, and reads them: DateFormatter { dateStyle = "medium" }.
---@class DateFormatter
---@field dateStyle DateStyle How much is written of the date. It replaces a dateFormat.
---@field timeStyle DateStyle How much is written of the time. It replaces a dateFormat.
---@field dateFormat string The pattern: "yyyy-MM-dd HH:mm", by Unicode's letters.
---@field timeZone TimeZone|string Whose clock is meant; the device's if none is set.
---@field locale Locale|string Whose words are used; the device's if none is set.
---@field isLenient boolean Whether the 30th of February is read as the 2nd of March; false if it isn't set.
---@field monthSymbols string[] The names of the months, in the formatter's locale. Read-only.
---@field shortMonthSymbols string[] The names of the months, in the formatter's locale. Read-only.
---@field veryShortMonthSymbols string[] The names of the months, in the formatter's locale. Read-only.
---@field standaloneMonthSymbols string[] The names of the months, in the formatter's locale. Read-only.
---@field shortStandaloneMonthSymbols string[] The names of the months, in the formatter's locale. Read-only.
---@field weekdaySymbols string[] The names of the weekdays, from Sunday, in the formatter's locale. Read-only.
---@field shortWeekdaySymbols string[] The names of the weekdays, from Sunday, in the formatter's locale. Read-only.
---@field veryShortWeekdaySymbols string[] The names of the weekdays, from Sunday, in the formatter's locale. Read-only.
---@field standaloneWeekdaySymbols string[] The names of the weekdays, from Sunday, in the formatter's locale. Read-only.
---@field shortStandaloneWeekdaySymbols string[] The names of the weekdays, from Sunday, in the formatter's locale. Read-only.
---@field quarterSymbols string[] The names of the quarters, in the formatter's locale. Read-only.
---@field eraSymbols string[] The names of the eras, in the formatter's locale. Read-only.
---@field amSymbol string The word for the morning. Read-only.
---@field pmSymbol string The word for the afternoon. Read-only.
---@field super DateFormatter
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: DateFormatter.Properties): DateFormatter
DateFormatter = {}

---Makes the locale's best pattern of the parts that are named, in any order: "MMMdEEE".
---@param template string
function DateFormatter:setLocalizedDateFormatFromTemplate(template) end

---The date in words.
---@param date Date|number
---@return string
function DateFormatter:string(date) end

---The date that a whole text says, or nil.
---@param text string
---@return Date|any
function DateFormatter:date(text) end

---A date in the device's words.
---@param date Date|number
---@param dateStyle DateStyle
---@param timeStyle DateStyle
---@return string
function DateFormatter.localizedString(date, dateStyle, timeStyle) end
