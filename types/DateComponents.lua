---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A table of the parts of a date: DateComponents { year = 2026, month = 3 }, for Calendar.current:dateFromComponents.
---@class DateComponents
---@overload fun(): DateComponents
DateComponents = {}
