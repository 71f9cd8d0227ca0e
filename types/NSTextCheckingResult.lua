---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A place where an NSRegularExpression fits.
---@class NSTextCheckingResult
---@field range integer[]|table The whole: { first, last }; it has location and length, too. Also a function: result:range(1) is rangeAtIndex(1), and result:range("year") the place of the group of this name. Read-only.
---@field numberOfRanges integer The number of its groups, with the whole. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NSTextCheckingResult = {}

---Where a group is, or nil if it took no part; 0 is the whole, 1 the first group.
---@param index integer
---@return integer[]|table|any
function NSTextCheckingResult:rangeAtIndex(index) end
