---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What ByteCountFormatter { ... } takes.
---@class ByteCountFormatter.Properties
---@field countStyle? ScriptByteCountFormatter.CountStyle Whether a KB has 1,000 bytes, "file", or 1,024, "memory".
---@field allowsNonnumericFormatting? boolean Whether 0 is "Zero KB".
---@field allowedUnits? ByteCountText.Unit[] The units that may be written; all if none is named.
---@field includesUnit? boolean Whether the unit is written; true if it isn't set.
---@field includesCount? boolean Whether the number is written; true if it isn't set.
---@field zeroPadsFractionDigits? boolean Whether all decimals of a unit are written.
---@field includesActualByteCount? boolean Whether the exact count follows: "1.2 MB (1,234,567 bytes)"; false.
---@field isAdaptive? boolean Whether the unit decides on the number of decimals; else three digits are written. True if it isn't set.

---The size of a file in words: "1.2 MB".
---@class ByteCountFormatter
---@field countStyle ScriptByteCountFormatter.CountStyle Whether a KB has 1,000 bytes, "file", or 1,024, "memory".
---@field allowsNonnumericFormatting boolean Whether 0 is "Zero KB".
---@field allowedUnits ByteCountText.Unit[] The units that may be written; all if none is named.
---@field includesUnit boolean Whether the unit is written; true if it isn't set.
---@field includesCount boolean Whether the number is written; true if it isn't set.
---@field zeroPadsFractionDigits boolean Whether all decimals of a unit are written.
---@field includesActualByteCount boolean Whether the exact count follows: "1.2 MB (1,234,567 bytes)"; false.
---@field isAdaptive boolean Whether the unit decides on the number of decimals; else three digits are written. True if it isn't set.
---@field super ByteCountFormatter
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: ByteCountFormatter.Properties): ByteCountFormatter
ByteCountFormatter = {}

---@overload fun(count: integer, countStyle?: ScriptByteCountFormatter.CountStyle): string
---So many bytes in words.
---@param count integer
---@return string
function ByteCountFormatter:string(count) end

---So many bytes in words, without a formatter of one's own.
---@param count integer
---@param countStyle? ScriptByteCountFormatter.CountStyle
---@return string
function ByteCountFormatter.stringFromByteCount(count, countStyle) end
