---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What ISO8601DateFormatter { ... } takes.
---@class ISO8601DateFormatter.Properties
---@field timeZone? TimeZone|string Whose clock is meant; Greenwich's if none is set.
---@field formatOptions? ScriptISO8601Formatter.Option[] What is written.

---Dates as the internet writes them: 2026-03-31T08:30:05Z.
---@class ISO8601DateFormatter
---@field timeZone TimeZone|string Whose clock is meant; Greenwich's if none is set.
---@field formatOptions ScriptISO8601Formatter.Option[] What is written.
---@field super ISO8601DateFormatter
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: ISO8601DateFormatter.Properties): ISO8601DateFormatter
ISO8601DateFormatter = {}

---@overload fun(date: Date|number, timeZone?: TimeZone|string, formatOptions?: ScriptISO8601Formatter.Option[]): string
---The date as a text.
---@param date Date|number
---@return string
function ISO8601DateFormatter:string(date) end

---The date that a text says, or nil.
---@param text string
---@return Date|any
function ISO8601DateFormatter:date(text) end
