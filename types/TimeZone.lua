---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What TimeZone { ... } takes.
---@class TimeZone.Properties
---@field secondsFromGMT? integer How far it is to the east of Greenwich. Seconds.
---@field abbreviation? string Its short name: "CET".
---@field identifier? string Its name, or its distance as GMT+2.

---A time zone: TimeZone { identifier = "Europe/Berlin" }, or nil if there is none of that name.
---@class TimeZone
---@field current TimeZone The device's time zone, as it is now.
---@field autoupdatingCurrent TimeZone The device's time zone, as it is now.
---@field gmt TimeZone Greenwich's.
---@field abbreviationDictionary table<string, string> The names of time zones by their short names.
---@field knownTimeZoneIdentifiers string[] The names of all time zones.
---@field identifier string Its name. Read-only.
---@field super TimeZone
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: TimeZone.Properties): TimeZone
TimeZone = {}

---How far it is to the east of Greenwich, at a date or now. Seconds.
---@param date? Date|number
---@return integer
function TimeZone:secondsFromGMT(date) end

---Whether summer time is in force, at a date or now.
---@param date? Date|number
---@return boolean
function TimeZone:isDaylightSavingTime(date) end

---What summer time adds, at a date or now. Seconds.
---@param date? Date|number
---@return integer
function TimeZone:daylightSavingTimeOffset(date) end

---When its offset changes next, after a date or now; or nil.
---@param after? Date|number
---@return Date|any
function TimeZone:nextDaylightSavingTimeTransition(after) end

---Its short name in English, at a date or now: "CEST".
---@param date? Date|number
---@return string|any
function TimeZone:abbreviation(date) end

---Its name in a locale, or in the device's: "Central European Standard Time".
---@param style TimeZoneInfo.NameStyle
---@param locale? Locale|string
---@return string|any
function TimeZone:localizedName(style, locale) end
