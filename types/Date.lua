---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A moment: Date() is now, Date { timeIntervalSince1970 = seconds } another one. Dates are compared with ==, < and <=; date + seconds is a date, date - date a number of seconds.
---@class Date
---@field timeIntervalSinceReferenceDate number The time since the first of January 2001, 00:00 GMT. Seconds. Read-only.
---@field timeIntervalSince1970 number The time since the first of January 1970, 00:00 GMT. Seconds. Read-only.
---@field timeIntervalSinceNow number The time from now to it. Seconds. Read-only.
---@field now Date The present moment.
---@field distantPast Date The beginning of the year 1, before everything.
---@field distantFuture Date The year 4001, after everything.
---@operator add(number): Date
---@operator sub(number): Date
---@operator sub(Date): number
---@overload fun(moment?: { timeIntervalSinceReferenceDate?: number, timeIntervalSince1970?: number, timeIntervalSinceNow?: number }): Date
Date = {}

---The moment so many seconds later.
---@param seconds number
---@return Date
function Date:addingTimeInterval(seconds) end

---The time from another moment to this one. Seconds.
---@param date Date|number
---@return number
function Date:timeIntervalSince(date) end

---"orderedAscending" if the other moment is later, "orderedSame" or "orderedDescending".
---@param date Date|number
---@return string
function Date:compare(date) end

---Whether the other moment is the same.
---@param date Date|number
---@return boolean
function Date:isEqual(date) end

---The same as addingTimeInterval; also advanced { by = seconds }.
---@param seconds number
---@return Date
function Date:advanced(seconds) end

---The time to another moment; also distance { to = date }. Seconds.
---@param date Date|number
---@return number
function Date:distance(date) end

---The date and the time in the device's words; or as much of them as is said: formatted { date = "abbreviated", time = "omitted" }.
---@param date? Date.FormatStyle.DateStyle
---@param time? Date.FormatStyle.TimeStyle
---@return string
function Date:formatted(date, time) end

---As the internet writes it: 2026-03-31T08:30:05Z.
---@return string
function Date:ISO8601Format() end
