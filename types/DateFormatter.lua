---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What DateFormatter { ... } takes.
---@class DateFormatter.Properties
---@field dateStyle? DateStyle How much is written of the date. It replaces a dateFormat.
---@field timeStyle? DateStyle How much is written of the time. It replaces a dateFormat.
---@field dateFormat? string The pattern: "yyyy-MM-dd HH:mm", by Unicode's letters.
---@field timeZone? TimeZone|string Whose clock is meant; the device's if none is set.
---@field locale? Locale|string Whose words are used; the device's if none is set.
---@field calendar? Calendar Whose years and months are meant: Calendar { identifier = "gregorian" }; nil for those of the locale. Read, it is a gregorian one then.
---@field isLenient? boolean Whether the 30th of February is read as the 2nd of March; false if it isn't set.
---@field doesRelativeDateFormatting? boolean Whether days near today have words: "Today at 10:30 AM". Patterns don't.
---@field formattingContext? FormattingContext Where the text will stand; at the "beginningOfSentence" it has a capital letter.
---@field defaultDate? Date|number Whose parts count where a text that is read doesn't say them; nil for the first of January 2000.
---@field twoDigitStartDate? Date|number The first of the hundred years that two digits can mean; the end of 1949 if it isn't set.
---@field monthSymbols? string[] The names of the months, in the formatter's locale; nil sets these again.
---@field shortMonthSymbols? string[] The names of the months, in the formatter's locale; nil sets these again.
---@field veryShortMonthSymbols? string[] The names of the months, in the formatter's locale; nil sets these again.
---@field standaloneMonthSymbols? string[] The names of the months, in the formatter's locale; nil sets these again.
---@field shortStandaloneMonthSymbols? string[] The names of the months, in the formatter's locale; nil sets these again.
---@field weekdaySymbols? string[] The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field shortWeekdaySymbols? string[] The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field veryShortWeekdaySymbols? string[] The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field standaloneWeekdaySymbols? string[] The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field shortStandaloneWeekdaySymbols? string[] The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field quarterSymbols? string[] The names of the quarters, in the formatter's locale; nil sets these again.
---@field eraSymbols? string[] The names of the eras, in the formatter's locale; nil sets these again.
---@field veryShortStandaloneMonthSymbols? string[] The names of the months, in the formatter's locale; nil sets these again.
---@field veryShortStandaloneWeekdaySymbols? string[] The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field shortQuarterSymbols? string[] The names of the quarters, in the formatter's locale; nil sets these again.
---@field standaloneQuarterSymbols? string[] The names of the quarters, in the formatter's locale; nil sets these again.
---@field shortStandaloneQuarterSymbols? string[] The names of the quarters, in the formatter's locale; nil sets these again.
---@field longEraSymbols? string[] The names of the eras, in the formatter's locale; nil sets these again.
---@field amSymbol? string The word for the morning; nil sets the locale's again.
---@field pmSymbol? string The word for the afternoon; nil sets the locale's again.

---Writes dates in a locale's words, and reads them: DateFormatter { dateStyle = "medium" }.
---@class DateFormatter
---@field dateStyle DateStyle How much is written of the date. It replaces a dateFormat.
---@field timeStyle DateStyle How much is written of the time. It replaces a dateFormat.
---@field dateFormat string The pattern: "yyyy-MM-dd HH:mm", by Unicode's letters.
---@field timeZone TimeZone|string Whose clock is meant; the device's if none is set.
---@field locale Locale|string Whose words are used; the device's if none is set.
---@field calendar Calendar|any Whose years and months are meant: Calendar { identifier = "gregorian" }; nil for those of the locale. Read, it is a gregorian one then.
---@field isLenient boolean Whether the 30th of February is read as the 2nd of March; false if it isn't set.
---@field doesRelativeDateFormatting boolean Whether days near today have words: "Today at 10:30 AM". Patterns don't.
---@field formattingContext FormattingContext Where the text will stand; at the "beginningOfSentence" it has a capital letter.
---@field defaultDate Date|number|nil Whose parts count where a text that is read doesn't say them; nil for the first of January 2000.
---@field twoDigitStartDate Date|number|nil The first of the hundred years that two digits can mean; the end of 1949 if it isn't set.
---@field monthSymbols string[]|nil The names of the months, in the formatter's locale; nil sets these again.
---@field shortMonthSymbols string[]|nil The names of the months, in the formatter's locale; nil sets these again.
---@field veryShortMonthSymbols string[]|nil The names of the months, in the formatter's locale; nil sets these again.
---@field standaloneMonthSymbols string[]|nil The names of the months, in the formatter's locale; nil sets these again.
---@field shortStandaloneMonthSymbols string[]|nil The names of the months, in the formatter's locale; nil sets these again.
---@field weekdaySymbols string[]|nil The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field shortWeekdaySymbols string[]|nil The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field veryShortWeekdaySymbols string[]|nil The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field standaloneWeekdaySymbols string[]|nil The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field shortStandaloneWeekdaySymbols string[]|nil The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field quarterSymbols string[]|nil The names of the quarters, in the formatter's locale; nil sets these again.
---@field eraSymbols string[]|nil The names of the eras, in the formatter's locale; nil sets these again.
---@field veryShortStandaloneMonthSymbols string[]|nil The names of the months, in the formatter's locale; nil sets these again.
---@field veryShortStandaloneWeekdaySymbols string[]|nil The names of the weekdays, from Sunday, in the formatter's locale; nil sets these again.
---@field shortQuarterSymbols string[]|nil The names of the quarters, in the formatter's locale; nil sets these again.
---@field standaloneQuarterSymbols string[]|nil The names of the quarters, in the formatter's locale; nil sets these again.
---@field shortStandaloneQuarterSymbols string[]|nil The names of the quarters, in the formatter's locale; nil sets these again.
---@field longEraSymbols string[]|nil The names of the eras, in the formatter's locale; nil sets these again.
---@field amSymbol string|nil The word for the morning; nil sets the locale's again.
---@field pmSymbol string|nil The word for the afternoon; nil sets the locale's again.
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

---A locale's best pattern of the parts that a template names: "MMMdEEE" is "EEE, MMM d" in the United States.
---@param template string
---@param locale? Locale|string
---@return string
function DateFormatter.dateFormatFromTemplate(template, locale) end
