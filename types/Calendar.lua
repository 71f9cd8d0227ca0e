---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Calendar { ... } takes.
---@class Calendar.Properties
---@field identifier? DateCalendar.Kind Which calendar.
---@field timeZone? TimeZone|string Where the days begin; the device's if none is set.
---@field locale? Locale|string Whose weeks are meant; the device's if none is set.
---@field firstWeekday? integer The day on which a week begins, from 1, Sunday.
---@field minimumDaysInFirstWeek? integer How many days of a year its first week has at least.

---Reckons with dates: Calendar { identifier = "gregorian" }, "iso8601", "japanese", "hebrew" and other ones. Months count from 1, weekdays from 1, Sunday.
---@class Calendar
---@field current Calendar The device's calendar: its time zone and its locale, also after these have changed.
---@field autoupdatingCurrent Calendar The same as current, which follows the device too.
---@field identifier DateCalendar.Kind Which calendar it is. Read-only.
---@field timeZone TimeZone|string Where the days begin; the device's if none is set.
---@field locale Locale|string Whose weeks are meant; the device's if none is set.
---@field firstWeekday integer The day on which a week begins, from 1, Sunday.
---@field minimumDaysInFirstWeek integer How many days of a year its first week has at least.
---@field amSymbol string The word for the morning, in the calendar's locale. Read-only.
---@field pmSymbol string The word for the afternoon, in the calendar's locale. Read-only.
---@field monthSymbols string[] The names of the months, in the calendar's locale. Read-only.
---@field shortMonthSymbols string[] The names of the months, in the calendar's locale. Read-only.
---@field veryShortMonthSymbols string[] The names of the months, in the calendar's locale. Read-only.
---@field standaloneMonthSymbols string[] The names of the months, in the calendar's locale. Read-only.
---@field shortStandaloneMonthSymbols string[] The names of the months, in the calendar's locale. Read-only.
---@field weekdaySymbols string[] The names of the weekdays, from Sunday, in the calendar's locale. Read-only.
---@field shortWeekdaySymbols string[] The names of the weekdays, from Sunday, in the calendar's locale. Read-only.
---@field veryShortWeekdaySymbols string[] The names of the weekdays, from Sunday, in the calendar's locale. Read-only.
---@field standaloneWeekdaySymbols string[] The names of the weekdays, from Sunday, in the calendar's locale. Read-only.
---@field shortStandaloneWeekdaySymbols string[] The names of the weekdays, from Sunday, in the calendar's locale. Read-only.
---@field quarterSymbols string[] The names of the quarters, in the calendar's locale. Read-only.
---@field eraSymbols string[] The names of the eras, in the calendar's locale. Read-only.
---@field veryShortStandaloneMonthSymbols string[] The names of the months, in the calendar's locale. Read-only.
---@field veryShortStandaloneWeekdaySymbols string[] The names of the weekdays, from Sunday, in the calendar's locale. Read-only.
---@field shortQuarterSymbols string[] The names of the quarters, in the calendar's locale. Read-only.
---@field standaloneQuarterSymbols string[] The names of the quarters, in the calendar's locale. Read-only.
---@field shortStandaloneQuarterSymbols string[] The names of the quarters, in the calendar's locale. Read-only.
---@field longEraSymbols string[] The names of the eras, in the calendar's locale. Read-only.
---@field super Calendar
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Calendar.Properties): Calendar
Calendar = {}

---a == b: whether both reckon alike.
---@param other? any
---@return boolean
function Calendar:__eq(other) end

---One part of a date.
---@param unit CalendarUnit
---@param date Date|number
---@return integer|any
function Calendar:component(unit, date) end

---Parts of a date, as a table by their units; with a second date, the time from the first to it, in these units. With a time zone in place of units all parts of the date there, with calendar and timeZone.
---@param units CalendarUnit[]|TimeZone|string
---@param date Date|number
---@param to? Date|number
---@return table<string, integer>
function Calendar:dateComponents(units, date, to) end

---The date with these parts, or nil. What is not named is the first: January, day 1, midnight.
---@param parts table<string, integer>
---@return Date|any
function Calendar:dateFromComponents(parts) end

---The date so many units later.
---@param unit CalendarUnit
---@param count integer
---@param date Date|number
---@return Date|any
function Calendar:dateByAdding(unit, count, date) end

---A date made of others, as UIKit's functions of this name: date(parts), date(unit, count, date), date(hour, minute, second, date), or with their labels: date { byAdding = "day", value = 1, to = date }.
---@param what any
---@param ... any
---@return Date|any
function Calendar:date(what, ...) end

---The date later by several units, the largest first: { month = 1, day = -1 }.
---@param parts table<string, integer>
---@param date Date|number
---@return Date|any
function Calendar:dateByAddingComponents(parts, date) end

---The moment of a date's day at this time: { hour = 9, minute = 30 }. What is not named is 0.
---@param parts table<string, integer>
---@param date Date|number
---@return Date|any
function Calendar:dateBySettingTime(parts, date) end

---The unit in which a date lies, as { start =, end =, duration = }; or nil.
---@param unit CalendarUnit
---@param date Date|number
---@return { start: Date, end: Date, duration: number }|any
function Calendar:dateInterval(unit, date) end

---Whether two dates are in one unit, such as "month".
---@param a Date|number
---@param b Date|number
---@param unit CalendarUnit
---@return boolean
function Calendar:isDateEqualTo(a, b, unit) end

---The first moment of a date's day.
---@param date Date|number
---@return Date|any
function Calendar:startOfDay(date) end

---Whether a date is in the present day.
---@param date Date|number
---@return boolean
function Calendar:isDateInToday(date) end

---Whether a date is in the next day.
---@param date Date|number
---@return boolean
function Calendar:isDateInTomorrow(date) end

---Whether a date is in the last day.
---@param date Date|number
---@return boolean
function Calendar:isDateInYesterday(date) end

---Whether a date is in the locale's weekend.
---@param date Date|number
---@return boolean
function Calendar:isDateInWeekend(date) end

---Whether two dates are in one day, or in one of another unit: isDate(a, b, "month").
---@param a Date|number
---@param b Date|number
---@param unit? CalendarUnit
---@return boolean
function Calendar:isDate(a, b, unit) end

---Whether two dates are in one day.
---@param a Date|number
---@param b Date|number
---@return boolean
function Calendar:isDateInSameDay(a, b) end

---"orderedAscending", "orderedSame" or "orderedDescending", by the units in which two dates lie, or as they are.
---@param a Date|number
---@param b Date|number
---@param unit? CalendarUnit
---@return string
function Calendar:compare(a, b, unit) end

---The numbers that a unit can have in a larger one around a date: { 1, 28 } for days in a month; or nil. As a range of Swift it has count, lowerBound, upperBound (29), contains(n), and is gone over: for day in range do.
---@param unit CalendarUnit
---@param larger CalendarUnit
---@param date Date|number
---@return integer[]|table|any
function Calendar:range(unit, larger, date) end

---The first date after another one that has these parts, or, "backward", the last one before it; or nil. Before the direction may stand what counts for a time that the clock skips and for a day that a month doesn't have: "nextTime", "strict" and the others. Without it a skipped time moves on by the gap, and days that don't exist are left out.
---@param after Date|number
---@param parts table<string, integer>
---@param policyOrDirection? SearchHow
---@param direction? SearchDirection
---@return Date|any
function Calendar:nextDate(after, parts, policyOrDirection, direction) end

---The first weekend that begins after a date, or, "backward", the last one that is over, as { start =, end =, duration = }.
---@param after Date|number
---@param direction? SearchDirection
---@return { start: Date, end: Date, duration: number }|any
function Calendar:nextWeekend(after, direction) end

---The weekend in which a date lies, as { start =, end =, duration = }; nil on other days.
---@param date Date|number
---@return { start: Date, end: Date, duration: number }|any
function Calendar:dateIntervalOfWeekend(date) end

---Whether a date has all of these parts.
---@param date Date|number
---@param parts table<string, integer>
---@return boolean
function Calendar:dateMatchesComponents(date, parts) end

---Which one in a larger unit a date's unit is, from 1: the 90th day of the year; or nil.
---@param unit CalendarUnit
---@param larger CalendarUnit
---@param date Date|number
---@return integer|any
function Calendar:ordinality(unit, larger, date) end

---The numbers that a unit can have at all: { 1, 31 } for days; or nil.
---@param unit CalendarUnit
---@return integer[]|table|any
function Calendar:maximumRange(unit) end

---The numbers that a unit has in every larger unit: { 1, 28 } for days; or nil.
---@param unit CalendarUnit
---@return integer[]|table|any
function Calendar:minimumRange(unit) end
